import type { ImportInsight } from "@app/contract/discovery/import-insight";
import type { CurrencyCount, PriceBasis, PriceRange } from "./insight.store.ts";

/** Fewer values than this are listed one by one: bars would pretend a shape. Chosen by us. */
export const DISTRIBUTION_MIN = 5;
const BARS_WANTED = 8;
const STEPS = [1, 2, 5, 10] as const;

/** Steps of the same width; whatever lies above the last one stands in an open step of its own. */
export interface PriceSteps {
  start: number;
  step: number;
  count: number;
}

type Range = NonNullable<NonNullable<ImportInsight["price"]>["range"]>;

/** Around eight round steps in minor units, that reach from the lowest price to above `most`. */
export function priceSteps({ from, most }: Pick<PriceRange, "from" | "most">): PriceSteps {
  const step = roundStep(Math.max((most - from) / BARS_WANTED, 1));
  const start = Math.floor(from / step) * step;
  return { start, step, count: Math.floor((most - start) / step) + 1 };
}

/** 1, 2 or 5 times a power of ten, not below the value. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * power >= value) ?? 10;
  return step * power;
}

/** Every step with its creators, also those without any; an open one only where somebody is in it. */
export function priceBars(
  { start, step, count }: PriceSteps,
  counted: readonly { place: number; creators: number }[],
): Range["bars"] {
  const found = new Map(counted.map(({ place, creators }) => [place, creators]));
  const bars = Array.from({ length: count }, (_, place) => ({
    from: start + place * step,
    to: start + (place + 1) * step,
    creators: found.get(place) ?? 0,
  }));
  const above = found.get(count) ?? 0;
  return above === 0 ? bars : [...bars, { from: start + count * step, to: null, creators: above }];
}

/** By followers, unless more creators have views than followers beside their price. */
export function chooseBasis(counts: Readonly<Record<PriceBasis, readonly CurrencyCount[]>>): PriceBasis {
  const creators = (basis: PriceBasis) => counts[basis][0]?.creators ?? 0;
  return creators("views") > creators("followers") ? "views" : "followers";
}

/** What is told of the prices in the currency that most of them are in; null while there is none. */
export function priceRange(
  basis: PriceBasis,
  [main, ...others]: readonly [PriceRange, ...CurrencyCount[]] | readonly [],
  shape: Pick<Range, "bars" | "values">,
): Range | null {
  if (!main) return null;
  const { currency, creators, from, median, to, quarter, threeQuarters } = main;
  return {
    basis,
    currency,
    creators,
    from,
    median,
    to,
    middle: { from: quarter, to: threeQuarters },
    ...shape,
    otherCurrencies: others.map((other) => ({ currency: other.currency, creators: other.creators })),
  };
}
