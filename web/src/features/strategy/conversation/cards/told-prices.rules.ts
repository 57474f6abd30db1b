import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { FactsTold, PlanCard } from "@app/contract/strategy/tools";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { PriceUnit } from "@app/contract/creator-prices";
import { piecesText } from "@app/contract/strategy/pieces";
import { formatMoney, plural } from "#/lib/format.ts";

/** Prices that a message was told, with a plan or alone. */
export function toldPricesOf(parts: readonly { type: string }[]): ToldPrice[] {
  return parts.flatMap((part) => {
    if (part.type === "tool-read_fact" && "output" in part)
      return FactsTold.safeParse(part.output).data?.told ?? [];
    const isPlan = part.type === "tool-optimise_plan" || part.type === "tool-change_plan";
    const output = isPlan && "output" in part ? part.output : null;
    return PlanCard.safeParse(output).data?.told ?? [];
  });
}

/** "You told me: @lena asks €1,500 a reel, with 3 months of usage." */
export function toldText(told: ToldPrice): string {
  const { handle, price, per } = told;
  const included = rightsIncluded(told);
  const paid = rightsPaid(told);
  if (!price) return `You told me of @${handle}: ${[...included, ...paid].join(" and ")}.`;
  const what = told.isFlat
    ? "for everything"
    : told.pieces
      ? `for ${piecesText(told.pieces)}`
      : `a ${per ?? "piece"}`;
  const withThem = included.length > 0 ? `, with ${included.join(" and ")}` : "";
  const beside = paid.length > 0 ? `, and ${paid.join(" and ")}` : "";
  return `You told me: @${handle} asks ${formatMoney(price)} ${what}${withThem}${beside}.`;
}

function rightsIncluded({ usageMonths, exclusivityMonths }: ToldPrice): string[] {
  return [
    ...(usageMonths ? [`${plural(usageMonths, "month")} of usage`] : []),
    ...(exclusivityMonths ? [`${plural(exclusivityMonths, "month")} of exclusivity`] : []),
  ];
}

function rightsPaid({ rightsFees = [] }: ToldPrice): string[] {
  return rightsFees.map(({ right, months, fee, percent }) => {
    const cost = fee ? formatMoney(fee) : `${percent ?? 0}% of the price`;
    return `${plural(months, "month")} of ${right} for ${cost}`;
  });
}

type Known = Pick<CreatorProfile, "accounts" | "notes">;

/** What keeping writes on the creator, and where a person finds it: a price where it is one, else a note. */
export interface Keeping {
  edit: Pick<CreatorEdit, "price" | "notes">;
  as: "price" | "note";
}

/** Null where everything that was told stands on the creator already. */
export function keepingOf(told: ToldPrice, creator: Known): Keeping | null {
  const noted = noteOf(told);
  const isNoted = noted === null || (creator.notes ?? "").includes(noted);
  const notes = isNoted ? {} : { notes: [creator.notes, noted].filter(Boolean).join("\n") };
  const prices = isKept(told, creator) ? {} : pricesWith(told);
  const edit = { ...prices, ...notes };
  if (Object.keys(edit).length === 0) return null;
  return { edit, as: Object.keys(prices).length > 0 ? "price" : "note" };
}

/** What has no place among prices: fees of rights, a fee for everything or for several formats, rights without a price. */
function noteOf(told: ToldPrice): string | null {
  const isPrice = told.price !== null && !told.isFlat && (told.pieces?.length ?? 1) === 1;
  const paid = rightsPaid(told);
  if (isPrice) return paid.length > 0 ? `Asks ${paid.join(" and ")}.` : null;
  if (told.price) return toldText(told).replace(/^You told me: @\S+ asks/u, "Asks");
  return [...rightsIncluded(told), ...paid].join(" and ");
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
