import { nameOf, spokenCountry } from "@app/contract/place-names";
import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { PROMPT_COUNT, REEL_QUERY_COUNT, SAMPLE_BRAND_COUNT } from "@app/contract/discovery/creators";
import { TIERS } from "@app/contract/discovery/filters";
import { platformLabel } from "@app/contract/platforms";

/** Written in the words that the parser knows, and of things that the sample workspace has. */
export const PROMPTS: readonly string[] = [
  "Vegan creators in Germany with 10k to 200k followers",
  "Skincare creators in France with an engagement rate over 2%",
  "Micro fitness creators on Instagram with e-mail",
  "Women who talk about fashion in Spain or Italy",
  "Gaming YouTubers with more than 50k subscribers",
  "Travel creators who worked with @wanderfolk.bags",
  "Food creators in the UK with at least 50% female audience, no alcohol",
];

export const REEL_QUERIES: readonly string[] = [
  "Reels about a morning routine",
  "Unboxing videos with over 5k views",
  "#mealprep reels posted in the last 90 days",
  "Reels about hidden gems under 60 seconds",
];

export const BRANDS: readonly string[] = [
  "kornherz",
  "auroriaskin",
  "vigorlab.sport",
  "casa.brisela",
  "wanderfolk.bags",
  "pixelforge.audio",
];

const GENERAL_REEL_QUERIES: readonly string[] = [
  "Posts with over 10k views",
  "Posts with over 1k views",
  "Posts from the last 90 days",
  "Posts under 60 seconds",
  "Instagram posts",
  "TikTok posts",
  "YouTube posts",
];

type Facets = Readonly<Record<string, readonly { value: string }[]>>;

/** Sizes that a search may start from, the smallest first. */
const SIZES = ["10k", "50k", "100k", "500k", "1m", "5m", "10m", "50m"] as const;
/** Values of one kind that are tried. */
const TRIED = 3;
/** Searches that are written from the rows alone. */
export const OWN_COUNT = 3;

/** Searches of one kind, of which one is offered. */
interface SearchKind {
  /** What each of them narrows; all creators without it. */
  within?: string;
  texts: readonly string[];
}

/** Searches written from the rows of a workspace, kind by kind; within a kind those that find most stand first. */
export function ownSearches(facets: Facets): SearchKind[] {
  const { topics, countries, platforms, tiers } = spokenValues(facets);
  const pairs = countries
    .slice(0, TRIED)
    .flatMap((country) => topics.slice(0, TRIED).map((topic) => `${topic} creators in ${country}`));
  const sized = (within: string): SearchKind => ({
    within,
    texts: SIZES.map((size) => `${within} with more than ${size} followers`),
  });
  return [
    { texts: pairs },
    ...countries.slice(1, 2).map((country) => sized(`Creators in ${country}`)),
    { texts: topics.slice(1, 1 + TRIED).map((topic) => `${topic} creators with an engagement rate over 3%`) },
    ...platforms.slice(0, 1).map((platform) => sized(`${platform} creators`)),
    { texts: SIZES.map((size) => `Creators with more than ${size} average views`) },
    { texts: ["Creators with e-mail"] },
    { texts: tiers.map((tier) => `${titled(tier)} creators`) },
    { texts: topics.map((topic) => `${topic} creators`) },
  ];
}

/** Finds some of those it narrows and leaves most out: that is what a search is for. */
export function isTelling(count: number, within: number): boolean {
  return count > 0 && count <= within / 2;
}

/** Prompts written from what the workspace has: topics, countries, cities, platforms, languages, sizes and prices. */
export function ownPrompts(facets: Facets, { prices }: { prices: boolean }): string[] {
  const { topics, countries, platforms, tiers } = spokenValues(facets);
  const cities = valuesOf(facets, "city").map(titled);
  const languages = valuesOf(facets, "language").flatMap((code) => spokenName("language", code) ?? []);
  const prompts = [
    ...topics.slice(0, 3).map((topic) => `${topic} creators`),
    ...countries.slice(0, 3).map((country) => `Creators in ${country}`),
    ...cities.slice(0, 2).map((city) => `Creators in ${city}`),
    ...platforms.map((platform) => `${platform} creators, most followed first`),
    ...languages.slice(0, 2).map((language) => `${language}-speaking creators`),
    ...tiers.map((tier) => `${titled(tier)} creators`),
    "Creators with e-mail",
    "Creators with more than 10k followers",
    "Creators with an engagement rate over 3%",
    "Most followed creators",
    ...(prices ? ["Cheapest creators"] : []),
    "Creators with less than 1m followers",
  ];
  return [...new Set(prompts)];
}

/** Queries for posts written from the hashtags that the workspace's posts have, then such as most posts answer. */
export function ownReelQueries(hashtags: readonly string[]): string[] {
  const tagged = hashtags.slice(0, REEL_QUERY_COUNT * 2).map((tag) => `Posts with #${tag}`);
  return [...tagged, ...GENERAL_REEL_QUERIES];
}

/** `count` suggestions: those wanted that find something, then others that do, then the wanted that find nothing. */
export function firstThatFind<T extends { text: string; count: number }>(
  wanted: readonly T[],
  others: readonly T[],
  count: number,
): T[] {
  const finds = (suggestion: T) => suggestion.count > 0;
  const own = others.filter((other) => finds(other) && wanted.every(({ text }) => text !== other.text));
  return [...wanted.filter(finds), ...own, ...wanted.filter((one) => !finds(one))].slice(0, count);
}

export const SUGGESTION_COUNTS = {
  prompts: PROMPT_COUNT,
  reels: REEL_QUERY_COUNT,
  brands: SAMPLE_BRAND_COUNT,
} as const;

/** The values of the workspace as a search says them, the most common first. */
function spokenValues(facets: Facets) {
  return {
    topics: valuesOf(facets, "category").flatMap((value) => (isCategory(value) ? categoryLabel(value) : [])),
    countries: valuesOf(facets, "country").flatMap((code) => spokenName("region", code) ?? []),
    platforms: valuesOf(facets, "platform").map(platformLabel),
    tiers: TIERS.filter((tier) => valuesOf(facets, "tier").includes(tier)),
  };
}

function valuesOf(facets: Facets, name: string): string[] {
  return (facets[name] ?? []).map(({ value }) => value);
}

function spokenName(type: "region" | "language", code: string): string | undefined {
  if (nameOf(type, code) === code) return undefined;
  return type === "region" ? spokenCountry(code) : nameOf(type, code);
}

function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
