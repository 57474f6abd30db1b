import { CURRENCIES, EURO_COUNTRIES } from "@app/contract/money";
import type { SelectOption } from "#/ui/fields/Select.tsx";

declare global {
  namespace Intl {
    interface Locale {
      /** Not in the compiler's library yet, nor in every browser. */
      getTimeZones?: () => string[] | undefined;
    }
  }
}

/** Of the currencies to choose from, by the country that ISO 4217 begins each code with. */
const BY_REGION: ReadonlyMap<string, string> = new Map(
  CURRENCIES.filter((code) => code !== "EUR").map((code) => [code.slice(0, 2), code]),
);

/**
 * The currency where the browser's clock is, since many people use a language of elsewhere; then that of the country in
 * its language tag; EUR where neither says.
 */
export function guessCurrency(timeZone: string, language: string): string {
  const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(language)?.[1];
  return currencyOfZone(timeZone) ?? BY_REGION.get(region ?? "") ?? "EUR";
}

function currencyOfZone(timeZone: string): string | undefined {
  const isIn = (region: string) =>
    new Intl.Locale(`und-${region}`).getTimeZones?.()?.includes(timeZone) ?? false;
  if ([...EURO_COUNTRIES].some(isIn)) return "EUR";
  return [...BY_REGION].find(([region]) => isIn(region))?.[1];
}

export function guessTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that the browser knows, and `current` even if it does not. */
export function timeZoneOptions(current: string): SelectOption[] {
  const zones = new Set([current, "UTC", ...Intl.supportedValuesOf("timeZone")]);
  return [...zones].toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}
