import { TIERS } from "@app/contract/discovery/filters";
import type { Tier } from "@app/contract/discovery/filters";
import { anyListed, anyOf } from "#/language/dictionary.ts";
import { TIER_WORDS } from "#/language/people/people.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

const SIZE = `(${anyOf(Object.values(TIER_WORDS).flat())})`;
const UP = anyListed(
  "or bigger, or larger, or above, or up, and bigger, and larger, and up, and above, and upwards, upwards, oder grosser, und grosser, oder mehr, und mehr, aufwarts, ou plus, et plus, ou plus grand, ou plus gros, et au-dessus, o mas, o mayor, o mayores, o mas grande, o mas grandes, y mayores, para arriba, hacia arriba, ou maior, ou maiores, para cima, pra cima, ya bada, ya bade, se upar",
);
const DOWN = anyListed(
  "or smaller, or below, and smaller, and below, and down, or under, oder kleiner, und kleiner, abwarts, ou moins, ou plus petit, et moins, o menor, o menores, o mas pequeno, o mas pequenos, para abajo, ou menor, ou menores, para baixo, pra baixo, ya chhota, ya chhote, se neeche",
);
const TO = anyListed("to, through, until, bis, a, al, jusqu'a, hasta, ate, se");
const RANGE = new RegExp(`(?<!\\p{L})${SIZE}\\s*(?:\\s${TO}\\s|[-–])\\s*${SIZE}(?!\\p{L})`, "gu");
const OPEN = new RegExp(`(?<!\\p{L})${SIZE}\\s+(?:(${UP})|${DOWN})(?!\\p{L})`, "gu");

/** "Macro or bigger", "nano bis mid": all sizes of a range, taken out of the text. */
export function takeTierRanges(text: BriefText): Tier[] {
  const ranges = text.all(RANGE).flatMap((found) => {
    const [first = 0, last = 0] = found.groups.map((word) => tierOf(word));
    if (first >= last) return [];
    text.take(found);
    return TIERS.slice(first, last + 1);
  });
  const open = text.all(OPEN).flatMap((found) => {
    const tier = tierOf(found.groups[0]);
    text.take(found);
    return found.groups[1] === undefined ? TIERS.slice(0, tier + 1) : TIERS.slice(tier);
  });
  return [...new Set([...ranges, ...open])];
}

/** Its place among the sizes, from the smallest. */
function tierOf(word: string | undefined): number {
  return TIERS.findIndex((tier) => TIER_WORDS[tier].some((one) => one === word));
}
