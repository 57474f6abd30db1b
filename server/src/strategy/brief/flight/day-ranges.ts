import { anyOf, lengthOf, patternOf } from "#/language/dictionary.ts";
import { ANY_MONTH, MONTHS, TIME_UNITS, WEEKEND, stretchBetween } from "#/language/time/calendar.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { dayOf } from "./flight-points.ts";

const GAP =
  "\\s?(?:-|–|to|and|until|through|thru|bis(?: zum)?|und|au|al|a|ate|et|y|e|se|sampai)(?: (?:the|the |den|dem|zum|le|el|o|dia|o dia|el dia))?\\s?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th|er|ro|º|°|\\.)?";
const YEAR = "(?:,?\\s+(?:de )?(\\d{4}))?";
const NOT_COUNTED = "(?!\\d|[.,]\\d|\\s*(?:%|€|k(?!\\p{L})|eur|creators|weeks))";

/** "In der Woche vom 7. bis 13. Dezember": the days say all. */
const WEEK_BEFORE = patternOf(
  `(?<!\\p{L})(?:in der |in the |im |la |na |en la )?(?:${anyOf([...TIME_UNITS.keys(), ...WEEKEND].filter((word) => word.length > 2))})\\s+(?:of|vom|from|du|del|de|do)\\s+(?:the |den |dem |el |le |o )?$`,
);

/** Where first and last day, the month and the year stand among the groups of a pattern. */
interface RangePattern {
  pattern: RegExp;
  first: number;
  last: number;
  month: number;
  year: number;
}

const PATTERNS: readonly RangePattern[] = [
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
      `(?<!\\p{L})(${ANY_MONTH})(?:\\s+|,?\\s+(?:du|vom|del|from|from the)\\s+)${DAY}\\s?(?:-|–|to|through|until|bis|a|al|au|ate)\\s?${DAY}${NOT_COUNTED}(?!\\s+(?:of |de )?(?:${ANY_MONTH})(?!\\p{L}))${YEAR}`,
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
 * from tomorrow.
 */
export function takeDayRange(text: BriefText, today: string): DayRange {
  const unread: Found[] = [];
  for (const { pattern, ...at } of PATTERNS) {
    const found = text.first(pattern);
    if (!found) continue;
    const month = found.groups[at.month] ?? "";
    const number = MONTHS.get(month) ?? Number(month);
    const year = found.groups[at.year];
    const from = dayOf(found.groups[at.first], number, year, today);
    const to = dayOf(found.groups[at.last], number, year, today);
    const stretch = from && to && stretchBetween(from, to, today);
    if (stretch && (year === undefined || from <= to)) {
      const lead = lengthOf(WEEK_BEFORE, text.folded.slice(0, found.start));
      text.take({ start: found.start - lead, end: found.end });
      return { stretch, unread: [] };
    }
    unread.push(found);
  }
  return { stretch: null, unread };
}
