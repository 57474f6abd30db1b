import type { RightsCost, RightsMonths } from "@app/contract/strategy/plan";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import { wholeUnits } from "./currencies.ts";
import { pricesOf } from "./own-prices.ts";
import type { Price } from "./pricing.ts";

/** How far what is guessed of rights may be off, as parts of it. Chosen by us. */
const BAND = { low: 0.5, high: 1.5 } as const;

/** A right that is not in the price of the pieces, as a part of that price. */
interface RightsShare extends Omit<RightsCost, "amount"> {
  share: number;
}

/** What a creator gives beyond the rights that are in all of its prices. */
export function rightsOf(candidate: Candidate, asked: RightsMonths, values: ModelValues): RightsShare[] {
  const prices = pricesOf(candidate);
  const shareOf = (right: RightsCost["right"], months: number) =>
    months * values.share(right === "usage" ? "usageRate" : "exclusivityRate");
  return (["usage", "exclusivity"] as const).flatMap((right) => {
    const wanted = asked[`${right}Months`] ?? 0;
    const included = prices.map((price) => price[`${right}Months`] ?? 0);
    const months = wanted - (included.length === 0 ? 0 : Math.min(...included));
    return months <= 0 ? [] : [{ right, months, share: shareOf(right, months) }];
  });
}

/** What rights cost beside pieces for so much. */
export function rightsCosts(pieces: number, shares: readonly RightsShare[], currency: string): RightsCost[] {
  return shares.map(({ share, ...right }) => ({ ...right, amount: wholeUnits(pieces * share, currency) }));
}

/** The price of the pieces with that of the rights, whose range is the wider. */
export function withRights(price: Price, rights: readonly RightsCost[]): Price {
  const sum = rights.reduce((total, { amount }) => total + amount, 0);
  return {
    ...price,
    amount: price.amount + sum,
    low: price.low + Math.round(sum * BAND.low),
    high: price.high + Math.round(sum * BAND.high),
  };
}
