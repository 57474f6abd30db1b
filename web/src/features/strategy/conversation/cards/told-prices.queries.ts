import { CreatorEdited } from "@app/contract/discovery/creator-edits";
import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { offerUndo } from "#/lib/undo.ts";
import type { Keeping } from "./told-prices.rules.ts";

type Kept = Pick<CreatorEdit, "price" | "prices" | "notes"> & { accountId: string };
type Seen = Readonly<Record<keyof Kept, unknown>> & { version: number };

const WORDS = { price: "Price", prices: "Prices", notes: "Notes", accountId: "Account" };

/** Keeps what was told of a deal in a thread as the creator's own, with an offer to undo that. @throws ApiError, already shown. */
export async function keepTold(
  { creatorId, accountId, handle }: ToldPrice,
  { edit, as }: Keeping,
  creator: Pick<CreatorProfile, "version" | "notes" | "accounts">,
): Promise<void> {
  const url = addressOf(discoveryPaths.creator, { id: creatorId });
  const write = async (change: Omit<Kept, "accountId">, seen: Seen) => {
    const parts = { change: { ...change, accountId }, seen, words: WORDS };
    const edited = await sendEdit("PATCH", url, parts, CreatorEdited);
    await refresh(url);
    return edited;
  };
  const [price] = creator.accounts.find(({ id }) => id === accountId)?.prices ?? [];
  const before: Seen = { version: creator.version, accountId, notes: creator.notes, price, prices: [] };
  const edited = await write(edit, before);
  if (!edited) return;
  const { version, values } = edited;
  const { prices, notes } = edited.previous;
  const previous = { ...(edit.price && { prices }), ...(edit.notes !== undefined && { notes }) };
  offerUndo(`${as === "price" ? "Price" : "Note"} of @${handle} kept`, () =>
    write(previous, { ...before, ...values, version }),
  );
}
