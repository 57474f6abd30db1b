import type { SelectOption } from "#/ui/fields/Select.tsx";

const EURO_REGIONS = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

declare global {
  namespace Intl {
    interface Locale {
      /** Not in the compiler's library yet, nor in every browser. */
      getTimeZones?: () => string[] | undefined;
    }
  }
}

const BY_REGION: Readonly<Record<string, string>> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
  TR: "TRY",
  BR: "BRL",
  MX: "MXN",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  IN: "INR",
  JP: "JPY",
  KR: "KRW",
  CN: "CNY",
  SG: "SGD",
  AE: "AED",
  SA: "SAR",
  ZA: "ZAR",
};

/**
 * The currency where the browser's clock is, since many people use a language of elsewhere; then that of the country in
 * its language tag; EUR where neither says.
 */
export function guessCurrency(timeZone: string, language: string): string {
  const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(language)?.[1];
  return currencyOfZone(timeZone) ?? (region && BY_REGION[region]) ?? "EUR";
}

function currencyOfZone(timeZone: string): string | undefined {
  const isIn = (region: string) =>
    new Intl.Locale(`und-${region}`).getTimeZones?.()?.includes(timeZone) ?? false;
  if (EURO_REGIONS.some(isIn)) return "EUR";
  return Object.entries(BY_REGION).find(([region]) => isIn(region))?.[1];
}

export function guessTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that the browser knows, and `current` even if it does not. */
export function timeZoneOptions(current: string): SelectOption[] {
  const zones = new Set([current, "UTC", ...Intl.supportedValuesOf("timeZone")]);
  return [...zones].toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}
