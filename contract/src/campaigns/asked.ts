import type { Money } from "../money.ts";
import type { CampaignCreator } from "./creators.ts";
import type { Deliverable } from "./deliverables.ts";

type Asking = Pick<CampaignCreator, "creatorId" | "platform" | "askingPrice">;

/** The asking price for all pieces that the creator owes; null where it is for another kind of piece or account. */
export function askedFor(
  { creatorId, platform, askingPrice }: Asking,
  deliverables: readonly Pick<Deliverable, "creatorId" | "platform" | "format">[],
): Money | null {
  const pieces = deliverables.filter((piece) => piece.creatorId === creatorId);
  if (!askingPrice || pieces.length === 0 || pieces.some((piece) => piece.platform !== platform)) return null;
  const { amount, currency, per } = askingPrice;
  const isForAll = per === null || per === "post" || pieces.every(({ format }) => format === per);
  return isForAll ? { amount: amount * pieces.length, currency } : null;
}
