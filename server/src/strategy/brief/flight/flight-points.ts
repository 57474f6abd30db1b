import { anyListed, anyOf, lengthOf, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import {
  ANY_MONTH,
  NEXT_WORDS,
  RELATIVE_DAYS,
  WEEKDAYS,
  addDays,
  dateOf,
  lastOfMonth,
  monthNamed,
  weekdayAfter,
  weekdayNamed,
  yearOfMonth,
} from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY, DOUBTFUL_NAMES, NAMED_DAYS, namedDay } from "#/language/time/named-days.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { withFeastDates } from "./feast-dates.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

/** A day that a text names: where a flight begins, or ends. */
export interface DatePoint {
  found: Found;
  /** yyyy-mm-dd. */
  date: string;
  isEnd: boolean;
  /** No other day is meant. */
  isAlone: boolean;
  /** Monday is 1; absent for days that are named by a date. */
  weekday?: number;
  /** A day that is named by what is celebrated, which may as well be in the product. */
  isHoliday?: boolean;
  /** Slug of that day. */
  event?: string;
}

interface PartOfMonth {
  words: string;
  first: number;
  /** Null for the last of the month. */
  last: number | null;
}

/** Parts of a month by the words before its name, with the day that each begins and ends with. */
const PARTS_OF_MONTHS: readonly PartOfMonth[] = [
  {
    words:
      "early|beginning of|start of|anfang|debut|awal|inizio|principios de|inicio de|inicios de|comienzos de",
    first: 1,
    last: 10,
  },
  { words: "mid|middle of|mitte|mi|pertengahan|meta|mediados de|meados de", first: 15, last: 15 },
  {
    words: "late|end of|ende|fin|akhir|fine|fin de|fines de|finales de|final de|fim de",
    first: 21,
    last: null,
  },
];
export const MONTH_PART = PARTS_OF_MONTHS.map(({ words }) => words).join("|");

/** Which part of a month `MONTH_PART` found; undefined for a whole month. */
export function partOfMonth(words: string | undefined): PartOfMonth | undefined {
  return PARTS_OF_MONTHS.find((part) => part.words.split("|").some((one) => one === words));
}

const UNTIL = patternOf(
  `(?<!\\p{L})(?:${anyListed("until, till, end, ends, ending, end on, ends on, ending on, endet, endet am, by, to, through, thru, before, bis, vor, jusqu'a, jusqu'au, avant, au, hasta, antes de, antes del, ate, a, al, fino a, entro, sampai, hingga")}|[-–])\\s*(?:${anyListed("zum, the, el, le, o, a, dia")} )?$`,
);
/** These say where a stretch ends only beside another end. */
const WEAK_UNTIL = patternOf(`(?<!['’\\p{L}])(?:${anyListed("au, a, al, by, to")}|[-–])\\s*$`);
export const FROM = patternOf(
  `(?<!\\p{L})${anyListed("from, after, start, starting, starting on, ab, nach, von, desde, despues de, depuis, apres, a partir da, a partir de, a partir do, dal, mulai, since")}\\s*(?:${anyListed("the, el, le, o, dem")} )?$`,
);
/** "Início a 9 de março", "live from", "launch": what begins there. */
const START_WORDS =
  "start, starts, starting, begin, begins, beginning, kickoff, kick off, kick-off, launch, launches, go live, goes live, live, beginn, beginnt, startet, los geht's, ab, debut, commence, demarrage, lancement, inicio, inicia, empieza, comienza, arranca, comeca, comecando, arranque, shuru, from, desde, depuis, a partir de, a partir do, a partir del";
export const STARTS = patternOf(
  `(?<!\\p{L})${anyListed(START_WORDS)}\\s*:?\\s*(?:${anyListed("on, am, at, a, em, el, le, o, no, dia, the, zum, in, im, en, de, den, in the")}\\s+)*[\\s\\u25ae]*$`,
);
const REFUSED = "not, no, never, nicht, nie, pas, jamais, nunca, nao";
const NOT_BEFORE = patternOf(
  `(?<!\\p{L})${anyListed(REFUSED)}\\s+(?:\\p{L}+\\s+)?${anyListed("before, vor, avant, antes de, antes del, antes do")}\\s*(?:${anyListed("the, dem, le, el, o, dia")} )?$`,
);
const LATEST = patternOf(
  `(?<!\\p{L})(?:${anyListed(REFUSED)}\\s+(?:\\p{L}+\\s+)?${anyListed("after, later than, nach, spater als, apres, despues de, despues del, depois de, depois do, mas tarde del, mas tarde de")}|${anyListed("spatestens, spatestens am, spatestens zum, at the latest, latest, au plus tard, a mas tardar, no mais tardar")})\\s*(?:${anyListed("the, dem, le, el, o, dia, by, am, on, em, ate")} )*$`,
);
const ENDS = patternOf(
  `(?<!\\p{L})${anyListed("ende, endet, end, ends, fin, fim, termina, acaba, fini, finit")}\\s*:?\\s+(?:${anyListed("am, on, el, le, a, em, al, no, dia, the")}\\s+)+$`,
);
/** "Início a", "fim a": alone in front of a day they name nothing that is launched. */
const LABEL_BEFORE = patternOf(
  `(?<=(?:^|[\\u25ae,;:.!?()\\n–-])\\s*)${anyListed("start, starts, begin, begins, go live, goes live, live, beginn, beginnt, startet, debut, commence, inicio, inicia, empieza, comienza, arranca, comeca, shuru, ende, endet, end, ends, fin, fim, termina, acaba")}\\s*:?\\s*(?:${anyListed("on, am, at, a, em, el, le, al, no, dia, the")}\\s+)*$`,
);
const CLAUSE_START = /(?:^|[,;:.–-])\s*$/u;
const ONLY = "only, just, nur, seulement, uniquement, solo, solamente, so, somente, apenas, sirf, bas";
const ONLY_BEFORE = patternOf(
  `(?<!\\p{L})${anyListed(ONLY)}\\s+(?:${anyListed("on, on the, am, an, le, el, em, no, no dia, dia, the")} )?$`,
);
const ONLY_BEHIND = patternOf(`^,?\\s*(?:${anyListed(ONLY)}|hi)\\s*(?=[,.;:!?)\\n]|$)`);
const NEXT = anyOf(NEXT_WORDS);
const THIS = "this|on|am|diesen|le|ce|este|el|na|no|questo|ini|bu";
const BEFORE_DAYS = patternOf(
  `(?<!\\p{L})${anyListed("after, nach, apres, despues de, despues del, depois de, depois do, for, before, until, by, at, to, around, zu, bis, vor, fur, pour, a, avant, para, antes da, antes de, antes do, antes del, ate, no, o, ab, desde, de")}\\s*(?:${anyListed("the, el, o")} )?$`,
);

/** "10 december tak" and "10 Aralık'a kadar": the word for an end stands behind the day. */
const UNTIL_AFTER = patternOf("^(?:['’]\\p{L}{1,3})?\\s+(?:tak|kadar)(?!\\p{L})");

/** Every single day that is named, taken out of the text, in order. */
export function takePoints(text: BriefText, today: string, market: string | null): DatePoint[] {
  const points: DatePoint[] = [];
  const { folded } = text;
  for (const [pattern, read] of POINTS) {
    for (const found of text.all(pattern)) {
      const before = text.folded.slice(0, found.start);
      const point = read(found.groups, before, { today, market });
      if (!point) continue;
      const tail = lengthOf(UNTIL_AFTER, text.folded.slice(found.end));
      points.push({
        found,
        ...point,
        isEnd: point.isEnd || tail > 0,
        isAlone: isAlone(before, text.folded.slice(found.end)),
      });
      text.take({ start: found.start - limitBefore(before), end: found.end + tail });
    }
  }
  const dated = withFeastDates(
    points.toSorted((left, right) => left.found.start - right.found.start),
    folded,
  );
  // "Christmas cookies till Dec 20": a day that is stated wins over a holiday.
  const isStated = dated.some(({ isEnd, isHoliday }) => isEnd && !isHoliday);
  // "Mother's Day 9 May, live from 25 April": the date says when the day is.
  const feasts = new Set(dated.flatMap(({ isEnd, isHoliday, date }) => (isEnd && isHoliday ? [date] : [])));
  const meant = dated.filter(({ isEnd, isHoliday, date }) =>
    isHoliday || isEnd ? !(isStated && isEnd && isHoliday) : !feasts.has(date),
  );
  return withStarts(meant, folded);
}

const TO = patternOf(
  `^\\s*(?:[-–→]|->|${anyListed("to, til, till, until, up to, through, bis, bis zum, a, au, jusqu'a, jusqu'au, al, hasta, ate, ao, se")})\\s*(?:${anyListed("the, den, dem, zum, le, la, el, o, dia")}\\s+)?$`,
);

/** "Palm Sunday till Easter Monday", "del Miércoles de Ceniza al Domingo de Ramos": the first of them begins the flight. */
function withStarts(points: readonly DatePoint[], folded: string): DatePoint[] {
  return points.map((point, at) => {
    const next = points[at + 1];
    const isBefore =
      next !== undefined &&
      next.date > point.date &&
      TO.test(folded.slice(point.found.end, next.found.start));
    return isBefore && point.isEnd && point.isHoliday ? { ...point, isEnd: false } : point;
  });
}

/** Length of the words that make a day the first or the last one and that mean nothing without it. */
function limitBefore(before: string): number {
  return lengthOf(LATEST, before) || lengthOf(NOT_BEFORE, before) || lengthOf(LABEL_BEFORE, before);
}

/** "Tomorrow only", "nur am 7. Dezember": this day and no other. */
function isAlone(before: string, after: string): boolean {
  return ONLY_BEFORE.test(before) || ONLY_BEHIND.test(after);
}

interface ReadOn {
  /** yyyy-mm-dd. */
  today: string;
  market: string | null;
}

type Point = Omit<DatePoint, "found" | "isAlone">;
type Read = (groups: Found["groups"], before: string, on: ReadOn) => Point | null;

/** Reads a day that ends the flight behind a word such as "until". */
function plain(read: (groups: Found["groups"], today: string) => string | null): Read {
  return (groups, before, { today }) => {
    const date = read(groups, today);
    return date === null ? null : { date, isEnd: endsAt(before) };
  };
}

/** "Not before the 7th" is a start, and "no later than the 7th" an end. */
function endsAt(before: string): boolean {
  return LATEST.test(before) || ENDS.test(before) || (UNTIL.test(before) && !isStart(before));
}

/** "Not before", "início a": the preposition alone would be an end. */
function isStart(before: string): boolean {
  return NOT_BEFORE.test(before) || (WEAK_UNTIL.test(before) && STARTS.test(before));
}

const NTH: readonly (readonly [words: string, count: number])[] = [
  [
    "first, erste, ersten, erster, premier, premiere, primer, primera, primeiro, primeira, 1st, pehla, pehle",
    1,
  ],
  ["second, zweite, zweiten, zweiter, deuxieme, segundo, segunda, 2nd, doosra, dusre", 2],
  ["third, dritte, dritten, dritter, troisieme, tercer, tercera, terceiro, terceira, 3rd, teesra", 3],
  ["fourth, vierte, vierten, vierter, quatrieme, cuarto, cuarta, quarto, quarta, 4th", 4],
  ["last, letzte, letzten, letzter, dernier, derniere, ultimo, ultima, aakhri", -1],
];
/** "The first Monday in March", "el primer lunes de marzo", "le premier lundi de mars". */
const WEEKDAY_OF_MONTH = new RegExp(
  `(?<!\\p{L})(?:(?:the|der|dem|den|am|le|el|a|o|na|no|on the)\\s+)?(${anyListed(NTH.map(([words]) => words).join(", "))})\\s+(${anyOf(WEEKDAYS.keys())})\\s+(?:(?:of|in|im|de|du|del|do|em|en|d['’])\\s*)?(${ANY_MONTH})(?!\\p{L})`,
  "gu",
);

/** "Until the end of March", "bis März": the part of the month is behind the word for an end. */
const MONTH_ENDS = new RegExp(
  `(?<!\\p{L})(?:(${MONTH_PART})[ -])?(${ANY_MONTH})(?!\\p{L})(?!\\s*\\d{1,2}(?!\\d))(?:,?\\s+(?:de )?(\\d{4}))?`,
  "gu",
);
const ANY_WEEKDAY = anyOf(WEEKDAYS.keys());
/** "Next Friday", "viernes que viene", "am Montag", "until Sunday". */
const WEEKDAY = new RegExp(
  `(?<!\\p{L})(${NEXT}|${THIS})?\\s?(?<!\\p{L})(${ANY_WEEKDAY})(?:\\s+(${NEXT}))?(?!\\p{L})(?:(?=(\\s+(?:a|al|au|bis|to|ate|until|hasta|-|–)\\s+(?:\\p{L}+\\s+){0,2}(?:${ANY_WEEKDAY})(?!\\p{L})))|)`,
  "gu",
);

/** Each kind of day with what reads it, in the order in which they are taken out. */
const POINTS: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [new RegExp(`(?<![\\p{L}])(${ANY_NAMED_DAY})(?!\\p{L})`, "gu"), namedPoint],
  [
    /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu,
    plain(([year, month, day], today) => dayOf(day, Number(month), year, today)),
  ],
  [
    /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/gu,
    plain(([day, month, year], today) => dayOf(day, Number(month), year, today)),
  ],
  [
    /(?<![\d./])(\d{1,2})[./](\d{1,2})[./](\d{2})(?![\d./])/gu,
    plain(([day, month, year], today) => dayOf(day, Number(month), `20${year ?? ""}`, today)),
  ],
  [
    /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/gu,
    plain(([day, month], today) => dayOf(day, Number(month), undefined, today)),
  ],
  [
    new RegExp(
      `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|ro|\\.|º|°)?\\s+(?:of |de )?(${ANY_MONTH})(?!\\p{L})(?:,?\\s+(?:de )?(\\d{4}))?`,
      "gu",
    ),
    plain(([day, month, year], today) => dayOf(day, monthNamed(month), year, today)),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(${ANY_MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d%]|[.,]\\d|\\s*(?:${SCALE}|${CURRENCY}|creators|weeks))(?:,?\\s+(\\d{4}))?`,
      "gu",
    ),
    plain(([month, day, year], today) => dayOf(day, monthNamed(month), year, today)),
  ],
  [
    WEEKDAY_OF_MONTH,
    plain(([first, day, name], today) => weekdayOf(first ?? "", day ?? "", name ?? "", today)),
  ],
  [MONTH_ENDS, monthEnd],
  [WEEKDAY, weekday],
  [new RegExp(`(?<![\\p{L}])(${anyOf(RELATIVE_DAYS.keys())})(?!\\p{L})`, "gu"), relativeDay],
];

function weekdayOf(nth: string, name: string, monthName: string, today: string): string {
  const [day, month] = [weekdayNamed(wordKey(name)), monthNamed(monthName)];
  const count = NTH.find(([words]) => words.split(", ").includes(nth))?.[1] ?? 1;
  const year = yearOfMonth(month, today);
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  if (count > 0) return addDays(weekdayAfter(day, addDays(first, -1)), 7 * (count - 1));
  return addDays(weekdayAfter(day, lastOfMonth(year, month)), -7);
}

/** A month before it makes both a stretch of months. */
const MONTH_BEFORE = patternOf(`(?:${ANY_MONTH})\\s?\\S{1,7}\\s?$`);

function monthEnd([part, name, given]: Found["groups"], before: string, { today }: ReadOn) {
  const month = monthNamed(name);
  const isStretch = MONTH_BEFORE.test(before);
  if (!UNTIL.test(before)) return null;
  if (part === undefined && (isStretch || WEAK_UNTIL.test(before))) return null;
  const year = given ? Number(given) : yearOfMonth(month, today);
  const last = partOfMonth(part)?.last;
  const date = last ? `${year}-${String(month).padStart(2, "0")}-${last}` : lastOfMonth(year, month);
  return { date, isEnd: true };
}

/** "Every Monday" names no day of the flight; "Monday to Thursday" names two. */
function weekday([first, name = "", last, range]: Found["groups"], before: string, { today }: ReadOn) {
  const day = weekdayNamed(wordKey(name));
  if ((first ?? last ?? range) === undefined && !isCued(before)) return null;
  return { date: weekdayAfter(day, today), isEnd: endsAt(before), weekday: day };
}

function isCued(before: string): boolean {
  return FROM.test(before) || UNTIL.test(before) || CLAUSE_START.test(before) || ONLY_BEFORE.test(before);
}

function relativeDay([word = ""]: Found["groups"], before: string, { today }: ReadOn) {
  const days = RELATIVE_DAYS.get(wordKey(word));
  // "Parso se" says itself that something begins.
  const isCuedBehind = word.endsWith(" se");
  if (days === undefined || days < 0 || !(isCued(before) || isCuedBehind)) return null;
  return { date: addDays(today, days), isEnd: endsAt(before) };
}

/** A campaign leads up to a day that has a name, unless it says that it begins there. */
function namedPoint([word = ""]: Found["groups"], before: string, { today, market }: ReadOn) {
  if (DOUBTFUL_NAMES.has(wordKey(word)) && !BEFORE_DAYS.test(before)) return null;
  const event = NAMED_DAYS.get(wordKey(word)) ?? "";
  const date = namedDay(event, today, market);
  return date === null ? null : { date, isEnd: !FROM.test(before), isHoliday: true, event };
}

export function dayOf(
  day: string | undefined,
  month: number | undefined,
  year: string | undefined,
  today: string,
): string | null {
  return dateOf(Number(day), month, year ? Number(year) : undefined, today);
}
