import { CreatorEdited } from "@app/contract/discovery/creator-edits";
import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { offerUndo } from "#/lib/undo.ts";
import type { Keeping } from "./told-prices.rules.ts";

/** Keeps what was told of a deal in a thread as the creator's own, with an offer to undo that. @throws ApiError, already shown. */
export async function keepTold(
  { creatorId, accountId, handle }: ToldPrice,
  { edit, as }: Keeping,
  { version }: { version: number },
): Promise<void> {
  const url = addressOf(discoveryPaths.creator, { id: creatorId });
  const write = async (change: CreatorEdit, seen: number) => {
    const edited = await send("PATCH", url, { ...change, accountId, version: seen }, CreatorEdited);
    await refresh(url);
    return edited;
  };
  const edited = await write(edit, version);
  const { prices, notes } = edited.previous;
  const before = { ...(edit.price && { prices }), ...(edit.notes !== undefined && { notes }) };
  offerUndo(`${as === "price" ? "Price" : "Note"} of @${handle} kept`, () => write(before, edited.version));
}
