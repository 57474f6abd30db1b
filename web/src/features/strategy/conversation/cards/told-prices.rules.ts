import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { noteOf } from "@app/contract/strategy/answers/told-text";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { PriceUnit } from "@app/contract/creator-prices";

type Known = Pick<CreatorProfile, "accounts" | "notes">;

/** What keeping writes on the creator, and where a person finds it: a price where it is one, else a note. */
export interface Keeping {
  edit: Pick<CreatorEdit, "price" | "notes">;
  as: "price" | "note";
}

/** Null where everything that was told stands on the creator already. */
export function keepingOf(told: ToldPrice, creator: Known, say: Say): Keeping | null {
  const noted = noteOf(told, say);
  const isNoted = noted === null || (creator.notes ?? "").includes(noted);
  const notes = isNoted ? {} : { notes: [creator.notes, noted].filter(Boolean).join("\n") };
  const prices = isKept(told, creator) ? {} : pricesWith(told);
  const edit = { ...prices, ...notes };
  if (Object.keys(edit).length === 0) return null;
  return { edit, as: Object.keys(prices).length > 0 ? "price" : "note" };
}

/** A price of one piece, a part of what several of one format cost together. */
function pricesWith(told: ToldPrice): Pick<CreatorEdit, "price"> {
  const one = pieceOf(told);
  if (!one) return {};
  const { usageMonths, exclusivityMonths } = told;
  return { price: { ...one, usageMonths, exclusivityMonths } };
}

function pieceOf({ price, per, pieces, isFlat }: ToldPrice) {
  const [only, other] = pieces ?? [];
  if (!price || isFlat || other) return null;
  if (!only) return { ...price, per };
  const format = PriceUnit.safeParse(only.format).data ?? null;
  return { amount: Math.round(price.amount / only.count), currency: price.currency, per: format };
}

/** Whether the account has exactly this price; also where none was told. */
function isKept(told: ToldPrice, { accounts }: Known): boolean {
  const one = pieceOf(told);
  const account = accounts.find(({ id }) => id === told.accountId);
  return (
    !one ||
    (account?.prices ?? []).some(
      (price) =>
        price.amount === one.amount &&
        price.currency === one.currency &&
        price.format === one.per &&
        price.usageMonths === (told.usageMonths ?? null) &&
        price.exclusivityMonths === (told.exclusivityMonths ?? null),
    )
  );
}
