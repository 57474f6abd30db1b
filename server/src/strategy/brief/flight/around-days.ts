import { matchesOf } from "#/language/matches.ts";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { TIME_UNITS, addDays } from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY, NAMED_DAYS, namedDay } from "#/language/time/named-days.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { mayFit } from "#/strategy/brief/sketches.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import words from "./around-days.json" with { type: "json" };
import type { StatedFlight } from "./flight-months.ts";

const UNIT = anyOf([...TIME_UNITS.keys()].filter((word) => word.length > 2));
const LENGTH = `(?<count>${COUNT})\\s+(?<unit>${UNIT})`;
const DAY = `(?<day>${ANY_NAMED_DAY})`;
const ARTICLE = "(?:(?:the|dem|der|la|le|les|el|los|o|a|os|as)\\s+)?";
const STARTS = `(?:\\s+${anyListed(words.starts)}(?!\\p{L}))*`;
/** "… and until Holi", "Ende Rosenmontag", "aur Diwali ke din khatam": the day that ends it. */
const END = `(?:[\\s,;]+(?:(?:and|aur|und|et|y|e)\\s+)?(?:(?:${anyListed(words.until)})\\s+)?(?:(?:on|am|an|zum|zur)\\s+)?${ARTICLE}(?<end>${ANY_NAMED_DAY})(?!\\p{L})(?:\\s+(?:(?:ke|wale|ka)\\s+)*(?:din\\s+)?(?:tak|pe khatam|khatam|par|ko|pe))*)`;
const PATTERNS = [
  // "Holi se do hafte pehle se Holi tak".
  `${DAY}\\s+(?:se|ke)\\s+${LENGTH}\\s+(?:pehle|phle)(?!\\p{L})${STARTS}${END}?`,
  // "Holi ke pehle 2 hafte", "do hafte Diwali se pehle".
  `${DAY}\\s+(?:se|ke)\\s+(?:pehle|phle)\\s+(?:ke\\s+)?${LENGTH}(?!\\p{L})(?:\\s+(?:mein|me))?${END}?`,
  `${LENGTH}\\s+${DAY}\\s+(?:se|ke)\\s+(?:pehle|phle)(?!\\p{L})${END}?`,
  // "14 Tage vor Weiberfastnacht, Ende Rosenmontag".
  `${LENGTH}\\s+${anyListed(words.before)}\\s+${ARTICLE}${DAY}(?!\\p{L})${STARTS}${END}`,
  // "Do hafte pehle start aur Diwali ke din khatam".
  `${LENGTH}\\s+(?:pehle|phle)(?!\\p{L})${STARTS}\\s+(?:aur|and)${END}`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}.,])${pattern}`, "gu"));

/** Days before one with a name up to it, or up to another: taken out of the text; null without any. */
export function takeAroundDay(text: BriefText, today: string, market: string | null): StatedFlight | null {
  for (const pattern of PATTERNS) {
    if (!mayFit(pattern, text.folded)) continue;
    const [match] = matchesOf(pattern, text.folded);
    const { count, unit = "", day, end = day } = match?.groups ?? {};
    const event = slugOf(day ?? end);
    const [first, last] = [namedDay(event, today, market), namedDay(slugOf(end), today, market)];
    if (!match || first === null || last === null || first > last) continue;
    text.take({ start: match.index, end: match.index + match[0].length });
    const days = readCount(count) * (TIME_UNITS.get(unit) ?? 1);
    return event === slugOf(end)
      ? { to: last, days: days + 1, event }
      : { from: addDays(first, -days), to: last, event: slugOf(end) };
  }
  return null;
}

function slugOf(name: string | undefined): string {
  return NAMED_DAYS.get(wordKey(name ?? "")) ?? "";
}

/** "Eröffnung am 20. Februar": pieces lead up to a day on which something opens. */
const OPENING = patternOf(`(?<!\\p{L})${anyListed(words.openings)}(?!\\p{L})[^.;!?\\n]*$`);
/** Chosen by us. */
const OPENING_DAYS = 14;

/** A flight up to such a day, by the words before it; null of any other day. */
export function openingOn(date: string, before: string): StatedFlight | null {
  return OPENING.test(before) ? { to: date, days: OPENING_DAYS } : null;
}
