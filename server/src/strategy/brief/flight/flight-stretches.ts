import type { Flight } from "@app/contract/strategy/plan";
import {
  ANY_MONTH,
  NEXT_WORDS,
  addDays,
  dateOf,
  isoDay,
  lastOfMonth,
  monthNamed,
  stretchBetween,
  THIS_WORDS,
  WEEKEND,
  weekdayAfter,
  yearOfMonth,
} from "#/language/time/calendar.ts";
import { anyListed, anyOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { takeWeeksOfMonth } from "./weeks-of-months.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

/** A stretch of days; either end may be open. */
type Stretch = Partial<Flight>;

const GAP = "\\s?(?:-|–|→|->|to|until|till|bis|au|a|à|al|ate|se|and|und|et|y|e)\\s?";
const WEEK = "(?:calendar week|week|kw|cw|wk|w|woche|semaine|sem\\.?|s(?=\\d)|semana)";
const WEEKS = new RegExp(
  `(?<![\\p{L}/])${WEEK}\\s?(\\d{1,2})(?:${GAP}(?:${WEEK}\\s?)?(\\d{1,2}))?(?![\\p{L}\\p{N}]|\\s?%)`,
  "gu",
);
const WEEK_MAX = 53;
/** Words before a part of a month, with the place of that part; -1 is the last one. */
const ORDINALS: readonly (readonly [string, number])[] = [
  ["1st|first|erste[nrs]?|premiere?|1ere?|primer[ao]?|primeir[ao]|1[aª.]?|pehl[ae]", 1],
  ["2nd|second|zweite[nrs]?|deuxieme|2e|segund[ao]|2[aª.]?|doosra|dusre", 2],
  ["3rd|third|dritte[nrs]?|troisieme|3e|tercera?|terceir[ao]|3[aª.]?|teesra|teesre", 3],
  ["4th|fourth|vierte[nrs]?|quatrieme|4e|cuart[ao]|quart[ao]|4[aª.]?|chautha|chauthe", 4],
  ["last|letzte[nrs]?|derniere?|ultim[ao]|aakhri|akhri", -1],
];
const PART_OF =
  "week|wk|woche|semaine|semana|hafta|hafte|weekend|wochenende|week-end|fin de semana|fim de semana|half|halfte|quinzaine|quincena|quinzena";
const PARTS_OF_MONTH = ORDINALS.map(([words, nth]) => ({
  nth,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${words})\\s+(?:(?:${PART_OF})\\s+(?:of |im |in |de |d['’]|del? |do |ka )?(${ANY_MONTH})|(${ANY_MONTH})(?:woche|wochenende|halfte))|(${ANY_MONTH})\\s+(?:ke|ka|ki)\\s+(?:${words})\\s+(?:${PART_OF}))(?!\\p{L})(?:\\s+(?:de )?(\\d{4})(?!\\d))?`,
    "gu",
  ),
}));
const IS_HALF = patternOf(`${wordsListed("half, quinzaine, quincena, quinzena")}|halfte`);
const IS_WEEKEND = patternOf(anyListed("weekend, week-end, wochenende, fin de semana, fim de semana"));
const END_OF_NEXT = new RegExp(
  `(?<!\\p{L})(?:(?:by|until|till|bis|jusqu['’]?(?:a|au)|avant|hasta|ate|antes d[eo]l?)\\s+)?(?:the |o |el |la )?(?:end of|ende|fin (?:du|de|del)|fim do|final (?:de|do|del)|finales de)\\s+(?:(?:the )?(?:${anyOf(NEXT_WORDS)})s?\\s+(?:month|monats?|mois|mes)|(?:mois|mes) (?:prochain|que vem|que viene|proximo))(?!\\p{L})`,
  "gu",
);
/** "15.02.–14.03.", "18/01 a 12/02". */
const DAY = "(\\d{1,2})([./])(\\d{1,2})\\.?";
const DAY_RANGE = new RegExp(`(?<![\\d./])${DAY}${GAP}${DAY}(?![\\d/])`, "gu");
const DAY_MS = 86_400_000;

/** A stretch that stands by itself, taken out of the text; null without one. */
export function takeStated(text: BriefText, today: string): Stretch | null {
  return (
    takeWeeks(text, today) ??
    takeWeekend(text, today) ??
    takeWeekOf(text, today) ??
    takeNumericRange(text, today) ??
    takeWeeksOfMonth(text, today) ??
    takePartOfMonth(text, today) ??
    takeEndOfNext(text, today)
  );
}

const OPEN_BEFORE = patternOf(
  `${wordsListed("ab, from, starting, des, a partir de, a partir da, desde, de, depuis")}\\s*$`,
);

/** "KW 3 bis KW 6", "wk 10 to wk 13": weeks of ISO 8601, from Monday to Sunday. */
function takeWeeks(text: BriefText, today: string): Stretch | null {
  const found = text.all(WEEKS).find(({ groups }) => Number(groups[0]) >= 1 && Number(groups[0]) <= WEEK_MAX);
  if (!found) return null;
  const before = text.folded.slice(0, found.start);
  text.take(found);
  const [first = 1, last] = found.groups.map((group) => (group === undefined ? undefined : Number(group)));
  const year = Number(today.slice(0, 4));
  const from = [year, year + 1].map((one) => mondayOf(one, first)).find((day) => addDays(day, 6) >= today);
  if (from === undefined) return null;
  if (last === undefined && OPEN_BEFORE.test(before)) {
    return { from };
  }
  const weeks = last === undefined ? 1 : Math.max(1, last - first + 1);
  return { from, to: addDays(from, 7 * weeks - 1) };
}

const ANY_WEEKEND = anyOf(WEEKEND);
const NEXT = anyOf(NEXT_WORDS);
const NAMED_WEEKEND = new RegExp(
  `(?<!\\p{L})(?:(${NEXT}|${anyOf(THIS_WORDS)})\\s+(?:${ANY_WEEKEND})|(?:${ANY_WEEKEND})\\s+(?:(${NEXT})|(?:que vem|qui vient)))(?!\\p{L})`,
  "gu",
);
const SATURDAY = 6;

/** "Next weekend", "ce week-end": a Saturday and its Sunday; of one that has begun what is left. */
function takeWeekend(text: BriefText, today: string): Stretch | null {
  const found = text.takeFirst(NAMED_WEEKEND);
  if (!found) return null;
  const saturday = weekdayAfter(SATURDAY, today);
  const before = found.groups[0];
  const isThis = before !== undefined && !NEXT_WORDS.includes(before);
  const sunday = addDays(saturday, -6);
  if (isThis && sunday >= today && sunday <= addDays(today, 1)) return { from: sunday, to: sunday };
  return { from: saturday, to: addDays(saturday, 1) };
}

const ANY_WEEK = "week|woche|semaine|semana|settimana|minggu|hafta";
const DATE_HERE = `(\\d{1,2})(?:(?:st|nd|rd|th|er|º|\\.)?\\s+(?:of |de )?(${ANY_MONTH})(?!\\p{L})|[./](\\d{1,2})\\.?(?!\\d))|(${ANY_MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`;
const WEEK_OF = new RegExp(
  `(?<!\\p{L})(?:(?:(${ANY_WEEK})|(${ANY_WEEKEND}))\\s+(?:(commencing|beginning|starting|from|ab|a partir d[eu])|of|vom|des|um den|du|del|de|do)\\s+(?:the |dem |den |du |le |el |o |dia )*|(w/?c)\\s+)(?:${DATE_HERE})(?:\\s+(?:de )?(\\d{4}))?(?!\\s?(?:-|–|to|bis|al|au|a|ate)\\s)`,
  "gu",
);

/** "The week of 7 December" from its Monday to its Sunday, "week commencing 9 December" from that day on. */
function takeWeekOf(text: BriefText, today: string): Stretch | null {
  const found = text.takeFirst(WEEK_OF);
  if (!found) return null;
  const [, weekend, begins, isCommencing, day, name, number, nameBefore, dayBehind, year] = found.groups;
  const month = number === undefined ? monthNamed(name ?? nameBefore) : Number(number);
  const date = dateOf(Number(day ?? dayBehind), month, year ? Number(year) : undefined, today);
  if (date === null) return null;
  if ((begins ?? isCommencing) !== undefined) return { from: date, to: addDays(date, 6) };
  const monday = addDays(weekdayAfter(1, date), -7);
  return weekend === undefined
    ? { from: monday, to: addDays(monday, 6) }
    : { from: addDays(monday, 5), to: addDays(monday, 6) };
}

/** The Monday of a week: week 1 holds the fourth of January. */
function mondayOf(year: number, week: number): string {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return isoDay(new Date(fourth + ((week - 1) * 7 - weekday) * DAY_MS));
}

/** With slashes only where a number above twelve says which one is the day; else somebody has to say it. */
function takeNumericRange(text: BriefText, today: string): Stretch | null {
  for (const found of text.all(DAY_RANGE)) {
    const [day, mark, month, lastDay, , lastMonth] = found.groups;
    const first = { day: Number(day), month: Number(month) };
    const last = { day: Number(lastDay), month: Number(lastMonth) };
    const isTurned = first.month > 12 || last.month > 12;
    const isOpen = mark === "/" && !isTurned && first.day <= 12 && last.day <= 12;
    if (isOpen) continue;
    const turned = (one: typeof first) => (isTurned ? { day: one.month, month: one.day } : one);
    const [start, end] = [turned(first), turned(last)];
    const from = dateOf(start.day, start.month, undefined, today);
    const to = dateOf(end.day, end.month, undefined, today);
    const stretch = from && to && stretchBetween(from, to, today);
    if (!stretch) continue;
    text.take(found);
    return stretch;
  }
  return null;
}

/** "Primera semana de mayo", "2nd week of Feb", "deuxième quinzaine de mars", "letztes Januarwochenende". */
function takePartOfMonth(text: BriefText, today: string): Flight | null {
  for (const { pattern, nth } of PARTS_OF_MONTH) {
    const found = text.takeFirst(pattern);
    if (!found) continue;
    const [named, joined, before, given] = found.groups;
    const month = monthNamed(named ?? joined ?? before);
    const year = given === undefined ? yearOfMonth(month, today) : Number(given);
    return partOfMonth(found.text, nth, month, year);
  }
  return null;
}

function partOfMonth(words: string, nth: number, month: number, year: number): Flight {
  const last = lastOfMonth(year, month);
  const day = (date: number) => isoDay(new Date(Date.UTC(year, month - 1, date)));
  if (IS_HALF.test(words)) return nth === 1 ? { from: day(1), to: day(15) } : { from: day(16), to: last };
  const from = nth < 0 ? addDays(last, -6) : day(7 * nth - 6);
  if (!IS_WEEKEND.test(words)) return { from, to: addDays(from, 6) };
  const saturday = weekdayAfter(SATURDAY, addDays(from, -1));
  return { from: saturday, to: addDays(saturday, 1) };
}

/** "Bis Ende nächsten Monats". */
function takeEndOfNext(text: BriefText, today: string): Stretch | null {
  if (!text.takeFirst(END_OF_NEXT)) return null;
  const [year = 0, month = 0] = today.split("-").map(Number);
  return { to: lastOfMonth(month === 12 ? year + 1 : year, (month % 12) + 1) };
}

/** "Une quinzaine", "a fortnight": two weeks. */
export const FORTNIGHT_WORDS = "fortnight|zwei wochen|quinzaine|quincena|quinzena";
export const FORTNIGHT = new RegExp(
  `(?<!\\p{L})${anyListed("a fortnight, fortnight, quinzaine, une quinzaine, d'une quinzaine, quinzaine de jours, une quinzaine de jours, d'une quinzaine de jours, una quincena, uma quinzena, vierzehn tage")}(?!\\p{L}|\\s+(?:de |d['’])\\p{L})`,
  "gu",
);
