import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { wholeUnits } from "@app/contract/money";
import type { PastFee } from "@app/contract/strategy/past-campaigns";
import { priceFits } from "#/discovery/index.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { withAgreedPrices } from "#/strategy/plans/prices/agreed-prices.ts";
import { withToldDeals } from "#/strategy/plans/prices/told-deals.ts";
import { pricesOf } from "#/strategy/plans/prices/own-prices.ts";

interface Known {
  /** What was agreed or paid in own campaigns. */
  fees: readonly PastFee[];
  stated: Pick<Stated, "prices">;
  filters?: Filters | undefined;
}

/**
 * The candidates at what would be paid: list prices, in their place what was agreed, in its place what the person says. A
 * filter by price that judged a list price is asked again of the one that took its place.
 */
export function withPricesToPay(
  candidates: readonly Candidate[],
  { fees, stated, filters = {} }: Known,
): readonly Candidate[] {
  const paid = withToldDeals(withAgreedPrices(candidates, fees), stated.prices);
  return paid.map((candidate, index) =>
    candidate === candidates[index] ? candidate : judgedAgain(candidate, filters),
  );
}

function judgedAgain(candidate: Candidate, filters: Filters): Candidate {
  const prices = pricesOf(candidate).map((price) => ({ ...price, amount: wholeUnits(price) }));
  const answers: [FilterName, boolean | null][] = [
    ...(filters.price
      ? [["price", priceFits({ prices }, filters.price)] as [FilterName, boolean | null]]
      : []),
    // Beside other values that have to be known, nobody can tell here which of them is missing.
    ...(filters.has?.join() === "price" && prices.length > 0
      ? [["has", true] as [FilterName, boolean | null]]
      : []),
  ];
  const asked = new Set<string>(answers.map(([name]) => name));
  const those = (answer: boolean | null) => answers.flatMap(([name, own]) => (own === answer ? [name] : []));
  const without = (names: readonly string[] = []) => names.filter((name) => !asked.has(name));
  return answers.length === 0
    ? candidate
    : {
        ...candidate,
        misses: [...without(candidate.misses), ...those(false)],
        unknown: [...without(candidate.unknown), ...those(null)],
      };
}
