import { anyOf } from "#/language/dictionary.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { EXCLUSIVITY_PATTERN, USAGE_PATTERN } from "#/language/tables/tables.ts";
import { daysOf, MONTH_DAYS, YEAR_DAYS, YEAR_MONTHS } from "#/language/tables/term-spans.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import { plain } from "./plain.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** Half a month is the least that is kept: "45 days", but no "10 days". */
const PARTS = 2;

const UNIT = anyOf(TIME_UNITS.keys());
/** In a column of its own: "1.5 years", "six months", "a year", "12m". */
const COUNT = String.raw`\d{1,3}(?:[.,]\d)?|${anyOf([...COUNTS.keys(), "a"])}`;
const SPANS = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(${COUNT})\s*(?:-\s*)?(${UNIT}|mos?|mths?|yrs?|mon|m|y)(?![\p{L}\d])`,
  "gu",
);
const RANGE = /\d\s*(?:[-–/]|to|bis|a|ou|or|oder)\s*\d/u;
const NONE_WORDS = String.raw`no|not|non|none|nicht|keine?r?|ohne|sans|sin|sem|senza|nessuna?|pas de|without|0`;
const NONE = new RegExp(
  String.raw`^(?:${NONE_WORDS})(?:\s+(?:paid|ad|any|d'|${USAGE_PATTERN}|${EXCLUSIVITY_PATTERN}|exclusif|exclusivo))*$`,
  "u",
);
/** Counts that a bare number of months has; others are rather days. Chosen by us. */
const BARE_MONTHS = new Set([...Array.from({ length: 13 }, (_, count) => count), 18, 24, 36]);

/** Months of a cell whose column says of what: "3 months", "6", "1 Jahr", "none". Null where they are not exact. */
export function readMonths(cell: string, header = ""): number | null {
  const text = plain(cell);
  if (NONE.test(text)) return 0;
  if (/^\d{1,3}$/u.test(text)) return bareMonths(Number(text), header);
  if (RANGE.test(text)) return null;
  const months = new Set(
    Array.from(text.matchAll(SPANS), (match) => spanOf(textAt(match, 1), textAt(match, 2))),
  );
  const [only = null] = months;
  return months.size === 1 ? only : null;
}

const INCLUDED =
  /(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|inbegriffen|enthalten|compres[oa]s?|compris\p{L}*|dahil|termasuk|free|gratis|kostenlos|w cenie)(?!\p{L})/u;
const EXTRA =
  /\d\s?%|[€$£₹]\s?\d|\d\s?(?:[€$£₹]|eur|usd|gbp|chf|inr)(?!\p{L})|(?<!\p{L})(?:extra|zzgl|aufpreis|aufschlag|surcharge|uplift|additional(?:ly)?|on top|en sus|supplement|recargo|adicional|acrescimo|a parte|sovrapprezzo|maggiorazione|ek ucret|tambahan|doplata|toeslag)(?!\p{L})/u;

/** "3 months +50%", "1 year: £300": rights that are to be paid besides. */
export function costsExtra(cell: string): boolean {
  const text = plain(cell);
  return EXTRA.test(text) && !INCLUDED.test(text);
}

const RIGHTS = new RegExp(
  String.raw`(?<!\p{L})(?:${USAGE_PATTERN}|${EXCLUSIVITY_PATTERN}|exclusif|exclusivo|${NONE_WORDS}|${COUNT}|of|for|de|von|fur|incl|included|inkl|yes|ja|oui|si|sim|paid|ads?|and|und|et|y|e)(?!\p{L})`,
  "gu",
);

/** Whether a cell of months says for what, besides how long: "3 months skincare", "30 days digital". */
export function saysMoreThanMonths(cell: string): boolean {
  const rest = plain(cell).replaceAll(SPANS, " ").replaceAll(RIGHTS, "");
  return /\p{L}{3}/u.test(rest) && /\d/u.test(cell);
}

/** "Exclusivity (days)" over "30"; where no unit is said, only what is a usual count of months is one. */
function bareMonths(count: number, header: string): number | null {
  const words = plain(header);
  // "Ad rights 3 months" over amounts says how long itself, and nothing of what its cells count.
  const said = words.search(SPANS) === -1 ? words.split(/[^\p{L}]+/u) : [];
  const days = said.map(daysOf).find((one) => one !== null);
  if (days !== undefined) return exactMonths(count, days);
  return BARE_MONTHS.has(count) ? count : null;
}

function spanOf(count: string, unit: string): number | null {
  const number = COUNTS.get(count) ?? (count === "a" ? 1 : Number(count.replace(",", ".")));
  const days = unit === "m" ? MONTH_DAYS : unit === "y" ? YEAR_DAYS : daysOf(unit);
  return days === null ? null : exactMonths(number, days);
}

/** Whole and half months; null for what is neither. */
function exactMonths(count: number, unitDays: number): number | null {
  if (unitDays < 1) return null;
  const isYears = unitDays === YEAR_DAYS || (unitDays === 1 && count === YEAR_DAYS);
  const years = unitDays === 1 ? 1 : count;
  const months = isYears ? years * YEAR_MONTHS : (count * unitDays) / MONTH_DAYS;
  return Number.isInteger(months * PARTS) ? months : null;
}
