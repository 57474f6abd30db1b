import { matchesOf } from "#/language/matches.ts";
import { anyListed, anyOf } from "#/language/dictionary.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { foldInPlace } from "#/language/fold.ts";
import { ANY_MONTH, MONTHS, monthNamed } from "#/language/time/calendar.ts";
import { readCount } from "#/strategy/brief/numbers.ts";
import { reworded } from "#/strategy/brief/reworded.ts";

const MONTH = `(${ANY_MONTH})(?!\\p{L})`;
const AND = "(?:y|e|et|und|and|aur|&)";
const FIRST = "(?:1st|first|1er|1ere|1re|premiere?|erste[nrs]?|primera?|primeir[ao]|1[aª]|pehla|pehle)";
const WEEK = "(?:week|wk|semaine|woche|semana|hafta|hafte)";
const HALF = "(?:half|halfte|quinzaine|quincena|quinzena)";
const EXCEPT =
  "sauf, hormis, except, except for, without, excluding, not, ausser, ohne, excepto, menos, salvo, sin, exceto, sem, fora, chhod ke";
const WHOLE =
  "entier, entiers, complet, completo, completos, inteiro, toda, komplett, whole, entire, in full, poora, pura, only, nur, uniquement, seulement, solo, somente, apenas, sirf";

/** Stretches of months as people write them, in the words that the grammar of days reads. */
const WRITTEN: readonly (readonly [said: RegExp, written: string])[] = [
  // "23 ago - 17 set".
  [/(?<![\p{L}\p{N}.,])(\d{1,2}) ago(?!\p{L})/dgu, "$1 agosto"],
  [/(?<=(?:[-–]|(?<!\p{L})(?:a|al|ate|ao|hasta))\s?)(\d{1,2}) set(?!\p{L})/dgu, "$1 setembro"],
  [/(?<![\p{L}\p{N}.,])(\d{1,2}) set(?=\s?(?:[-–]|(?:a|al|ate|ao|hasta)\s)\s?\d)/dgu, "$1 setembro"],
  // "Tt janvier".
  [new RegExp(`(?<!\\p{L})tt (?=${MONTH})`, "dgu"), ""],
  // "Janvier sauf la première semaine".
  [
    new RegExp(
      `(?<!\\p{L})${MONTH}\\s*,?\\s+\\(?${anyListed(EXCEPT)}\\s+(?:the |la |die |der |a |o |el )?${FIRST}\\s+${WEEK}(?!\\p{L})\\)?`,
      "dgu",
    ),
    "8 $1 to end of $1",
  ],
  // "Mars entier", "junio 2027 completo".
  [
    new RegExp(
      `(?<![\\p{L}]|\\d\\.?\\s|\\d (?:de|of) )${MONTH}(\\s+20\\d\\d)?\\s+${anyListed(WHOLE)}(?!\\p{L})`,
      "dgu",
    ),
    "$1$2",
  ],
  // "Marzo abril mayo".
  [
    new RegExp(`(?<!\\p{L})${MONTH}\\s*,?\\s+${MONTH}(?:\\s*,\\s*|\\s+)(?:${AND}\\s+)?${MONTH}`, "dgu"),
    "$1 to $3",
  ],
  // "Abril y primera quincena de mayo".
  [
    new RegExp(
      `(?<!\\p{L})${MONTH}\\s+${AND}\\s+(?:the |la |die |a )?${FIRST}\\s+${HALF}\\s+(?:de |of |d['’]|do |im )?${MONTH}`,
      "dgu",
    ),
    "1 $1 to 15 $2",
  ],
  // "Mid Jan se mid March".
  [
    new RegExp(
      `(?<!\\p{L})mid\\s+${MONTH}\\s+(?:se|to|till|until|bis|a|hasta|ate)\\s+mid\\s+${MONTH}`,
      "dgu",
    ),
    "15 $1 to 15 $2",
  ],
  // "Empezamos el 23 de agosto y hasta el 12 de septiembre", "do dia 24 de maio ao dia 12 de junho".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:go |goes )?live (?:from |on )?)?(\\d{1,2})\\s+(?:de |of )?${MONTH}\\s*,?\\s*(?:${AND}\\s+)?(?:acabamos |acaba |vai |va |goes |geht |ends? |termina |stop )?(?:hasta|ate|bis|until|till|jusqu['’]?a?u?|on|ao)\\s+(?:el |dia |o dia |le |zum |the |den )?(\\d{1,2})\\s+(?:de |of )?${MONTH}`,
      "dgu",
    ),
    "$1 $2 to $3 $4",
  ],
];

/** "28 de maio e vai até dia 12": the end has the month of the start, or the next one. */
const OPEN_END = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})\\s+(?:de |of )?${MONTH}\\s*,?\\s*${AND}\\s+(?:acabamos |acaba |vai |va |goes |geht |ends? |termina )?(?:hasta|ate|bis|until|till|jusqu['’]?a?u?)\\s+(?:el |dia |o dia |le |zum |the |den )?(\\d{1,2})(?=\\s*(?:[,;.)\\n]|$)|\\s+(?:en|in|um|un|uma|mit|with|e|y)\\s)`,
  "gu",
);

function closedEnd([, first, month, last]: RegExpMatchArray): string {
  const number = monthNamed(month);
  const next = Number(last) < Number(first) ? (number % 12) + 1 : number;
  const name = [...MONTHS].find(([, one]) => one === next)?.[0] ?? "";
  return `${first} ${month} to ${last} ${name}`;
}

const TENS: ReadonlyMap<string, number> = new Map([
  ...["vinte", "veinte", "vingt", "twenty", "veinti"].map((word) => [word, 20] as const),
  ...["trinta", "trente", "treinta", "thirty"].map((word) => [word, 30] as const),
]);
const UNITS = anyOf([...COUNTS].flatMap(([word, count]) => (count < 10 ? [word] : [])));
/** "Dia dos Namorados" is of those in love, and no second. */
const SMALL = new Set(["dos", "do", "das", "os", "um", "una", "un", "uma", "a"]);
const COUNT_WORD = anyOf(
  [...COUNTS].flatMap(([word, count]) => (count <= 31 && !SMALL.has(word) ? [word] : [])),
);
/** "El veintitrés de agosto", "dia vinte e oito de maio", "até dia doze". */
const DAY_IN_WORDS = new RegExp(
  `(?<=(?<!\\p{L})(?:el|dia|le|du|den|am|vom|del|on the|the)\\s)(?:(${anyOf(TENS.keys())})(?: (?:e|y|et) | |-|(?<=veinti))(${UNITS})|(${COUNT_WORD}))(?=\\s+(?:de |of )?(?:${ANY_MONTH})(?!\\p{L})|(?<=(?<!\\p{L})(?:dia) \\S+)(?=\\s|[,.;]|$))`,
  "gu",
);
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ORDINAL = `(?:${anyOf(ORDINALS)}|twenty[ -](?:${anyOf(ORDINALS.slice(0, 9))})|thirtieth|thirty[ -]first)`;
/** "Feb first to fourteenth", "the sixteenth of January". */
const ORDINAL_DAY = new RegExp(
  `(?<=(?:${ANY_MONTH})\\s+(?:the\\s+)?)${ORDINAL}(?!\\p{L})|(?<=(?:${ANY_MONTH})\\s+\\S+\\s+(?:to|until|till|through)\\s+(?:the\\s+)?)${ORDINAL}(?!\\p{L})|(?<!\\p{L})${ORDINAL}(?=\\s+(?:of\\s+)?(?:${ANY_MONTH})(?!\\p{L}))`,
  "gu",
);

/** "The fifteenth, scratch that, the sixteenth of January": a day that is taken back. */
const CORRECTED = new RegExp(
  `(?:${ORDINAL}|\\d{1,2}(?:st|nd|rd|th)?)\\s*,?\\s*(?:no[, ]+)?(?:scratch that|sorry|i mean|make that|no wait)\\s*,?\\s*(?:the )?(?=(?:${ORDINAL}|\\d{1,2}(?:st|nd|rd|th)?)\\s+(?:of )?(?:${ANY_MONTH})(?!\\p{L}))`,
  "giu",
);

function inDigits(read: (match: RegExpMatchArray) => number): (match: RegExpMatchArray) => string | null {
  return (match) => {
    const day = read(match);
    return day >= 1 && day <= 31 ? String(day) : null;
  };
}

export function withPlainDays(source: string): string {
  const days = replaced(replaced(source, DAY_IN_WORDS, inDigits(dayOf)), ORDINAL_DAY, inDigits(ordinalOf));
  const counted = replaced(days.replaceAll(CORRECTED, ""), OPEN_END, closedEnd);
  return WRITTEN.reduce((text, [said, written]) => reworded(text, said, written), counted);
}

function replaced(source: string, pattern: RegExp, read: (match: RegExpMatchArray) => string | null): string {
  return matchesOf(pattern, foldInPlace(source)).reduceRight((text, match) => {
    const words = read(match);
    return words === null
      ? text
      : text.slice(0, match.index) + words + text.slice(match.index + match[0].length);
  }, source);
}

function dayOf([, tens, unit, whole]: RegExpMatchArray): number {
  return tens === undefined ? readCount(whole) : (TENS.get(tens) ?? 0) + readCount(unit);
}

function ordinalOf([words]: RegExpMatchArray): number {
  const at = ORDINALS.indexOf(words);
  if (at >= 0) return at + 1;
  const [tens = "", unit = ""] = words.split(/[ -]/u);
  return (tens === "twenty" ? 20 : 30) + (unit === "" ? 0 : ORDINALS.indexOf(unit) + 1);
}
