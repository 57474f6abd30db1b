import { cityName } from "@app/contract/place-names";
import { languageName } from "#/language/places/languages.ts";
import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { knownValueLabel } from "@app/contract/discovery/known-values";
import { formatDate, formatRange, plural } from "@app/contract/formats";
import { platformLabel } from "@app/contract/platforms";
import type { Brief, BriefRule } from "@app/contract/strategy/plan";
import { countryName } from "#/language/places/countries.ts";
import { regionName } from "#/language/places/regions.ts";
import { andList, countText, orList } from "./wording.ts";

/** Slots of a brief that hold several values. */
export type ListSlot = "platforms" | "markets" | "regions" | "cities" | "tiers" | "languages";

/** "home decor" for "home-decor". */
export function categoryWord(slug: string): string {
  return isCategory(slug) ? categoryLabel(slug).toLowerCase() : slug;
}

/** "Germany and Austria". */
export function marketNames(markets: readonly string[]): string {
  return andList(markets.map(countryName));
}

/** The values of a slot as a person would say them: "on Instagram and TikTok", "in every country". */
export function slotText(slot: ListSlot, values: readonly string[]): string {
  const isAny = values.length === 0;
  if (slot === "platforms") return isAny ? "on every platform" : `on ${andList(values.map(platformLabel))}`;
  if (slot === "markets") return isAny ? "in every country" : `in ${marketNames(values)}`;
  if (slot === "regions") return isAny ? "in every region" : `in ${andList(values.map(regionName))}`;
  if (slot === "cities") return isAny ? "in every city" : `in ${andList(values.map(cityName))}`;
  if (slot === "tiers") return isAny ? "creators of every size" : `only ${orList(values)} creators`;
  return isAny ? "in every language" : `in ${orList(values.map(languageName))}`;
}

/** What a rule is called that keeps out whoever is of one of these: "nobody in Austria", "no mega creators". */
export function ruleWords(field: BriefRule["field"], values: readonly string[]): string {
  if (field === "country") return `nobody in ${andList(values.map(countryName))}`;
  if (field === "region") return `nobody in ${andList(values.map(regionName))}`;
  if (field === "city") return `nobody in ${andList(values.map(cityName))}`;
  if (field === "platform") return `nobody on ${orList(values.map(platformLabel))}`;
  if (field === "language") return `nobody in ${orList(values.map(languageName))}`;
  if (field === "category") return `nobody about ${orList(values.map(categoryWord))}`;
  return field === "tier"
    ? `no ${orList(values)} creators`
    : `no creators who are ${orList(values.map(genderWord))}`;
}

function genderWord(gender: string): string {
  return gender === "female" ? "women" : gender === "male" ? "men" : gender;
}

type Saying<Name extends FilterName> = (value: NonNullable<Filters[Name]>) => string;

const SAYINGS: { readonly [Name in FilterName]?: Saying<Name> } = {
  country: (countries) => `in ${orList(countries.map(countryName))}`,
  countryNot: (countries) => ruleWords("country", countries),
  region: (regions) => `in ${orList(regions.map(regionName))}`,
  city: (cities) => `in ${orList(cities.map(cityName))}`,
  platform: (platforms) => `on ${orList(platforms.map(platformLabel))} only`,
  category: (categories) => `only creators about ${orList(categories.map(categoryWord))}`,
  categoryNot: (categories) => ruleWords("category", categories),
  language: (languages) => `in ${orList(languages.map(languageName))}`,
  tier: (tiers) => `only ${orList(tiers)}`,
  gender: (genders) => `only creators who are ${orList(genders.map(genderWord))}`,
  followers: ({ min = null, max = null }) => followersText({ min, max }),
  audienceCountry: (countries) => `an audience in ${orList(countries.map(countryName))}`,
  audienceCountryMinShare: (percent) => `at least ${percent}% of the audience there`,
  age: ({ min = null, max = null }) => `creators aged ${ageText({ min, max })}`,
  keywords: (keywords) => `only creators about ${orList(keywords)}`,
  keywordsNot: (keywords) => `nobody about ${orList(keywords)}`,
  brand: (brands) => `worked with ${orList(brands.map(cityName))}`,
  brandNot: (brands) => `never worked with ${orList(brands.map(cityName))}`,
  has: (values) => `with a known ${andList(values.map((value) => knownValueLabel(value).toLowerCase()))}`,
  contact: (ways) => `reachable by ${orList(ways)}`,
  platformNot: (platforms) => ruleWords("platform", platforms),
  platformAll: (platforms) => `on ${andList(platforms.map(platformLabel))} alike`,
  cityNot: (cities) => ruleWords("city", cities),
  hashtag: (tags) => `posted with ${orList(tags.map((tag) => `#${tag}`))}`,
  lastPostWithinDays: (days) => `last post within ${plural(days, "day")}`,
  postedWithinDays: (days) => `posted ${lastDays(days)}`,
  brandWithinDays: (days) => `worked with the brand ${lastDays(days)}`,
  workedWith: (whom) => `worked with ${workedText(whom)}`,
  workedWithNot: (whom) => `never worked with ${workedText(whom)}`,
  hasNot: (values) =>
    `without a known ${orList(values.map((value) => knownValueLabel(value).toLowerCase()))}`,
  statusNot: (statuses) => `status not ${orList(statuses)}`,
  excludeHandles: (handles) => `without ${andList(handles.map((handle) => `@${handle}`))}`,
  similarTo: (handles) => `similar to ${orList(handles.map((handle) => `@${handle}`))}`,
  includeUnknown: (names) =>
    `also those whose ${orList([...new Set(names.map((name) => filterLabel(name)))])} is unknown`,
  verified: (isVerified) => (isVerified ? "verified only" : "not verified"),
};

function lastDays(days: number): string {
  return days === 1 ? "in the last day" : `in the last ${countText(days)} days`;
}

/** "Nike in the last 180 days"; with nobody named it is the workspace itself. */
function workedText({ brand, client, withinDays }: NonNullable<Filters["workedWith"]>): string {
  const whom = [brand, client].flatMap((name) => (name === undefined ? [] : [cityName(name)]));
  const who = whom.length > 0 ? orList(whom) : "us";
  return withinDays === undefined ? who : `${who} ${lastDays(withinDays)}`;
}

/** What a filter of a brief is called where a plan names its rules: "in Germany or Austria", "on TikTok only". */
export function filterWords<Name extends FilterName>(
  name: Name,
  filters: Filters,
  say: { [Key in FilterName]?: Saying<Key> }[Name] = SAYINGS[name],
): string {
  const value = filters[name];
  return say && value !== undefined ? say(value) : plainWords(name, value);
}

/** "engagement rate at least 3": of filters that are rarely asked for. */
function plainWords(name: FilterName, value: unknown): string {
  const label = filterLabel(name);
  if (Array.isArray(value)) return `${label}: ${orList(value.map((one) => textOf(one)))}`;
  return typeof value === "boolean" ? (value ? label : `not ${label}`) : `${label} ${textOf(value)}`;
}

/** 5.5 percent are not 6. */
const NUMBERS = new Intl.NumberFormat("en");

const ENDS: Readonly<Record<string, string>> = {
  min: "at least",
  max: "at most",
  minShare: "at least",
};

function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([key, part]) =>
      key === "withinDays"
        ? lastDays(Number(part))
        : `${key in ENDS ? `${ENDS[key]} ` : ""}${typeof part === "number" ? NUMBERS.format(part) : String(part)}`,
    )
    .join(", ");
}

/** "creators under 50,000 followers". */
export function followersText({ min, max }: NonNullable<Brief["followers"]>): string {
  if (min !== null && max !== null) return `creators with ${countText(min)} to ${countText(max)} followers`;
  if (max !== null) return `creators with at most ${countText(max)} followers`;
  return `creators with at least ${countText(min ?? 0)} followers`;
}

/** "Women 18–34", "everyone over 25". */
export function audienceText({ gender, age }: Brief["audience"]): string {
  const who = gender === null ? "" : gender === "female" ? "women" : "men";
  const ages = age === null ? "" : ageText(age);
  return [who || (ages ? "people" : "everyone"), ages].filter(Boolean).join(" ");
}

function ageText({ min, max }: NonNullable<Brief["audience"]["age"]>): string {
  if (min !== null && max !== null) return `${min}–${max}`;
  return max === null ? `from ${min ?? 0}` : `up to ${max}`;
}

/** 01/12/2026–28/12/2026. */
export function flightText({ from, to }: Brief["flight"]): string {
  return formatRange(formatDate(from, "UTC"), formatDate(to, "UTC"));
}
