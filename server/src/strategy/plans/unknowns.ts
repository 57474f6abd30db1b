import type { Plan } from "@app/contract/strategy/plan";
import type { Candidate } from "./candidate.ts";
import type { Draft } from "./draft.ts";
import type { Solved } from "#/strategy/solver/problem.ts";
import { knowsAudience } from "./reach/audience.ts";

const DECISIVE_MAX = 7;
/** How far a figure that is not known may lie from what stands in for it, as a part of the creator's worth. */
const AUDIENCE_SWING = 0.4;
const VIEWS_SWING = 0.8;
const COUNTRY_SWING = 0.7;

/** How many of the candidates that no filter shuts out have no value for what this plan uses. */
export function countUnknown({ input, candidates, eligible }: Draft): Plan["unknown"] {
  const { brief } = input;
  const { audience } = brief;
  const rows = eligible.flatMap((index) => candidates[index] ?? []);
  const fields: [string, boolean, (candidate: Candidate) => boolean][] = [
    ["price", true, ({ price }) => price === null],
    ["followers", true, ({ followers }) => followers === null],
    ["avgViews", true, ({ medianViews }) => medianViews === null],
    ["engagementRate", true, ({ engagementRate }) => engagementRate === null],
    ["country", brief.markets.length > 0, ({ country }) => country === null],
    ["region", (brief.regions ?? []).length > 0, ({ region }) => region === null || region === undefined],
    ["city", brief.cities.length > 0, ({ city }) => city === null],
    ["category", brief.categories.length > 0, ({ categories }) => categories.length === 0],
    ["language", brief.languages.length > 0, ({ language }) => language === null],
    [
      "audience",
      audience.gender !== null || audience.age !== null,
      (candidate) => !knowsAudience(brief, candidate),
    ],
  ];
  return fields.flatMap(([field, isUsed, isUnknown]) => {
    const count = isUsed ? rows.filter(isUnknown).length : 0;
    return count > 0 ? [{ field, count, of: rows.length }] : [];
  });
}

/** What a minor unit is taken to be worth where it buys nothing: enough to put guesses in an order. */
const LEAST_WORTH = 1e-9;

interface Deciding {
  candidate: Candidate;
  field: string;
  /** People that the value could add or take, beyond the border of being chosen. */
  score: number;
}

/**
 * The missing values that decide most, one a creator: prices first, by what their range can change of the picks or of
 * the plan's cost, then other values that could carry a creator over the border of being chosen.
 */
export function findDecisive(draft: Draft, answer: Solved): Plan["decisive"] {
  // Where more money buys nobody else, what a guess may be off by is all that it decides.
  const perUnit = Math.max(answer.perUnit, LEAST_WORTH);
  const chosen = new Map(
    answer.solution.columns.map((index) => [
      draft.packages.columns[index]?.creator,
      draft.packages.offers[index],
    ]),
  );
  const found = draft.eligible.flatMap((index): Deciding[] => {
    const candidate = draft.candidates[index];
    const price = candidate && (chosen.get(index)?.price ?? draft.pricing.priceOf(candidate));
    const margin = answer.worth[index];
    if (!candidate || !price || margin === undefined || !Number.isFinite(margin)) return [];
    const isIn = chosen.has(index);
    const byPrice = isIn ? price.high - price.amount : price.amount - price.low;
    const byBorder = isIn ? 0 : Math.min(0, margin);
    const prices =
      price.basis === "estimated" ? [{ field: "price", score: byPrice * perUnit + byBorder }] : [];
    const others = swings(draft, candidate, price.amount * answer.perUnit).map(({ field, swing }) => ({
      field,
      score: isIn ? swing - Math.max(0, margin) : swing + byBorder,
    }));
    const [best] = [...prices, ...(answer.perUnit > 0 ? others : [])]
      .filter(({ score }) => score > 0)
      .toSorted(byWeight);
    return best ? [{ candidate, ...best }] : [];
  });
  return found
    .toSorted(byWeight)
    .slice(0, DECISIVE_MAX)
    .map(({ candidate: { creatorId, platform, handle }, field }) => ({ creatorId, platform, handle, field }));
}

function byWeight(left: Pick<Deciding, "field" | "score">, right: Pick<Deciding, "field" | "score">): number {
  return Number(right.field === "price") - Number(left.field === "price") || right.score - left.score;
}

/** People that a missing value could add or take; `worth` are those that the creator's price buys elsewhere. */
function swings({ input: { brief } }: Draft, candidate: Candidate, worth: number) {
  const swing = (field: string, part: number) => ({ field, swing: worth * part });
  return [
    ...(candidate.medianViews === null ? [swing("avgViews", VIEWS_SWING)] : []),
    ...(brief.markets.length > 0 && candidate.country === null ? [swing("country", COUNTRY_SWING)] : []),
    ...(knowsAudience(brief, candidate) ? [] : [swing("audience", AUDIENCE_SWING)]),
  ];
}
