import type { Flight } from "@app/contract/strategy/plan";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import {
  ANY_MONTH,
  DOUBTFUL_MONTHS,
  addDays,
  isoDay,
  lastOfMonth,
  monthNamed,
  yearOfMonth,
} from "#/language/time/calendar.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { MONTH_PART, STARTS, partOfMonth } from "./flight-points.ts";

/** What a text says of the flight; both parts absent when it says nothing. */
export interface StatedFlight {
  from?: string;
  to?: string;
  days?: number;
  /** The named day that `to` is, by its slug. */
  event?: string;
}

const MONTH_TO_MONTH = new RegExp(
  `(?<!\\p{L})(${ANY_MONTH})\\s?(?:-|–|/|&|se|to|until|till|through|thru|and|or|bis|und|oder|a|y|o|e|et|ou|au|al|ate|hasta|sampai)\\s?(?:a |el |o )?(${ANY_MONTH})(?!\\p{L})(?:,?\\s+(?:de )?(\\d{4}))?`,
  "gu",
);

/** "March to May", "von März bis Mai": from the first day of one to the last of the other. */
export function takeMonths(text: BriefText, today: string): StatedFlight | null {
  const found = text.takeFirst(MONTH_TO_MONTH);
  if (!found) return null;
  const [first, last] = [monthNamed(found.groups[0]), monthNamed(found.groups[1])];
  const given = found.groups[2];
  const isOverNewYear = last < first;
  const start = given ? Number(given) - Number(isOverNewYear) : yearOfMonth(first, today);
  const from = isoDay(new Date(Date.UTC(start, first - 1, 1)));
  return restOf({ from, to: lastOfMonth(start + Number(isOverNewYear), last) }, today);
}

type MonthWords = [
  lead: string | undefined,
  part: string | undefined,
  name: string,
  year: string | undefined,
  behind: string | undefined,
];

/** A doubtful name is a month beside a preposition or "mid", before a year, or where it stands by itself. */
function isMeant(text: BriefText, found: Found<MonthWords>): boolean {
  const [lead, half, name, year, behind] = found.groups;
  return (lead ?? half ?? year ?? behind) !== undefined || !DOUBTFUL_MONTHS.has(name) || isAlone(text, found);
}

const MARKS = "[\\s,;:.!?()/|–-]*";
const BEHIND_TAKEN = patternOf(`\u25ae${MARKS}$`);
const BEHIND_MARK = /(?:^|[,;:.!?()/|\n–-])\s*$/u;
const BEHIND_COMMA = /,\s*$/u;
const BEFORE_TAKEN = patternOf(`^${MARKS}(?:\u25ae|$)`);
const BEFORE_MARK = /^\s*(?:$|[,;:.!?()/|\n–-])/u;
const BEFORE_CAMPAIGN = patternOf(
  `^\\s*${anyListed("campaign, launch, push, promo, kampagne, aktion, campagne, lancement, campana, lanzamiento, campanha, lancamento, kampanye, kampanya*, lancio")}(?!\\p{L})`,
);
/** Names of people and brands as well, where they begin a brief. */
const NAMES: ReadonlySet<string> = new Set(["mars", "marco", "jan"]);

/** "20k euro, May", "Berlin March 20k", "May campaign": a word of its own beside money, a place or an end of the text. */
function isAlone(text: BriefText, { start, end, groups: [, , name] }: Found<MonthWords>): boolean {
  const [before, after] = [text.folded.slice(0, start), text.folded.slice(end)];
  const isFirst = before.trim() === "";
  if (isFirst && NAMES.has(name)) return false;
  const isBehindPlace = endsWithPlace(text.original.slice(0, start));
  const isLed = isFirst || isBehindPlace || BEHIND_TAKEN.test(before);
  const isFollowed = BEFORE_TAKEN.test(after) || BEFORE_CAMPAIGN.test(after);
  const isBorderedLeft = isLed || BEHIND_MARK.test(before);
  const isBorderedRight = isFollowed || BEFORE_MARK.test(after);
  // "5 creators, March. Our shop …": a thought of its own, and no brand of a list.
  const isOwnThought = BEHIND_COMMA.test(before) && !NAMES.has(name) && name !== "mar";
  return isBorderedLeft && isBorderedRight && (isLed || isFollowed || isOwnThought);
}

/** Whether the last word is the name of a place. */
function endsWithPlace(before: string): boolean {
  const word = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]*(?=[\s,]*$)/u.exec(before);
  return word !== null && placesNamed(wordKey(word[0])).length > 0;
}

const WHOLE_MONTH = new RegExp(
  `(?<!\\p{L})((?:in|im|en|em|during|for|throughout|ab|from|starting|start|next|nachsten?|this|diesen?|desde|depuis|des|a|no|au mois de|nel mese di|di|pada bulan|pada|bulan)\\s+)?(?:(${MONTH_PART})[ -])?(${ANY_MONTH})(?!\\p{L})(?:\\s+(?:de )?(\\d{4}))?(\\s+(?:mein|me|ayinda|ayi icin)(?!\\p{L}))?`,
  "gu",
);

/** A whole month; "mid January" is a start alone. */
export function takeMonth(text: BriefText, today: string): StatedFlight | null {
  const found = text.all<MonthWords>(WHOLE_MONTH).find((each) => isMeant(text, each));
  if (!found) return null;
  const month = monthNamed(found.groups[2]);
  text.take(found);
  const given = found.groups[3];
  const year = given ? Number(given) : yearOfMonth(month, today);
  const part = partOfMonth(found.groups[1]);
  if (part) {
    const from = isoDay(new Date(Date.UTC(year, month - 1, part.first)));
    // "Late January" ends with it, unless it begins there.
    const isStart = found.groups[0] !== undefined || STARTS.test(text.folded.slice(0, found.start));
    return part.last === null && !isStart ? { from, to: lastOfMonth(year, month) } : { from };
  }
  const from = isoDay(new Date(Date.UTC(year, month - 1, 1)));
  return restOf({ from, to: lastOfMonth(year, month) }, today);
}

/** Of a stretch that has begun, what is left from tomorrow on. */
export function restOf({ from, to }: Flight, today: string): Flight {
  return { from: from < today && to > today ? addDays(today, 1) : from, to };
}
