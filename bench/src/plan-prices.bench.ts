import { planCosts, shareWithin } from "../../server/src/strategy/plans/prices/price-lists.fixtures.ts";
import { atLeast, info } from "./figure.ts";
import type { Figure } from "./figure.ts";

const LISTS = 200;
/** Percent of the plans whose said cost is within 0.7 and 1.4 of what they would cost. */
const WITHIN_MIN = 90;

/** Plans on made-up lists whose prices follow a curve of their own, of which 10 to 100 % are known. */
export async function measure(): Promise<Figure[]> {
  const costs = await planCosts(Array.from({ length: LISTS }, (_, seed) => seed));
  const guesses = costs.filter(({ guessed }) => guessed > 30);
  return [
    atLeast("cost said near the list's price curve", shareWithin(costs, "byCurve"), "%", WITHIN_MIN),
    info("cost said near what each creator will ask", shareWithin(costs, "byTruth"), "%"),
    info("the first of plans with more than 30 % guessed money", shareWithin(guesses, "byCurve"), "%"),
    info("plans with more than 30 % guessed money", guesses.length, `of ${costs.length}`),
  ];
}
