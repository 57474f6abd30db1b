import { minorUnits, wholeUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { nameOf } from "@app/contract/place-names";
import type { Language } from "#/strategy/acts/act.ts";

/** Numbers, amounts, days and names as a language writes them. */

/** Hindi-English is English with numbers as India groups them. */
export function localeOf(language: Language): string {
  return language === "hi" ? "en-IN" : language;
}

/** €25,000 · 25.000 € · 1.250,50 €: cents only where there are some. */
export function moneyIn(money: Money, language: Language): string {
  const { currency } = money;
  const whole = wholeUnits(money);
  const digits = Number.isInteger(whole) ? 0 : minorUnits(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(localeOf(language), { style: "currency", currency, ...fraction }).format(
    whole,
  );
}

export function numberIn(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format(value);
}

const NOT_KNOWN = {
  en: "not known",
  de: "nicht bekannt",
  fr: "inconnu",
  es: "desconocido",
  pt: "desconhecido",
  hi: "not known",
} as const;
const YES_NO = {
  en: ["yes", "no"],
  de: ["ja", "nein"],
  fr: ["oui", "non"],
  es: ["sí", "no"],
  pt: ["sim", "não"],
  hi: ["yes", "no"],
} as const;

/** What is not known, yes or no, where another value would be a figure. */
export function plainIn(value: boolean | null, language: Language): string {
  return value === null ? NOT_KNOWN[language] : YES_NO[language][value ? 0 : 1];
}

export function percentIn(percent: number, language: Language): string {
  const format = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(percent / 100);
}

/** 08/12/2026, as on every screen, or as the language separates it. `day`: yyyy-mm-dd. */
export function dayIn(day: string, language: Language): string {
  const format = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : localeOf(language), format).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** "3 March", with the year where it is another one than today's. Both days: yyyy-mm-dd. */
export function dayNamed(day: string, today: string, language: Language): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const locale = language === "en" ? "en-GB" : localeOf(language);
  return new Intl.DateTimeFormat(locale, { ...format, ...(!isThisYear && { year: "numeric" }) }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export function listIn(items: readonly string[], language: Language, type: "and" | "or" = "and"): string {
  const kind = type === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(localeOf(language), { type: kind }).format(items);
}

/** `code`: ISO 3166-1 or ISO 639-1; the code itself where it has no name. */
export function nameIn(type: "region" | "language", code: string, language: Language): string {
  return nameOf(type, code, localeOf(language));
}
