import type { Filters, Range } from "@app/contract/discovery/filters";
import type { CreatorDocument } from "./creator-document.ts";

const DAYS_PER_MONTH = 30;

/** Both ends are included; no range lets everything in. */
export function within(value: number, range: Range | undefined): boolean {
  return value >= (range?.min ?? -Infinity) && value <= (range?.max ?? Infinity);
}

/** Whether one of the values lies in the range; null where none is known. */
export function anyWithin(values: readonly number[], range: Range | undefined): boolean | null {
  return values.length === 0 ? null : values.some((value) => within(value, range));
}

/** Views of a usual post for each 100 followers; null when either is unknown. */
export function viewRateOf(document: CreatorDocument): number | null {
  const { avgViews, followers } = document;
  return avgViews === null || followers === null || followers === 0 ? null : (avgViews / followers) * 100;
}

/** Price for 1,000 views in the creator's own currency; null when either is unknown. */
export function cpmOf(document: CreatorDocument): number | null {
  const { price, avgViews } = document;
  return price === null || avgViews === null || avgViews === 0 ? null : (price / avgViews) * 1000;
}

/**
 * Whether one of the prices lies in the range. Null: no price is known, or only such in another currency, for another kind
 * of content, or for nobody said what, which say nothing about this one.
 */
export function priceFits(
  document: Pick<CreatorDocument, "prices"> | undefined,
  wanted: Filters["price"],
): boolean | null {
  if (!document || !wanted) return null;
  const { currency, per: piece, min, max } = wanted;
  const comparable = document.prices.filter(
    (price) => price.currency === currency && (piece === undefined || price.per === piece),
  );
  return comparable.length === 0 ? null : comparable.some(({ amount }) => within(amount, { min, max }));
}

/** Whether the growth over the known period nearest to the one asked for is large enough; null when none is known. */
export function growthFits(known: CreatorDocument["growth"], wanted: Filters["growth"]): boolean | null {
  if (!wanted) return null;
  const distance = (months: number) => Math.abs(months * DAYS_PER_MONTH - wanted.periodDays);
  const nearest = known.toSorted((a, b) => distance(a.months) - distance(b.months) || a.months - b.months)[0];
  return nearest ? nearest.percent >= wanted.min : null;
}

/** Whether any is from `since` on; null when none is and one has no date. */
export function recently(mentions: readonly { lastDay: number | null }[], since: number): boolean | null {
  if (mentions.some(({ lastDay }) => lastDay !== null && lastDay >= since)) return true;
  return mentions.some(({ lastDay }) => lastDay === null) ? null : false;
}
