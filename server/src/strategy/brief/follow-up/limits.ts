import { completeBrief } from "#/strategy/brief/brief.ts";
import {
  creatorCountText,
  feeCapText,
  pieceCapText,
  ruleLabel,
  shareText,
} from "#/strategy/brief/brief-facts.ts";
import { withoutFilters } from "#/strategy/brief/filter-sets.ts";
import { ANY_COUNT, ANY_SHARE } from "#/strategy/brief/no-limits.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { filterWords, slotText } from "#/strategy/brief/slot-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

/** A limit that a person can take away from a plan by its words. */
interface Limit {
  words: string;
  without: (stated: Stated) => Stated;
}

/** The limits of a plan, stated or assumed; what the team told for good is none of them, it has an order of its own. */
export function limitsOf(stated: Stated, context: ReadingContext): Limit[] {
  const { minCreators, maxCreators, maxShare, maxPrice, maxFee } = completeBrief(stated, context).brief;
  const { rules = [], filters = {}, pieceCaps = [] } = stated;
  const isCounted = minCreators !== null || (maxCreators !== null && maxCreators !== ANY_COUNT);
  return [
    ...rules.map((rule) => limit(ruleLabel(rule), { rules: rules.filter((other) => other !== rule) })),
    ...(isCounted
      ? [limit(creatorCountText(minCreators, maxCreators), { maxCreators: ANY_COUNT }, ["minCreators"])]
      : []),
    ...(maxShare === null || maxShare >= ANY_SHARE
      ? []
      : [limit(shareText(maxShare), { maxShare: ANY_SHARE })]),
    ...(maxPrice ? [limit(pieceCapText(maxPrice), {}, ["maxPrice"])] : []),
    ...pieceCaps.map((cap) =>
      limit(pieceCapText(cap.most, cap.format), { pieceCaps: pieceCaps.filter((other) => other !== cap) }),
    ),
    ...(maxFee ? [limit(feeCapText(maxFee), {}, ["maxFee"])] : []),
    ...(filters.tier
      ? [limit(slotText("tiers", filters.tier), { filters: withoutFilters(filters, ["tier"]) })]
      : []),
    ...(filters.followers
      ? [limit(filterWords("followers", filters), { filters: withoutFilters(filters, ["followers"]) })]
      : []),
  ];
}

function limit(words: string, instead: Partial<Stated>, gone: readonly (keyof Stated)[] = []): Limit {
  return {
    words,
    without: (stated) => {
      const kept = Object.entries({ ...stated, ...instead }).filter(
        ([key]) => !gone.some((one) => one === key),
      );
      return Object.fromEntries(kept);
    },
  };
}

/** What was said without some of its limits, each named by its words; null when one of them is no limit of it. */
export function withoutLimits(
  stated: Stated,
  words: readonly string[],
  context: ReadingContext,
): Stated | null {
  let after = stated;
  for (const one of words) {
    // One after the other: each is read from what the one before left.
    const found = limitsOf(after, context).find((known) => known.words === one);
    if (!found) return null;
    after = found.without(after);
  }
  return after;
}
