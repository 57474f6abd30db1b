import type { PastFee } from "@app/contract/strategy/past-campaigns";
import { piecesText } from "@app/contract/strategy/pieces";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { priceFormat, publicRatio } from "./formats.ts";
import { pricesOf } from "./own-prices.ts";

/** A price of one piece by a fee, and the day of it, yyyy-mm-dd. */
interface AgreedPrice extends CandidatePrice {
  per: string;
  day: string;
}

/**
 * The candidates with what was agreed with them as prices of their own: of each format the newest fee, in place of a list
 * price of that format that is no newer. A list price newer than the fee stands.
 */
export function withAgreedPrices(
  candidates: readonly Candidate[],
  fees: readonly PastFee[],
): readonly Candidate[] {
  if (fees.length === 0) return candidates;
  const byAccount = Map.groupBy(fees, ({ creatorId, platform }) => `${creatorId} ${platform}`);
  return candidates.map((candidate) => {
    const own = byAccount.get(`${candidate.creatorId} ${candidate.platform}`);
    return own ? withFees(candidate, own) : candidate;
  });
}

function withFees(candidate: Candidate, fees: readonly PastFee[]): Candidate {
  const { platform, priceAsOf = null } = candidate;
  const listed = pricesOf(candidate);
  const formatOf = ({ per }: CandidatePrice) => (per === null ? null : priceFormat(platform, per));
  const isNewer = (price: AgreedPrice) =>
    priceAsOf === null ||
    priceAsOf <= price.day ||
    !listed.some((one) => one.per === null || formatOf(one) === price.per);
  const newest = new Map(
    fees
      .flatMap(agreedPrices)
      .toSorted((left, right) => left.day.localeCompare(right.day))
      .map((price) => [price.per, price]),
  );
  const agreed = [...newest.values()].filter(isNewer).map(({ day: _day, ...price }) => price);
  const replaced = new Set<string | null>(agreed.map(({ per }) => per));
  const prices = [...agreed, ...listed.filter((one) => one.per === null || !replaced.has(formatOf(one)))];
  return { ...candidate, price: prices[0] ?? null, prices };
}

/** What a fee says of single pieces: shares of it by what their formats usually cost against each other. */
function agreedPrices({ platform, pieces, amount, currency, basis, day, campaign }: PastFee): AgreedPrice[] {
  const parts = pieces.reduce((sum, { format, count }) => sum + count * publicRatio(platform, format), 0);
  const [first, second] = pieces;
  const isOne = first?.count === 1 && !second;
  const word = basis === "paid" ? "Paid" : "Agreed";
  const from = `${word} in ${campaign}${isOne ? "" : `, for ${piecesText(pieces)} together`}`;
  return pieces.map(({ format }) => ({
    amount: Math.round((amount * publicRatio(platform, format)) / parts),
    currency,
    per: priceFormat(platform, format),
    from,
    day,
  }));
}
