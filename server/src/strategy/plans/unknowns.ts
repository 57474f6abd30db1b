import type { Plan } from "@app/contract/strategy/plan";
import type { Candidate } from "./candidate.ts";
import type { Draft } from "./draft.ts";
import type { Solved } from "#/strategy/solver/problem.ts";
import { knowsAudience } from "./reach.ts";

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

/**
 * The missing values that would change the plan most: for creators near the border of being chosen, whether a value
 * within its usual range could carry them over it. By how far beyond the border, one value a creator.
 */
export function findDecisive(draft: Draft, answer: Solved): Plan["decisive"] {
  if (answer.perUnit <= 0) return [];
  const chosen = new Set(answer.solution.columns.map((index) => draft.packages.columns[index]?.creator));
  const found = draft.eligible.flatMap((index) => {
    const candidate = draft.candidates[index];
    const price = candidate && draft.pricing.priceOf(candidate);
    const margin = answer.worth[index];
    if (!candidate || !price || margin === undefined || !Number.isFinite(margin)) return [];
    const isIn = chosen.has(index);
    const best = swings(draft, candidate, price, answer.perUnit)
      .map(({ field, up, down }) => ({
        field,
        score: isIn ? down - Math.max(0, margin) : up + Math.min(0, margin),
      }))
      .toSorted((left, right) => right.score - left.score)[0];
    return best && best.score > 0 ? [{ candidate, ...best }] : [];
  });
  return found
    .toSorted((left, right) => right.score - left.score)
    .slice(0, DECISIVE_MAX)
    .map(({ candidate: { creatorId, platform, handle }, field }) => ({ creatorId, platform, handle, field }));
}

/** People that a missing value could add or take, at the going rate of the budget. */
function swings(
  { input }: Draft,
  candidate: Candidate,
  price: { amount: number; low: number; high: number; basis: string },
  perUnit: number,
) {
  const worth = price.amount * perUnit;
  const both = (field: string, part: number) => ({ field, up: worth * part, down: worth * part });
  return [
    ...(price.basis === "estimated"
      ? [
          {
            field: "price",
            up: (price.amount - price.low) * perUnit,
            down: (price.high - price.amount) * perUnit,
          },
        ]
      : []),
    ...(candidate.medianViews === null ? [both("avgViews", VIEWS_SWING)] : []),
    ...(input.brief.markets.length > 0 && candidate.country === null ? [both("country", COUNTRY_SWING)] : []),
    ...(knowsAudience(input.brief, candidate) ? [] : [both("audience", AUDIENCE_SWING)]),
  ];
}
