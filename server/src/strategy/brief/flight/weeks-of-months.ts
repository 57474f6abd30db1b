import type { Flight } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import {
  ANY_MONTH,
  MONTHS,
  addDays,
  isoDay,
  lastOfMonth,
  monthNamed,
  yearOfMonth,
} from "#/language/time/calendar.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";

const FIRST =
  "first, opening, ersten, premieres, premiers, primeras, primeros, primeiras, primeiros, pehle, pehli";
const LAST = "last, final, closing, letzten, dernieres, derniers, ultimas, ultimos, aakhri, akhri";
const WEEKS = "weeks, wochen, semaines, semanas, hafte, hafton";
const DAYS = "days, tage, tagen, jours, dias, din";
const NUMBER = `(?:(${anyListed(FIRST)})|(${anyListed(LAST)}))\\s+(${COUNT})`;
const COUNT_FIRST = `(${COUNT})\\s+(?:(${anyListed(FIRST)})|(${anyListed(LAST)}))`;
const OF_MONTH = `\\s*(?:(?:of|in|im|de|du|del|do|em|en|ka|ke|d['’])\\s*)*(${ANY_MONTH})(?!\\p{L})`;
const LEAD = `(?<!\\p{L})(?:(?:go(?:es)? live|live|online)\\s+(?:in\\s+)?)?(?:(?:the|die|den|in den|les|las|los|as|os|nas|nos)\\s+)?`;
/** "The first three weeks of May", "las dos primeras semanas de mayo". */
const NAMED = [NUMBER, COUNT_FIRST].map(
  (number) => new RegExp(`${LEAD}${number}\\s+(${anyListed(`${WEEKS}, ${DAYS}`)})${OF_MONTH}`, "gu"),
);
/** "Die ersten zwei Märzwochen", "May ke pehle do hafte". */
const COMPOUND = new RegExp(`${LEAD}${NUMBER}\\s+(${ANY_MONTH})(wochen|tage)(?!\\p{L})`, "gu");
const MONTH_FIRST = new RegExp(
  `(?<!\\p{L})(${ANY_MONTH})\\s+(?:ke|ka|ki)\\s+(?:(${anyListed(FIRST)})|(${anyListed(LAST)}))\\s+(${COUNT}|do)\\s+(${anyListed(`${WEEKS}, ${DAYS}`)})(?!\\p{L})`,
  "gu",
);
const IS_WEEKS = patternOf(`^${anyOf(WEEKS.split(", "))}$`);
/** "Do" is two in Hindi, and a word of other languages where nothing is counted. */
const IS_COUNT = patternOf(`^(?:${COUNT}|do)$`);
const IS_LAST = patternOf(`^${anyListed(LAST)}$`);

/** So many weeks or days from the first of a month on, or up to its last one, taken out of the text. */
export function takeWeeksOfMonth(text: BriefText, today: string): Flight | null {
  const found = [...NAMED, COMPOUND, MONTH_FIRST].flatMap((pattern) => text.first(pattern) ?? [])[0];
  if (!found) return null;
  const words = found.groups.filter((group) => group !== undefined);
  const month = monthNamed(words.find((word) => MONTHS.has(word)));
  const count = words.find((word) => IS_COUNT.test(word));
  text.take(found);
  const isOfWeeks = words.some((word) => IS_WEEKS.test(word));
  const days = (count === "do" ? 2 : readCount(count)) * (isOfWeeks ? 7 : 1);
  const year = yearOfMonth(month, today);
  const last = lastOfMonth(year, month);
  if (words.some((word) => IS_LAST.test(word))) return { from: addDays(last, 1 - days), to: last };
  const from = isoDay(new Date(Date.UTC(year, month - 1, 1)));
  return { from, to: addDays(from, days - 1) };
}
