import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { ANY_MONTH, monthNamed } from "#/language/time/calendar.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";
import { SIGNS, bareCurrency } from "#/strategy/brief/money/currencies.ts";
import { mayFit } from "#/strategy/brief/sketches.ts";
import { COUNT, readCount, readNumber } from "#/strategy/brief/numbers.ts";
import type { LaidOut } from "./tables.ts";

const MONTH = "(?:month|monat|mois|mes|mahine|mahina|mo)";
const AMOUNT = `(?:(${SIGNS})\\s?)?${NUMBER}(?:\\s?(${SIGNS})(?!\\p{L}))?`;
/** "2.5k a month", "3.000 € al mes", "har mahine 3 lakh". */
const MONTHLY = [
  patternOf(
    `(?<![\\p{L}\\p{N}.,@])${AMOUNT}\\s*(?:/\\s?|(?:a|per|each|every|pro|im|je|par|al|por|ao|cada|chaque|har)\\s+)(?:calendar )?${MONTH}(?!\\p{L})`,
  ),
  patternOf(`(?<![\\p{L}\\p{N}.,@])${AMOUNT}\\s*(?:pcm|p\\.c\\.m\\.|p/m)(?!\\p{L})`),
  patternOf(
    `(?<!\\p{L})(?:har|every|each|jeden|chaque|cada|monthly|monatlich)\\s+(?:${MONTH}\\s+)?(?:budget\\s+)?${AMOUNT}(?!\\s*(?:${SIGNS}))`,
  ),
];
/** "For six months", "12 meses". */
const LENGTH = patternOf(
  `(?<![\\p{L}\\p{N}.,])(${COUNT})\\s+(?:months?|monate?n?|mois|meses|mahine|mahino)(?!\\p{L})(?!\\s+(?:of|usage|exclus|rights|nutzung))`,
);
const RANGE = patternOf(
  `(?<!\\p{L})(${ANY_MONTH})\\s?(?:-|–|to|until|till|through|bis|a|au|ate|hasta|se)\\s?(${ANY_MONTH})(?!\\p{L})`,
);
/** "Also 15k", "= 15k": what all months come to. */
const TOTAL = patternOf(
  `(?<!\\p{L})(?:${anyListed("also, so, donc, soit, das sind, das macht, that is, that's, makes, total, in total, insgesamt, au total, en total, o sea, ou seja, portanto, logo, yaani, kul")}|=)\\s*:?\\s*${AMOUNT}(?!\\s*(?:a|per|pro|par|al|por)\\s)(?!\\p{L})`,
);
/** "2-3 new people a month", "3 reels + 6 stories a month". */
const PEOPLE = patternOf(
  `(?<![\\p{L}\\p{N}.,])(?:\\d{1,2}\\s+\\p{L}+\\s*(?:[+&]|(?:and|und|et|y|e|plus|aur)(?!\\p{L}))\\s*)*\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\s+(?:\\p{L}+\\s+){1,3}(?:a|per|pro|im|par|al|por|ao|har)\\s+${MONTH}(?!\\p{L})`,
);
const PEOPLE_WHY = "A plan counts its creators over the whole flight. Say how many there are in all.";
const MONEY_MIN = 100;

/** "5k a month from January to March": all months together are the budget of the plan. */
export function withoutMonthly(source: string): LaidOut {
  const counted = takeCounted(source);
  const folded = foldInPlace(counted.text);
  const found = MONTHLY.map((pattern) => (mayFit(pattern, folded) ? pattern.exec(folded) : null)).find(
    (match) => match !== null,
  );
  if (!found) return counted;
  const [words, before, digits, scale, behind] = found;
  const value = readNumber(digits, scale);
  if (value < MONEY_MIN) return counted;
  const rest = counted.text.slice(0, found.index) + counted.text.slice(found.index + words.length);
  const total = TOTAL.exec(foldInPlace(rest));
  const months = total ? 0 : monthsIn(foldInPlace(rest));
  if (!total && months === 0) return counted;
  const said = total ? 0 : value * months;
  const sum = total
    ? total.slice(1).filter(Boolean).join(" ")
    : `${before ?? ""} ${said} ${behind ?? before ?? bareCurrency(scale, "")}`.replace(
        `${before ?? "-"} ${said} ${before ?? "-"}`,
        `${before ?? ""} ${said}`,
      );
  const text = total ? rest.slice(0, total.index) + rest.slice(total.index + total[0].length) : rest;
  return { text: `${text.trimEnd()}\nTotal budget ${sum.trim()}`, unmet: counted.unmet };
}

function monthsIn(folded: string): number {
  const [, count] = LENGTH.exec(folded) ?? [];
  if (count !== undefined) return readCount(count);
  const [, first, last] = RANGE.exec(folded) ?? [];
  return first === undefined ? 0 : ((monthNamed(last) - monthNamed(first) + 12) % 12) + 1;
}

/** "2-3 new people a month": no number of all. */
function takeCounted(source: string): LaidOut {
  const found = PEOPLE.exec(foldInPlace(source));
  if (!found || /\d\s?k|[€$£₹]/u.test(found[0])) return { text: source, unmet: [] };
  const end = found.index + found[0].length;
  return {
    text: source.slice(0, found.index) + source.slice(end),
    unmet: [{ words: source.slice(found.index, end), why: PEOPLE_WHY }],
  };
}
