import type { Campaign } from "@app/contract/campaigns/schemas";
import { plural } from "#/lib/format.ts";
import { toast } from "#/lib/toasts.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import type { FieldErrors } from "#/lib/forms/use-sending.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { PostRow } from "./PostRow.tsx";
import { emptyRow, linksIn, postOfRow, ROW_FIELDS, rowField } from "./post-links.rules.ts";
import type { AwaitedPiece } from "./post-links.rules.ts";
import { enterPost } from "#/features/campaigns/content/results.queries.ts";
import { useToday } from "./use-today.ts";

interface PostsDialogProps {
  /** Null for posts of no campaign, or of the one that their creators and days say. */
  campaign: Campaign | null;
  /** Whose posts they are, where that is known already. */
  creatorId?: string | undefined;
  /** The piece that the post fulfils; null for posts of whatever kind. */
  piece: AwaitedPiece | null;
  onClose: () => void;
  onDone?: () => Promise<void>;
}

/** Links as they are pasted, each with a small form of figures. What could not be stored stays, with its reason. */
export function PostsDialog({ campaign, creatorId, piece, onClose, onDone }: PostsDialogProps) {
  const today = useToday();
  const usual = { creatorId: creatorId ?? piece?.creatorId ?? onlyCreator(campaign), today };
  const isStory = piece?.format === "story";
  const form = useForm<Record<string, string>>({ links: "", ...emptyRow("", usual) }, NOTHING);
  const links = rowsOf(form.values, isStory);

  async function save(values: Record<string, string>) {
    if (links.length === 0) throw new InvalidInput({ links: "Paste the link of the post" });
    const { wrong, left, waiting } = await enterAll(links, (link) =>
      enterPost(postOfRow(values, { link, campaignId: campaign?.id ?? null, piece })),
    );
    if (left.length > 0) {
      form.change({ links: left.join("\n") });
      throw new InvalidInput(wrong);
    }
    toast(`${plural(links.length, "post")} added`, {
      ...(waiting > 0 && { detail: `${plural(waiting, "post")} ${campaign ? MAY_BE : NOBODY}` }),
    });
    onClose();
    await onDone?.();
  }

  function changeLinks(text: string) {
    const rows = linksIn(text).map((link) => emptyRow(link, usual));
    form.change({ ...Object.assign({}, ...rows), ...onlyTyped(form.values), links: text });
  }

  return (
    <EntryDialog
      wide
      title={piece ? "Add the post" : "Add posts"}
      text="Paste one link or several, each with the day on which it was posted. Figures may come later; each reading keeps its day."
      action={links.length > 1 ? `Add ${links.length} posts` : "Add the post"}
      form={{ ...form, submit: (event) => form.submit(event, save) }}
      onClose={onClose}
    >
      <TextArea
        label="Links, one a line"
        rows={3}
        hint={isStory ? "A story may go without." : undefined}
        {...form.field("links")}
        onChange={(event) => changeLinks(event.target.value)}
      />
      {links.map((link) => (
        <PostRow key={link} campaign={campaign} isNamed={creatorId !== undefined} form={form} link={link} />
      ))}
    </EntryDialog>
  );
}

const MAY_BE = "may be of several creators and waits below";
const NOBODY = "waits: nothing says which creator of yours it is of";

function onlyCreator(campaign: Campaign | null): string {
  const [only, ...more] = campaign?.creators ?? [];
  return more.length === 0 ? (only?.creatorId ?? "") : "";
}

/** What is sent depends on what is in the form, so its button says what is done. */
const NOTHING = () => Promise.resolve();

/** A story has a row also without a link. */
function rowsOf(values: Readonly<Record<string, string>>, isStory: boolean): string[] {
  const links = linksIn(values["links"] ?? "");
  return links.length === 0 && isStory ? [""] : links;
}

function onlyTyped({ links: _links, ...rows }: Readonly<Record<string, string>>): Record<string, string> {
  return rows;
}

/** One after the other, each whatever became of the others. */
async function enterAll(links: readonly string[], enter: (link: string) => ReturnType<typeof enterPost>) {
  const left: string[] = [];
  let wrong: FieldErrors = {};
  let waiting = 0;
  for (const link of links) {
    try {
      const { waiting: reason } = await enter(link);
      if (reason !== null) waiting += 1;
    } catch (error) {
      left.push(link);
      wrong = { ...wrong, ...wrongInRow(link, error) };
    }
  }
  return { wrong, left, waiting };
}

/** `figures.views` is said at the views of the row; what belongs to no field of it, at its link. */
function wrongInRow(link: string, error: unknown): FieldErrors {
  const fields = error instanceof InvalidInput || error instanceof ApiError ? error.fields : {};
  const entries = Object.entries(fields).map(([path, message]) => {
    const name = path.split(".").at(-1) ?? "";
    return [rowField(link, NAMED.has(name) ? name : "url"), message] as const;
  });
  if (entries.length > 0) return Object.fromEntries(entries);
  const text = error instanceof ApiError ? error.problem.detail : "This was not saved. Try again.";
  return { [rowField(link, "url")]: text };
}

const NAMED: ReadonlySet<string> = new Set(ROW_FIELDS);
