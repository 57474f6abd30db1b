import { anyListed } from "#/language/dictionary.ts";
import { reworded } from "#/strategy/brief/reworded.ts";
import { foldInPlace } from "#/language/fold.ts";

/** Small words that no English text has: whoever writes them writes the day before the month. */
const DAY_FIRST = new RegExp(
  `(?<!\\p{L})${anyListed("de, o, ao, dia, em, que, um, un, une, por, sur, dans, se, und, der, die, das, fur, mit, bis, nicht, et, le, les, pour, avec, du, au, des, y, el, los, para, con, del, hasta, las, com, ate, da, dos, na, nos, uma, hai, ka, ke, ki, chahiye, aur, ko")}(?!\\p{L})`,
  "gu",
);
const WORDS_MIN = 2;
const DAY = "(0?[1-9]|[12]\\d|3[01])/(0?[1-9]|1[0-2])";
/** With one more of those small words, these between two days leave no doubt. */
const UP_TO = "(?:a|ao|au|al|bis|ate|hasta|se|bis zum|ao dia|ate o dia|ate dia)";
const rangeOf = (to: string) =>
  new RegExp(`(?<![\\d./])${DAY}(\\s?${to}\\s?(?:dia )?)${DAY}(?![\\d/])`, "dgu");
const RANGE = rangeOf("[–-]");
const RANGE_UP_TO = rangeOf(UP_TO);
const CUED = new RegExp(
  `(?<=(?<!\\p{L})${anyListed("dia, do dia, no dia, ate o dia, ate dia, ate, a partir de, desde el, el, hasta el, le, du, jusqu'au, au, am, vom, ab, bis, bis zum, zum")}\\s)${DAY}(?![\\d/]|\\s?(?:%|d[aeo]s?\\s|von|of))`,
  "dgu",
);

/** "01/03 a 11/04", "até o dia 24/6" as days are written with points; in English the month may stand first. */
export function withPointedDays(source: string): string {
  const words = (foldInPlace(source).match(DAY_FIRST) ?? []).length;
  const said = words === 0 ? source : reworded(source, RANGE_UP_TO, "$1.$2.$3$4.$5.");
  if (words < WORDS_MIN) return said;
  return reworded(reworded(said, RANGE, "$1.$2.$3$4.$5."), CUED, "$1.$2.");
}
