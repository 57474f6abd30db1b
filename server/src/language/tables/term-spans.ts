import { anyOf } from "#/language/dictionary.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import { EXCLUSIVITY_PATTERN, USAGE_PATTERN } from "./tables.ts";

/** The trade counts a month of rights as 30 days and a year as twelve of them. */
export const MONTH_DAYS = 30;
export const YEAR_DAYS = 365;
export const YEAR_MONTHS = 12;

const SHORT_UNITS: readonly [RegExp, number][] = [
  [/^(?:mo|mos|mths?|mon)$/u, MONTH_DAYS],
  [/^yrs?$/u, YEAR_DAYS],
];
/** A span of time within a longer text, in digits or words: its count and its unit. */
const SPAN = String.raw`(?<![\p{L}\d.,/–-])(\d{1,3}|${anyOf([...COUNTS.keys(), "a"])})\s*(?:-\s*)?(${anyOf(TIME_UNITS.keys())}|mos?|mths?|yrs?|mon)\b\.?`;

/** Months that a text says of rights: how long content may be used, and no rival served. */
export interface RightsMonths {
  usageMonths?: number;
  exclusivityMonths?: number;
}

/** "Exklusivität Getränke 4 Wochen": for what no rival is served. */
const RIVALS = String.raw`(?:(?!(?:and|und|et|with|mit|avec|con|com|none|chahiye|wanted|needed|required|gewunscht|notig|voulue?|necesaria|necessaria)\b)\p{L}{4,}\s+)?`;

/** Rights with their span, behind or before it, with a few words between them. For folded text. */
export const TERM_SPANS: Readonly<Record<keyof RightsMonths, readonly string[]>> = {
  usageMonths: spans(USAGE_PATTERN),
  exclusivityMonths: spans(EXCLUSIVITY_PATTERN, RIVALS),
};

/** Days of a unit of time: "mths" is 30. Null for what is none. */
export function daysOf(unit: string): number | null {
  const short = SHORT_UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  return short ?? TIME_UNITS.get(unit) ?? null;
}

/** Months of a count and its unit, as near as a tenth: what a match of `TERM_SPANS` has as its groups. */
export function monthsOf(count = "", unit = ""): number | null {
  const days = daysOf(unit);
  if (days === null || days < 1) return null;
  const number = COUNTS.get(count) ?? (count === "a" ? 1 : Number(count));
  const months = days === YEAR_DAYS ? number * YEAR_MONTHS : (number * days) / MONTH_DAYS;
  return Math.round(months * 10) / 10;
}

function spans(term: string, noun = ""): string[] {
  const between = String.raw`(?:[\s:,-]|\b(?:of|de|for|ke|ka|ki|tak|liye|fur|d'|per|por|pour|para|durante|pendant|incl|inkl|paid|social|organic|category|full|commercial|digital|ads?|worldwide|extra)\b\.?){0,8}`;
  const opened = String.raw`\(?(?:\b(?:incl|inkl|inc|including|plus|mit|avec|con|com)\b\.?\s*)?\b`;
  return [
    String.raw`${opened}${SPAN}${between}\b(?:${term})\b\)?`,
    String.raw`${opened}(?:${term})\b\s*${noun}${between}\s*\(?\b${SPAN}\)?`,
  ];
}
