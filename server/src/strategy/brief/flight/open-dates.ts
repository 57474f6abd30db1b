import { anyListed } from "#/language/dictionary.ts";
import { ANY_MONTH, monthNamed } from "#/language/time/calendar.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

const TO = "\\s?(?:-|–|→|to|thru|through|until|till|bis|a|au|al|ate|se)\\s?";
const DAY = "(\\d{1,2})/(\\d{1,2})";
/** "03/04 to 05/06": nobody can tell which number is the month. */
const OPEN = new RegExp(`(?<![\\d./])${DAY}(?:${TO}|\\s(?:or|oder|ou|o|ya)\\s)${DAY}(?![\\d/])`, "gu");
const MONTHS_OF_YEAR = 12;
/** "30 February", "31.02.", "the 31st of April". */
const NAMED = new RegExp(
  `(?<![\\d.,/])(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s+(?:of |de )?(${ANY_MONTH}|feber|janner)(?!\\p{L})|(?<!\\p{L})(${ANY_MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,%]|\\s?(?:${SCALE}|${CURRENCY}|creators))`,
  "gu",
);
const DOTTED =
  /(?<![\d./])(\d{1,2})[./](\d{1,2})(?:\.(?!\d)|[./]\d{2,4}|(?=[/.]?\s*(?:-|–|bis|to|a|au|ate)\s))/gu;
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Words around such a day that mean nothing without it. */
const LEAD = new RegExp(
  `(?<!\\p{L})(?:${anyListed("on, from, until, till, by, am, ab, vom, bis, bis zum, le, du, au, el, del, al, dia, no dia, a partir de, starts, start, start ist, start ist der, der, the")}\\s+)+$`,
  "u",
);

/** Days that no calendar has, and ranges that may be read in two ways, taken out of the text: a plan asks for them. */
export function takeOpenDates(text: BriefText): Span[] {
  const open = text.all(OPEN).filter(({ groups }) => {
    const numbers = groups.filter((group) => group !== undefined).map(Number);
    return numbers.every((number) => number >= 1 && number <= MONTHS_OF_YEAR) && isTwoWays(numbers);
  });
  for (const span of open) text.take(span);
  const none = [
    ...text
      .all(NAMED)
      .filter(({ groups: [day, month, monthFirst, dayBehind] }) =>
        isNoDay(Number(day ?? dayBehind), monthOf(month ?? monthFirst)),
      ),
    ...text.all(DOTTED).filter(({ groups: [day, month] }) => isNoDay(Number(day), Number(month))),
  ].map(({ start, end }) => ({
    start: start - (LEAD.exec(text.folded.slice(0, start))?.[0].length ?? 0),
    end,
  }));
  for (const span of none) text.take(span);
  return [...open, ...none].map(({ start, end }) => ({ start, end }));
}

/** "03/03" is the same day either way. */
function isTwoWays(numbers: readonly number[]): boolean {
  return numbers.some((number, at) => at % 2 === 0 && number !== numbers[at + 1]);
}

/** The Austrian and Swiss names, too. */
function monthOf(name: string | undefined): number {
  if (name === "feber") return 2;
  return name === "janner" ? 1 : monthNamed(name);
}

function isNoDay(day: number, month: number): boolean {
  const length = LENGTHS[month - 1];
  return length !== undefined && day > length && day <= 31;
}
