import { anyOf, lengthOf, patternOf } from "#/language/dictionary.ts";
import { ANY_MONTH, MONTHS, TIME_UNITS, WEEKEND, addDays, stretchBetween } from "#/language/time/calendar.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { dayOf } from "./flight-points.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

const GAP =
  "\\s?(?:-|–|to|and|until|through|thru|bis(?: zum)?|und|au|al|a|ate|et|y|e|se|sampai)(?: (?:the|the |den|dem|zum|le|el|o|dia|o dia|el dia))?\\s?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th|er|ro|º|°|\\.)?";
const FULL_GAP =
  "\\s?(?:-|–|→|->|to|until|through|thru|bis(?: zum)?|au|al|a|ate|se|til|till|hasta)(?: (?:the|den|dem|zum|le|el|o|dia|o dia|el dia))?\\s?";
const YEAR = "(?:,?\\s+(?:de )?(\\d{4}))?";
const NOT_COUNTED = `(?!\\d|[.,]\\d|\\s*(?:%|${SCALE}|${CURRENCY}|creators|weeks))`;

/** "In der Woche vom 7. bis 13. Dezember": the days say all. */
const WEEK_BEFORE = patternOf(
  `(?<!\\p{L})(?:in der |in the |im |la |na |en la )?(?:${anyOf([...TIME_UNITS.keys(), ...WEEKEND].filter((word) => word.length > 2))})\\s+(?:of|vom|from|du|del|de|do)\\s+(?:the |den |dem |el |le |o )?$`,
);

/** "Live 18 Jan to 12 Feb": what is so dated goes live. */
const LIVE_BEFORE = patternOf(
  `(?<![\\p{L}\\p{N}]\\s)(?<!\\p{L})(?:going |goes |go )?live\\s*:?\\s+(?:from |on )?$`,
);

/** Where first and last day, the month and the year stand among the groups of a pattern. */
interface RangePattern {
  pattern: RegExp;
  first: number;
  /** Of the first day, where it is another one. */
  firstMonth?: number;
  last: number;
  month: number;
  year: number;
}

const PATTERNS: readonly RangePattern[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,/])${DAY}\\s+(?:of |de )?(${ANY_MONTH})(?!\\p{L})${FULL_GAP}${DAY}\\s+(?:of |de )?(${ANY_MONTH})(?!\\p{L})${YEAR}`,
      "gu",
    ),
    first: 0,
    firstMonth: 1,
    last: 2,
    month: 3,
    year: 4,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,])${DAY}${GAP}${DAY}\\s+(?:of |de )?(${ANY_MONTH})(?!\\p{L})${YEAR}`,
      "gu",
    ),
    first: 0,
    last: 1,
    month: 2,
    year: 3,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${ANY_MONTH})(?:\\s+|[,(]?\\s+\\(?(?:du|vom|del|from|from the|do dia)\\s+)${DAY}\\s?(?:-|–|to|through|until|bis|a|al|au|ate)\\s?${DAY}${NOT_COUNTED}(?!\\s+(?:of |de )?(?:${ANY_MONTH})(?!\\p{L}))${YEAR}`,
      "gu",
    ),
    first: 1,
    last: 2,
    month: 0,
    year: 3,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}.,])(\d{1,2})\.\s?(?:-|–|bis(?: zum)?|und)\s?(\d{1,2})\.(\d{1,2})\.?(?:(\d{4})|(?!\d))/gu,
    first: 0,
    last: 1,
    month: 2,
    year: 3,
  },
  {
    pattern:
      /(?<!\p{L})(?:from|vom|du|del|de|do) (?:dia )?(\d{1,2})\s(?:to|au|al|a|ao|ate)\s(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?(?![\d/])/gu,
    first: 0,
    last: 1,
    month: 2,
    year: 3,
  },
];

/** A range of days, or the words of one whose last day is before its first. */
export interface DayRange {
  stretch: { from: string; to: string } | null;
  unread: Found[];
}

/**
 * "1–28 December", "vom 1. bis 20.12.", "Dec 1-20": taken out of the text when it can be read; one that has begun goes on
 * from tomorrow. Of phases that follow each other it is the first day of the first and the last one of the last.
 */
export function takeDayRange(text: BriefText, today: string): DayRange {
  const unread: Found[] = [];
  const stretches: Stretch[] = [];
  for (const { pattern, ...at } of PATTERNS) {
    for (const found of text.all(pattern)) {
      const stretch = stretchOf(found, at, today);
      if (stretch) stretches.push({ found, ...stretch });
      else unread.push(found);
      if (!stretch) break;
    }
  }
  const [first, ...others] = stretches.toSorted((one, other) => one.found.start - other.found.start);
  if (!first) return { stretch: null, unread };
  const phases = phasesFrom(text, first, others);
  for (const { found } of phases) {
    const before = text.folded.slice(0, found.start);
    const lead = lengthOf(WEEK_BEFORE, before) || lengthOf(LIVE_BEFORE, before);
    text.take({ start: found.start - lead, end: found.end });
  }
  const [from = first.from] = phases.map((phase) => phase.from).toSorted();
  return {
    stretch: {
      from,
      to:
        phases
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? first.to,
    },
    unread: [],
  };
}

interface Stretch {
  found: Found;
  from: string;
  to: string;
}

/** So many days at most lie between two phases of one flight. Chosen by us. */
const BETWEEN_PHASES = 4;

/** "Two bursts, 11-24 jan and 8-21 mar". */
const BURSTS =
  /(?<!\p{L})(?:bursts?|waves?|flights|phases|schube|wellen|vagues?|rafales|oleadas?|rafagas|ondas?)(?!\p{L})/u;
const JOINED = patternOf("^\\s*(?:and|und|et|y|e|aur|&|\\+)\\s*$");

/** A stretch with those that begin right behind it, one after the other. */
function phasesFrom(text: BriefText, first: Stretch, others: readonly Stretch[]): Stretch[] {
  const phases = [first];
  for (const next of others) {
    const last = phases.at(-1) ?? first;
    const isJoined =
      BURSTS.test(text.folded) && JOINED.test(text.folded.slice(last.found.end, next.found.start));
    if (next.from > last.to && (isJoined || next.from <= addDays(last.to, BETWEEN_PHASES))) phases.push(next);
  }
  return phases;
}

function stretchOf(
  found: Found,
  at: Omit<RangePattern, "pattern">,
  today: string,
): { from: string; to: string } | null {
  const number = (group: number) => {
    const month = found.groups[group] ?? "";
    return MONTHS.get(month) ?? Number(month);
  };
  const year = found.groups[at.year];
  const months = [number(at.firstMonth ?? at.month), number(at.month)] as const;
  // "20 December to 10 January 2028" begins in the year before.
  const firstYear = year !== undefined && months[0] > months[1] ? String(Number(year) - 1) : year;
  const from = dayOf(found.groups[at.first], months[0], firstYear, today);
  const to = dayOf(found.groups[at.last], months[1], year, today);
  const stretch = from && to && stretchBetween(from, to, today);
  return stretch && (year === undefined || from <= to) ? stretch : null;
}
