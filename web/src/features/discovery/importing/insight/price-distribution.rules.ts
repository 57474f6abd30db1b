import type { ImportInsight } from "@app/contract/discovery/import-insight";
import { formatMoney, formatRange, formatTotal, plural } from "#/lib/format.ts";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";

export type KnownRange = NonNullable<NonNullable<ImportInsight["price"]>["range"]>;

/** Minor units as money, rounded to whole ones. */
export function priceText({ currency }: Pick<KnownRange, "currency">, amount: number): string {
  return formatMoney({ amount: Math.round(amount), currency });
}

/** "Half of them ask €10.00–€19.80 per 1,000 followers" */
export function priceFinding(range: KnownRange): string {
  const middle = formatRange(priceText(range, range.middle.from), priceText(range, range.middle.to));
  return `Half of them ask ${middle} per 1,000 ${range.basis}`;
}

/** What is drawn, of how many, and the median. */
export function priceMeasure(range: KnownRange, total: number | null): string {
  const [first] = range.bars;
  const step =
    first && first.to !== null ? `Creators per ${priceText(range, first.to - first.from)} step, ` : "";
  return `${step}${formatTotal(range.creators)} of ${formatTotal(total)}. Median ${priceText(range, range.median)}. The band is the middle half.`;
}

/** The bars as a table: "€10–€15", "€40 and more". */
export function pricePoints(range: KnownRange): ChartPoint[] {
  return range.bars.map(({ from, to, creators }) => ({
    label:
      to === null
        ? `${priceText(range, from)} and more`
        : formatRange(priceText(range, from), priceText(range, to)),
    value: creators,
  }));
}

/** "5 creators with prices in other currencies (3 in USD, 2 in GBP) …"; null where all prices are in one currency. */
export function otherCurrenciesText({ currency, otherCurrencies }: KnownRange): string | null {
  if (otherCurrencies.length === 0) return null;
  const count = otherCurrencies.reduce((sum, { creators }) => sum + creators, 0);
  const named = otherCurrencies.map((other) => `${formatTotal(other.creators)} in ${other.currency}`);
  const left = `${plural(count, "creator")} with a price in another currency (${named.join(", ")})`;
  return `${left} ${count === 1 ? "is" : "are"} not counted in: these are the prices in ${currency}.`;
}
