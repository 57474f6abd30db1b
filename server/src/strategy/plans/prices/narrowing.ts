import type { PastFee } from "@app/contract/strategy/past-campaigns";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { Narrowing } from "#/strategy/plans/forecast/narrowing.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import { withAgreedPrices } from "./agreed-prices.ts";
import { createPricing } from "./pricing.ts";
import type { Price } from "./pricing.ts";

/** Accounts whose ranges are compared: more change no mean. Chosen by us. */
const COMPARED = 500;

/** How wide guessed prices are, and of how many accounts. */
interface NarrowingOfPrices extends Narrowing {
  accounts: number;
}

/**
 * How far low and high of a guessed price lie apart, in logarithms: with the prices of lists alone, and with the fees of
 * own campaigns. The mean over accounts whose price is guessed either way; null where there are none.
 */
export function narrowingOfPrices(
  candidates: readonly Candidate[],
  fees: readonly PastFee[],
  { currency, values }: { currency: string; values: ModelValues },
): NarrowingOfPrices | null {
  if (fees.length === 0) return null;
  const asked = { currency, deliverables: [], maxCreators: null };
  const known = withAgreedPrices(candidates, fees);
  const [without, having] = [candidates, known].map((one) => createPricing(one, asked, values));
  const widths: Narrowing[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const now = known[index];
    if (widths.length === COMPARED || !now) break;
    // A candidate with a fee has a price of its own now.
    if (now !== candidate) continue;
    const pair = { before: widthOf(without?.priceOf(candidate)), now: widthOf(having?.priceOf(candidate)) };
    if (pair.before !== null && pair.now !== null) widths.push({ before: pair.before, now: pair.now });
  }
  if (widths.length === 0) return null;
  const mean = (key: keyof Narrowing) => widths.reduce((sum, one) => sum + one[key], 0) / widths.length;
  return { before: mean("before"), now: mean("now"), accounts: widths.length };
}

/** Null of a price that is not guessed. */
function widthOf(price: Price | null | undefined): number | null {
  return price?.basis === "estimated" && price.low > 0 ? Math.log(price.high / price.low) : null;
}
