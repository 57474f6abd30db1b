import { piecesText } from "@app/contract/strategy/pieces";
import type { StatedPrice } from "#/strategy/brief/stated.ts";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { pricesOf } from "./own-prices.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import { priceFormat, publicRatio } from "./formats.ts";

const SAID = "What you said in this thread";

/** The candidates at what the person says of their deals, whatever the workspace knows. */
export function withToldDeals(
  candidates: readonly Candidate[],
  deals: readonly StatedPrice[] = [],
): readonly Candidate[] {
  if (deals.length === 0) return candidates;
  return candidates.map((candidate) => {
    const said = deals.find(({ handle }) => isNamed(candidate, handle));
    return said ? withToldDeal(candidate, said) : candidate;
  });
}

function withToldDeal(candidate: Candidate, said: StatedPrice): Candidate {
  const { pieces, isFlat, rightsFees = [], usageMonths, exclusivityMonths, per = null } = said;
  const rights = {
    ...(usageMonths !== undefined && { usageMonths }),
    ...(exclusivityMonths !== undefined && { exclusivityMonths }),
  };
  const isMore = rightsFees.length > 0 || pieces !== undefined || isFlat === true || said.price === null;
  const told = isMore
    ? { ...rights, ...(pieces && { pieces }), ...(isFlat && { isFlat }), fees: rightsFees }
    : undefined;
  const deal = { ...candidate, ...(told && { told }) };
  const prices = toldPrices(candidate, said, rights);
  const [price] = prices;
  if (!price) return deal;
  const replaced = new Set(prices.map((one) => one.per));
  const others = (candidate.prices ?? []).filter(
    (known) => (per !== null || pieces !== undefined) && !replaced.has(known.per),
  );
  const learnFrom = candidate.learnFrom ?? pricesOf(candidate);
  return {
    ...deal,
    price,
    prices: [...prices, ...others],
    learnFrom,
    origins: { ...candidate.origins, price: SAID },
  };
}

/** The price of one piece of each format: a part of what several cost together. */
function toldPrices(
  { platform }: Candidate,
  { price, per, pieces, isFlat }: StatedPrice,
  rights: Pick<CandidatePrice, "usageMonths" | "exclusivityMonths">,
): CandidatePrice[] {
  if (!price) return [];
  if (isFlat) return [{ ...price, per: null, ...rights, from: `${SAID}, for everything` }];
  if (!pieces) return [{ ...price, per: per ?? null, ...rights }];
  const parts = pieces.reduce((sum, { format, count }) => sum + count * publicRatio(platform, format), 0);
  const from = `${SAID}, for ${piecesText(pieces)} together`;
  return pieces.map(({ format }) => ({
    ...rights,
    amount: (price.amount * publicRatio(platform, format)) / parts,
    currency: price.currency,
    per: priceFormat(platform, format),
    from,
  }));
}
