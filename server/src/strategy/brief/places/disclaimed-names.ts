import { anyListed, lengthOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";

const PLACE =
  "city, place, town, country, region, state, stadt, ort, land, gegend, ville, lieu, pays, ciudad, lugar, pais, provincia, cidade, sheher, shahar, jagah";
const ARTICLE = "the, a, an, die, der, den, das, la, le, el, o, as, ka";
const NOT_THE = `(?:not|nicht|pas|no|nao|non)\\s+(?:${anyListed(ARTICLE)}\\s+)?${anyListed(PLACE)}`;
const NOTHING_TO_DO = `${anyListed(PLACE)}\\s+se\\s+(?:koi\\s+)?(?:lena dena|matlab|vasta)\\s+nahin?`;
/** "…, not the city", "pas la ville", "city se koi lena dena nahi". */
const DISCLAIMER = new RegExp(`(?<!\\p{L})(?:${NOT_THE}|${NOTHING_TO_DO})(?!\\p{L})`, "gu");
/** "Is the NAME", "(the cheese,", "– so heißt unser Rad,": what it is instead, between the name and these words. */
const SAID_BETWEEN = /^(?:[\s,(–-]+[\p{L}'’]+){0,4}[\s,(–-]*$/u;
const WORDS = /\p{L}[\p{L}'’-]*/gu;
const NAME_WORDS = 3;
/** "Vinhos do Porto": what is named after a place. */
const AFTER_PLACE = /(?:\p{L}+\s(?:d[aeo]s?|di|du|del|of|von)\s)$/u;

/** A name that is said to be none of a place, where it stands, and the words that say so. */
export interface DisclaimedName {
  name: string;
  start: number;
  end: number;
  disclaimer: { start: number; end: number };
}

/** "Vienna is the NAME not the place", "Philadelphia (the cheese, not the city)": names that only look like a place. */
export function disclaimedNames(original: string): DisclaimedName[] {
  const folded = foldInPlace(original);
  return [...folded.matchAll(DISCLAIMER)].flatMap(({ 0: words, index }) => {
    const from = original.slice(0, index).search(/[^.;!?\n]*$/u);
    const sentence = original.slice(from, index);
    const place = placeBefore(sentence);
    if (!place) return [];
    const lead = lengthOf(AFTER_PLACE, sentence.slice(0, place.start));
    return [
      {
        name: sentence.slice(place.start, place.end),
        start: from + place.start - lead,
        end: from + place.end,
        disclaimer: { start: from + place.end, end: index + words.length },
      },
    ];
  });
}

/** The last place with a capital letter in a sentence, where little more is said behind it. */
function placeBefore(sentence: string): { start: number; end: number } | null {
  const words = [...sentence.matchAll(WORDS)];
  for (let last = words.length - 1; last >= 0; last -= 1) {
    const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
    if (!SAID_BETWEEN.test(sentence.slice(end))) return null;
    for (let size = Math.min(NAME_WORDS, last + 1); size >= 1; size -= 1) {
      const start = words[last - size + 1]?.index ?? 0;
      const name = sentence.slice(start, end);
      if (/^\p{Lu}/u.test(name) && placesNamed(wordKey(name)).length > 0) return { start, end };
    }
  }
  return null;
}

/** `text` with such names of the original as words that mean nothing, wherever they stand. Positions stay. */
export function withoutDisclaimedNames(original: string, text: string, mask: string): string {
  return disclaimedNames(original).reduce(
    (rest, { name }) =>
      rest.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "gu"), (word) =>
        mask.repeat(word.length),
      ),
    text,
  );
}

function escaped(name: string): string {
  return name.replaceAll(/[.$*+?^(){}|[\]\\/]/gu, String.raw`\$&`);
}
