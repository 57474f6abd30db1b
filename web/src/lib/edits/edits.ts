import type { EditConflict } from "@app/contract/versions";
import type * as z from "zod/mini";
import { ApiError } from "#/lib/api/api-error.ts";
import { notify, send } from "#/lib/api/api.ts";
import { askWhichToKeep } from "./edit-conflicts.ts";
import { inWords, rebase } from "./edits.rules.ts";
import type { FieldWords } from "./edits.rules.ts";

export interface Edit<Change extends object> {
  change: Change;
  /** The thing as the person saw it when they began: its version, and what the fields of `change` were. */
  seen: Readonly<Record<keyof Change, unknown>> & { version: number };
  /** What the fields are called where both texts are shown. */
  words: Readonly<Record<keyof Change & string, FieldWords>>;
}

/** The newest version of each address that this tab has stored itself. */
const ownVersions = new Map<string, number>();
/** The last edit of each address: two quick ones of one person go one after the other. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends an edit with the version it was made from. What somebody else changed meanwhile in other fields stays; where
 * it is in the same fields the person is asked, with both texts on screen.
 * @returns the answer; null when the person keeps what is stored.
 * @throws ApiError, already shown unless `quiet`; the conflict itself when the person puts the choice off.
 */
export function sendEdit<Change extends object, T extends z.ZodMiniType>(
  method: "PUT" | "PATCH",
  url: string,
  edit: Edit<Change>,
  schema: T,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<z.infer<T> | null> {
  const before = underWay.get(url) ?? Promise.resolve();
  const sent = before.then(() => sendNow(method, url, edit, schema, quiet));
  underWay.set(
    url,
    sent.catch(() => undefined),
  );
  return sent;
}

async function sendNow<Change extends object, T extends z.ZodMiniType>(
  method: "PUT" | "PATCH",
  url: string,
  edit: Edit<Change>,
  schema: T,
  quiet: boolean,
): Promise<z.infer<T> | null> {
  const { version, ...before } = edit.seen;
  let [change, seen, at]: [Change, object, number] = [edit.change, before, version];
  for (;;) {
    try {
      const answer = await send(method, url, { ...change, version: at }, schema, { quiet: true });
      ownVersions.set(url, at + 1);
      return answer;
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) {
        if (!quiet) notify(error);
        throw error;
      }
      // What this tab has stored itself was seen by whoever sits in front of it.
      const isOwn = ownVersions.get(url) === conflict.version;
      const rebased = rebase(change, isOwn ? conflict.theirs : seen, conflict.theirs);
      const choice = await settle(rebased, conflict, edit.words);
      if (choice === "later") throw error;
      if (choice === "theirs") return null;
      // What was shown now counts as seen: only a third person would be asked about again.
      [change, seen, at] = [rebased.change, { ...seen, ...conflict.theirs }, conflict.version];
    }
  }
}

function settle(
  { change, disputed }: { change: object; disputed: string[] },
  { theirs }: EditConflict,
  words: Readonly<Record<string, FieldWords>>,
) {
  if (disputed.length === 0) return "yours";
  return askWhichToKeep(inWords(disputed, { yours: change, theirs, words }));
}

function conflictOf(error: unknown): EditConflict | undefined {
  return error instanceof ApiError ? error.problem.conflict : undefined;
}
