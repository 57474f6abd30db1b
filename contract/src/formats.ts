import { madeOnce } from "./made-once.ts";
import { minorUnits, wholeUnits } from "./money.ts";
import type { Money } from "./money.ts";

/** What stands for a value that nobody knows. Specification §9. */
export const UNKNOWN = "NA";

const STEPS = [
  { from: 1e9, suffix: "B" },
  { from: 1e6, suffix: "M" },
  { from: 1e3, suffix: "K" },
] as const;

const ABOUT_DIGITS = 3;
const MONEY_SHORTENED_FROM = 1e6;
const LOCALE = "en-GB";
const NUMBERS = new Map<string, Intl.NumberFormat>();
const PERCENTS = new Map<string, Intl.NumberFormat>();
const MONEY = new Map<string, Intl.NumberFormat>();
const TIMES = new Map<string, Intl.DateTimeFormat>();

/**
 * A metric: plain below 1,000, then K, M, B (1500 → "1.50K", 999,999 → "1.00M"); the sign is kept,
 * an unknown value is "NA". Specification §9. Numbers are written as English does, or as the locale.
 */
export function formatCount(
  value: number | null | undefined,
  decimals = 2,
  locale: string | undefined = LOCALE,
): string {
  if (!isKnown(value)) return UNKNOWN;
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  const step = stepFor(size, decimals);
  if (!step) return withPoint(`${sign}${trimmed(size, decimals)}`.replace(/^-0$/, "0"), locale);
  return withPoint(`${sign}${(size / step.from).toFixed(decimals)}${step.suffix}`, locale);
}

/** A metric within a sentence: "about 293,000", and "950" as it is. Tables and tiles have `formatCount`. */
export function formatAbout(value: number): string {
  const rounded = Number(value.toPrecision(ABOUT_DIGITS));
  return `${rounded === value ? "" : "about "}${numbersOf(LOCALE).format(rounded)}`;
}

/** How many rows there are: "1,204". */
export function formatTotal(value: number | null | undefined, locale: string | undefined = LOCALE): string {
  return isKnown(value) ? numbersOf(locale).format(value) : UNKNOWN;
}

/** "1 creator", "1,204 creators". */
export function plural(count: number, noun: string): string {
  return `${formatTotal(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Money with its currency, plain below one million: "€19,170", "€9.40", "€1.20M". */
export function formatMoney(money: Money | null | undefined, locale: string | undefined = LOCALE): string {
  if (!money || !isKnown(money.amount)) return UNKNOWN;
  const { currency } = money;
  const digits = minorUnits(currency);
  const major = wholeUnits(money);
  const short = Math.abs(major) >= MONEY_SHORTENED_FROM;
  const shown = short ? Math.sign(major) : major;
  const decimals = short || Number.isInteger(major) ? 0 : digits;
  const format = madeOnce(MONEY, `${locale} ${currency} ${decimals}`, () => {
    const fraction = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(locale, { style: "currency", currency, ...fraction });
  });
  const parts = format.formatToParts(shown);
  const text = (type: string, value: string) =>
    short && type === "integer" ? formatCount(Math.abs(major), 2, locale) : value;
  return parts.map(({ type, value }) => text(type, value)).join("");
}

/** An amount in minor units, such as a sum or a mean, with its currency; "NA" where either is unknown. */
export function formatAmount(amount: number | null | undefined, currency: string | null | undefined): string {
  return isKnown(amount) && currency ? formatMoney({ amount: Math.round(amount), currency }) : UNKNOWN;
}

/**
 * A percentage as the metrics hold it, already times 100: 3.1 → "3.10%". Below one percent at least one decimal is
 * shown (0.3 → "0.3%"), and what is not zero never reads as zero (0.004 → "<0.01%"), nor what is not all as all
 * (with no decimals 99.7 → "99.7%", 99.99 → ">99.9%").
 */
export function formatPercent(
  percent: number | null | undefined,
  decimals = 2,
  locale: string | undefined = LOCALE,
): string {
  if (!isKnown(percent)) return UNKNOWN;
  const size = Math.abs(percent);
  const isNearly = size < 100 && Number(size.toFixed(decimals)) === 100;
  const shown = isNearly || (size !== 0 && size < 1) ? Math.max(1, decimals) : decimals;
  const text = percent.toFixed(shown);
  const step = 10 ** -shown;
  const [less, more] = percent < 0 ? [">-", "<-"] : ["<", ">"];
  const sign = (number: string) => `${withPoint(number, locale)}${percentOf(locale)}`;
  if (percent !== 0 && Number(text) === 0) return sign(`${less}${step.toFixed(shown)}`);
  if (size < 100 && Math.abs(Number(text)) === 100) return sign(`${more}${(100 - step).toFixed(shown)}`);
  return sign(text);
}

/** What comes back for each unit spent, with at most two decimals: "4", "3.25". */
export function formatReturn(value: number | null | undefined): string {
  return isKnown(value) ? trimmed(value, 2) : UNKNOWN;
}

/** The month of a day without a time: "March 2026". */
export function formatMonth(day: string): string {
  return new Date(day).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A day of the workspace's time zone: "21/11/2026". */
export function formatDate(at: string | Date | null | undefined, timeZone: string): string {
  return formatTime(at, { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
}

/** "21/11/2026, 16:05". */
export function formatDateTime(at: string | Date | null | undefined, timeZone: string): string {
  return formatTime(at, {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** Two formatted ends with an en dash and no spaces; one end when both read the same. */
export function formatRange(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}

/** Rounds up to the leading digit, away from zero: 4321 → 5000, 0.021 → 0.03. For axes and sliders. Specification §9. */
export function roundUpToLeadingDigit(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  // The shortest exact notation avoids what 4321 / 1000 * 1000 would do to decimals.
  const [mantissa = "0", exponent = "0"] = Math.abs(value).toExponential().split("e");
  const [lead = "0", rest = ""] = mantissa.split(".");
  const digit = Number(lead) + (rest === "" ? 0 : 1);
  return Math.sign(value) * Number(`${digit}e${exponent}`);
}

function numbersOf(locale: string): Intl.NumberFormat {
  return madeOnce(NUMBERS, locale, () => new Intl.NumberFormat(locale));
}

/** A number in digits with the decimal point of a locale. */
function withPoint(number: string, locale: string): string {
  return locale === LOCALE ? number : number.replace(".", numbersOf(locale).format(0.5).slice(1, -1));
}

/** "%" as a locale sets it behind a number. */
function percentOf(locale: string): string {
  if (locale === LOCALE) return "%";
  return madeOnce(PERCENTS, locale, () => new Intl.NumberFormat(locale, { style: "percent" }))
    .format(0)
    .slice(1);
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function stepFor(size: number, decimals: number) {
  // Half a unit of the last digit rounds up into the next step, so 999,999 is 1.00M and not 1000.00K.
  const reaches = (from: number, unit: number) => Number((size / unit).toFixed(decimals)) * unit >= from;
  return STEPS.find(({ from }) => size >= from || reaches(from, from === 1e3 ? 1 : from / 1e3));
}

function trimmed(size: number, decimals: number): string {
  return String(Number(size.toFixed(decimals)));
}

function formatTime(at: string | Date | null | undefined, options: Intl.DateTimeFormatOptions): string {
  if (at === null || at === undefined) return UNKNOWN;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return UNKNOWN;
  const key = JSON.stringify(options);
  return madeOnce(TIMES, key, () => new Intl.DateTimeFormat(LOCALE, options)).format(date);
}
