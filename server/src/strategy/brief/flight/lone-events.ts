import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, lengthOf, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import {
  ANY_NAMED_DAY,
  DOUBTFUL_NAMES,
  NAMED_DAYS,
  announcedBy,
  mayBeOn,
  namedDay,
} from "#/language/time/named-days.ts";
import { addDays } from "#/language/time/calendar.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { completeFlight } from "./flight.ts";
import type { StatedFlight } from "./flight-months.ts";

const NAME = new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})(?!\\p{L})`, "gu");
const BEFORE_DAY = anyListed(
  "for, before, until, by, around, zu, zum, zur, bis, vor, fur, pour, avant, para, antes de, antes da, antes do, antes del, ate, por",
);
/** What leads to a day, and belongs to no product: "live before Prime Day", "5,000 EUR Oktoberfest". */
const LEAD = patternOf(
  `(?:^|[▮,;:.–-]|\\d\\s?(?:k\\s?)?(?:${SIGNS})(?=\\s)|(?<!\\p{L})(?:(?:(?:live|online|out)\\s+)?${BEFORE_DAY})(?:\\s+(?:the|el|o|la|dem|den))?(?=\\s))\\s*$`,
);
const PREPOSITION = patternOf(
  `(?<!\\p{L})(?:(?:live|online|out)\\s+)?${BEFORE_DAY}(?:\\s+(?:the|el|o|la|dem|den))?\\s+$`,
);
/** What such a day ends, whatever else is said of the flight. */
const BOUND = new RegExp(
  `(?<!\\p{L})${anyListed("before, until, till, by, vor, bis, avant, jusqu'au, antes de, antes da, antes do, antes del, hasta, ate")}(?: (?:the|el|o|la|dem|den|le))? $`,
  "iu",
);
const END = patternOf(
  `^\\s*(?:$|[▮,;:.!?)]|${anyListed("in, im, en, em, au, aux, na, no, auf, across, and, und, et, y, e")}(?!\\p{L}))`,
);

/**
 * An event that may as well be a name, where it stands by itself: "Oktoberfest Germany", "Amazon Prime Day in the US".
 * One without a known day is told, and is no product.
 */
export function takeLoneEvents(
  text: BriefText,
  today: string,
  market: string | null,
): { flight: StatedFlight; unmet: Unmet[]; isBound: boolean } {
  const unmet: Unmet[] = [];
  let flight: StatedFlight = {};
  let isBound = false;
  for (const found of text.all(NAME)) {
    const key = wordKey(found.text);
    const slug = NAMED_DAYS.get(key);
    // "Natal" is a city, too.
    if (slug === undefined || !DOUBTFUL_NAMES.has(key) || placesNamed(key).length > 0) continue;
    if (!standsAlone(text, found)) continue;
    const date = namedDay(slug, today, market);
    const by = announcedBy(slug);
    if (date === null && by === null) continue;
    const words = text.spelling(found);
    text.take({
      start: found.start - lengthOf(PREPOSITION, text.folded.slice(0, found.start)),
      end: found.end,
    });
    isBound ||= BOUND.test(text.readable.slice(0, found.start));
    if (date !== null) flight = { to: date, event: slug };
    else unmet.push({ words, why: `${by} has not announced its day yet. Say the first and the last day.` });
  }
  return { flight, unmet, isBound };
}

function standsAlone({ folded, original }: BriefText, { start, end }: Found): boolean {
  if (!LEAD.test(folded.slice(0, start))) return false;
  if (END.test(folded.slice(end))) return true;
  return PLACE_BEHIND.some((behind) => {
    const name = behind.exec(original.slice(end));
    return name !== null && placesNamed(wordKey(name[0])).length > 0;
  });
}

/** "Oktoberfest Germany", "Oktoberfest New York". */
const PLACE_BEHIND = [/^\s+\p{Lu}[\p{L}.-]*/u, /^\s+\p{Lu}[\p{L}.-]*\s+\p{Lu}[\p{L}.-]*/u];

/** Each day that is named by itself, while nothing of the text is taken. */
export function eventsNamed(text: BriefText): Found[] {
  return text.all(NAME).filter(({ end }) => END.test(text.folded.slice(end)));
}

/** "Mother's Day is on 9 May": a single day that has a name ends the flight, as the name does. */
export function endingOn(
  text: BriefText,
  stated: StatedFlight,
  named: readonly Found[],
  today: string,
  market: string | null,
): StatedFlight {
  const { from, to, ...rest } = stated;
  if (from === undefined || to !== undefined) return stated;
  const event = named
    .filter(({ start, end }) => !text.folded.slice(start, end).includes("\u25ae"))
    .map((found) => NAMED_DAYS.get(wordKey(found.text)) ?? "")
    .find((slug) => namedDay(slug, today, market) === from || mayBeOn(slug, from, today));
  return event === undefined ? stated : { ...rest, to: from, event };
}

/** "Fête des mères en France et en Belgique, deux semaines avant la première": the days of all markets are led up to. */
export function overMarkets(stated: StatedFlight, countries: readonly string[], today: string): StatedFlight {
  const { event, days, from, to, ...rest } = stated;
  if (event === undefined || days === undefined || from !== undefined || to === undefined) return stated;
  const dates = countries.flatMap((country) => namedDay(event, today, country) ?? []).toSorted();
  const [first = to, last = to] = [dates[0], dates.at(-1)];
  return first === last ? stated : { ...rest, from: addDays(first, -days), to: last, event };
}

/**
 * Days with a name beside a flight that is said by its dates, or by another such day: in it they say nothing more, and
 * others are told as not kept.
 */
export function takeOtherEvents(
  text: BriefText,
  named: readonly Found[],
  stated: StatedFlight,
  today: string,
  market: string | null,
): Unmet[] {
  if (stated.to === undefined) return [];
  const { from, to } = completeFlight(stated, today);
  return named.flatMap((found) => {
    const key = wordKey(found.text);
    const slug = NAMED_DAYS.get(key) ?? "";
    const date = namedDay(slug, today, market);
    const isName = DOUBTFUL_NAMES.has(key) && !JOINED.test(text.folded.slice(0, found.start));
    if (date === null || slug === stated.event || isName) return [];
    text.take(found);
    const isIn = date <= to && date >= from;
    const why = "A plan leads up to one day. Ask for a plan of its own.";
    return isIn ? [] : [{ words: text.spelling(found), why }];
  });
}

/** "Diwali and Holi": a second one of a list. */
const JOINED = patternOf(`▮\\s*(?:${anyListed("and, und, et, y, e, aur, &")}|,)\\s*$`);
