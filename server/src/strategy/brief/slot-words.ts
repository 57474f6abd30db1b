import { languageName } from "#/language/places/languages.ts";
import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { formatDate, formatRange } from "@app/contract/formats";
import { platformLabel } from "@app/contract/platforms";
import type { Brief } from "@app/contract/strategy/plan";
import { countryName } from "#/language/places/countries.ts";
import { regionName } from "#/language/places/regions.ts";
import { andList, countText, orList } from "./wording.ts";

/** Slots of a brief that hold several values. */
export type ListSlot = "platforms" | "markets" | "regions" | "cities" | "tiers" | "languages";

/** "home decor" for "home-decor". */
export function categoryWord(slug: string): string {
  return isCategory(slug) ? categoryLabel(slug).toLowerCase() : slug;
}

/** "São Paulo" as its parts are capitalised; cities are kept folded. */
export function cityName(city: string): string {
  return city.replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
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
