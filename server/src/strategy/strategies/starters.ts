import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { platformLabel } from "@app/contract/platforms";
import { tierOf } from "@app/contract/discovery/tiers";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { spokenCountry } from "@app/contract/place-names";
import { amountText } from "#/strategy/brief/wording.ts";

export const STARTERS_MAX = 6;
/** Fewer creators than this make no plan worth proposing. */
const CREATORS_MIN = 3;
const BUDGETS = [1_000_000, 2_500_000, 5_000_000];

/** What the products of a category could be called in a brief. */
const PRODUCTS: Readonly<Record<string, string>> = {
  food: "a new snack",
  vegan: "a vegan snack",
  fitness: "a protein bar",
  beauty: "a beauty box",
  skincare: "a mineral sunscreen",
  makeup: "a lipstick",
  fashion: "a spring collection",
  travel: "a travel app",
  tech: "wireless headphones",
  gaming: "a mobile game",
  parenting: "a stroller",
  pets: "dog food",
  "home-decor": "scented candles",
};

/** Four to six briefs that the workspace's own creators can fulfil; fewer when it has hardly any. */
export function writeStarters(
  candidates: readonly Candidate[],
  currency: string,
): { title: string; text: string }[] {
  const markets = common(candidates, ({ country }) => (country === null ? [] : [country]));
  const categories = common(candidates, ({ categories: own }) => own.slice(0, 1));
  const platforms = common(candidates, ({ platform }) => [platform]);
  const where = (index: number) => (markets[index] ? ` in ${spokenCountry(markets[index])}` : "");
  const budget = (index: number) =>
    amountText({ amount: BUDGETS[index % BUDGETS.length] ?? 1_000_000, currency });
  const starters = categories.slice(0, 3).map((category, index) => ({
    title: `${isCategory(category) ? categoryLabel(category) : category}${where(index)}`,
    text: `Launch of ${PRODUCTS[category] ?? "a new product"}${where(index)}, ${budget(index)}, ${platforms.slice(0, 2).map(platformLabel).join(" and ")}, awareness, four weeks`,
  }));
  if (candidates.length < CREATORS_MIN) return [];
  const micro = candidates.filter(({ followers }) => tierOf(followers) === "micro").length;
  if (micro >= CREATORS_MIN) {
    starters.push({
      title: "Small creators only",
      text: `${budget(0)} for engagement${where(0)} with micro and nano creators, at most 15% to one creator`,
    });
  }
  if (platforms[0])
    starters.push({
      title: `${platformLabel(platforms[0])} first`,
      text: `${budget(1)}${where(0)}, at least 50% on ${platformLabel(platforms[0])}, women 18–34, six weeks`,
    });
  starters.push({ title: "The best five", text: `The best 5 creators${where(0)} for ${budget(2)}, reach` });
  return starters.slice(0, STARTERS_MAX);
}

/** Values by how often they occur, the most frequent first. */
function common(candidates: readonly Candidate[], read: (candidate: Candidate) => string[]): string[] {
  const counts = new Map<string, number>();
  for (const candidate of candidates)
    for (const value of read(candidate)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= CREATORS_MIN)
    .toSorted((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
    .map(([value]) => value);
}
