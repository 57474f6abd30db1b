import type { Chip } from "@app/contract/discovery/queries";
import { foldInPlace } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

/** What a search knows for certain, and what a brief keeps, refuses or tells. */
const CERTAIN: ReadonlySet<string> = new Set(["platform", "country", "region", "city", "language", "tier"]);

/**
 * Places, platforms, languages and sizes that a search knows in the whole text, and of which nothing became: neither a slot
 * holds them nor is anything told of their words. However they were lost, they are told as not kept.
 */
export function vanished(
  text: BriefText,
  chips: readonly Chip[],
  stated: Stated,
  told: readonly string[],
): string[] {
  const kept = foldInPlace(JSON.stringify(stated));
  const said = foldInPlace([...told, ...(stated.unmet ?? []).map(({ words }) => words)].join("\n"));
  const lost = chips.filter(({ slot, value, source, span: [start, end] }) => {
    const words = foldInPlace(text.spelling({ start, end }));
    if (!CERTAIN.has(slot) || source !== "grammar" || said.includes(words)) return false;
    return (
      !isIn(kept, String(value)) &&
      !isIn(kept, words) &&
      !(slot === "city" && isRegion(String(value), stated))
    );
  });
  return [...new Set(lost.map(({ span: [start, end] }) => text.spelling({ start, end })))];
}

/** "Salzburg (Land)" is kept as the region of that name. */
function isRegion(city: string, { filters: { region = [] } = {} }: Stated): boolean {
  const countries = citiesNamed(city).map(({ country }) => country);
  return region.some((code) => countries.includes(code.slice(0, 2)));
}

/** As a whole value or word: "DE" is no part of "description". */
function isIn(kept: string, value: string): boolean {
  const word = foldInPlace(value).replaceAll(/[.$*+?^(){}|[\]\\/]/gu, String.raw`\$&`);
  return word === "" || new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u").test(kept);
}
