import type { RightsCost, RightsFee, RightsMonths } from "@app/contract/strategy/plan";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import { convert, wholeUnits } from "./currencies.ts";
import { pricesOf } from "./own-prices.ts";
import type { Price } from "./pricing.ts";

/** How far what is guessed of rights may be off, as parts of it. Chosen by us. */
const BAND = { low: 0.5, high: 1.5 } as const;

/** A right that is not in the price of the pieces: a part of that price, or an amount that was told. */
interface RightsPart extends Omit<RightsCost, "amount"> {
  share: number;
  /** In minor units of the plan's currency, of all pieces together. */
  amount: number;
}

/** What a creator gives beyond the rights that are in all of its prices, and what it was told to ask for. */
export function rightsOf(
  candidate: Candidate,
  asked: RightsMonths,
  values: ModelValues,
  currency: string,
): RightsPart[] {
  const prices = pricesOf(candidate);
  return (["usage", "exclusivity"] as const).flatMap((right) => {
    const term = `${right}Months` as const;
    const included = prices.map((price) => price[term] ?? 0);
    const given = Math.max(candidate.told?.[term] ?? 0, included.length === 0 ? 0 : Math.min(...included));
    const told = toldPart(candidate, right, asked[term], currency);
    const months = (asked[term] ?? 0) - given - (told?.months ?? 0);
    const rate = () => values.share(right === "usage" ? "usageRate" : "exclusivityRate");
    const guessed = months <= 0 ? [] : [{ right, months, share: months * rate(), amount: 0 }];
    return [...(told ? [told] : []), ...guessed];
  });
}

/** Rights at the fee that the person told; none where the plan is to have none of them. */
function toldPart(
  { told }: Candidate,
  right: RightsCost["right"],
  asked: number | undefined,
  currency: string,
): RightsPart | null {
  const fee = asked === 0 ? undefined : told?.fees.find((one) => one.right === right);
  if (!fee) return null;
  const { months, percent } = fee;
  if (percent !== undefined) return { right, months, isTold: true, share: percent / 100, amount: 0 };
  const amount = fee.fee && convert(fee.fee.amount, fee.fee.currency, currency);
  return amount === null
    ? null
    : { right, months, isTold: true, share: 0, amount: wholeOf(amount, fee, currency) };
}

function wholeOf(amount: number, { fee }: RightsFee, currency: string): number {
  return fee?.currency === currency ? amount : wholeUnits(amount, currency);
}

/** What rights cost beside pieces for so much. */
export function rightsCosts(pieces: number, parts: readonly RightsPart[], currency: string): RightsCost[] {
  return parts.map(({ share, amount, ...right }) => ({
    ...right,
    amount: amount + (share === 0 ? 0 : wholeUnits(pieces * share, currency)),
  }));
}

/** The price of the pieces with that of the rights, whose range is the wider where rights are guessed. */
export function withRights(price: Price, rights: readonly RightsCost[]): Price {
  const sum = rights.reduce((total, { amount }) => total + amount, 0);
  const guessed = rights.reduce((total, { amount, isTold }) => total + (isTold ? 0 : amount), 0);
  return {
    ...price,
    amount: price.amount + sum,
    low: price.low + sum - guessed + Math.round(guessed * BAND.low),
    high: price.high + sum - guessed + Math.round(guessed * BAND.high),
  };
}
