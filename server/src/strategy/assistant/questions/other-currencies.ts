import type { Filters } from "@app/contract/discovery/filters";
import { minorUnits } from "@app/contract/money";
import type { CreatorsFound } from "@app/contract/strategy/findings/schemas";
import { countCreators } from "#/strategy/plans/candidate.ts";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { convert } from "#/strategy/plans/prices/currencies.ts";

/**
 * Of these accounts, creators who have a price in other currencies alone, and those of them whose price would lie in the
 * range by reference rates: a search compares amounts of one currency.
 */
export function inOtherCurrencies(
  accounts: readonly Candidate[],
  wanted: NonNullable<Filters["price"]>,
): NonNullable<CreatorsFound["converted"]> {
  const known = accounts.filter((account) =>
    pricesOf(account, wanted).some(({ currency }) => currency === wanted.currency),
  );
  const others = new Map(
    accounts
      .filter(({ creatorId }) => !known.some((one) => one.creatorId === creatorId))
      .flatMap((account) => pricesOf(account, wanted).map((price) => ({ account, price })))
      .toReversed()
      .map((one) => [one.account.creatorId, one]),
  );
  const all = countCreators(accounts);
  const unpriced = all - countCreators(known) - others.size;
  const rows = [...others.values()].filter(({ price }) => fits(price, wanted));
  return {
    of: others.size,
    unpriced,
    rows: rows.map(({ account: { creatorId, handle }, price: { amount, currency } }) => ({
      creatorId,
      handle,
      price: { amount, currency },
    })),
  };
}

function pricesOf(
  { price, prices = [] }: Candidate,
  { per }: NonNullable<Filters["price"]>,
): CandidatePrice[] {
  const all = prices.length > 0 ? prices : price ? [price] : [];
  return per === undefined ? all : all.filter((one) => one.per === per);
}

function fits({ amount, currency }: CandidatePrice, wanted: NonNullable<Filters["price"]>): boolean {
  const converted = convert(amount, currency, wanted.currency);
  if (converted === null) return false;
  const whole = converted / 10 ** minorUnits(wanted.currency);
  return whole >= (wanted.min ?? 0) && whole <= (wanted.max ?? Infinity);
}
