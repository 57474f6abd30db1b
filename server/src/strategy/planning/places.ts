import { fold } from "./brief-text.ts";

const LOCALES = ["en", "de", "fr", "es", "pt"];

/** Short names, peoples and adjectives that no list of country names has, folded. */
const ALIASES: Readonly<Record<string, string>> = {
  uk: "GB",
  britain: "GB",
  "great britain": "GB",
  england: "GB",
  angleterre: "GB",
  inglaterra: "GB",
  british: "GB",
  britische: "GB",
  britischen: "GB",
  usa: "US",
  "u.s.": "US",
  america: "US",
  "estados unidos": "US",
  "etats-unis": "US",
  eeuu: "US",
  american: "US",
  uae: "AE",
  emirates: "AE",
  holland: "NL",
  dutch: "NL",
  german: "DE",
  germans: "DE",
  deutsche: "DE",
  deutschen: "DE",
  allemand: "DE",
  alemanas: "DE",
  alemaes: "DE",
  austrian: "AT",
  osterreichische: "AT",
  osterreichischen: "AT",
  swiss: "CH",
  schweizer: "CH",
  french: "FR",
  spanish: "ES",
  italian: "IT",
  portuguese: "PT",
  brazilian: "BR",
  brasil: "BR",
  indian: "IN",
  polish: "PL",
  swedish: "SE",
  danish: "DK",
  australian: "AU",
  canadian: "CA",
  mexican: "MX",
};

/** Groups of countries that briefs name. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  dach: ["DE", "AT", "CH"],
  "d-a-ch": ["DE", "AT", "CH"],
  iberia: ["ES", "PT"],
  benelux: ["BE", "NL", "LU"],
  nordics: ["DK", "FI", "NO", "SE"],
  scandinavia: ["DK", "NO", "SE"],
  skandinavien: ["DK", "NO", "SE"],
  baltics: ["EE", "LV", "LT"],
};

/** Cities that briefs name most, folded; a market follows from its city. Those of the data are added to them. */
const CITIES: Readonly<Record<string, string>> = {
  berlin: "DE",
  hamburg: "DE",
  munich: "DE",
  munchen: "DE",
  cologne: "DE",
  koln: "DE",
  frankfurt: "DE",
  stuttgart: "DE",
  dusseldorf: "DE",
  leipzig: "DE",
  vienna: "AT",
  wien: "AT",
  graz: "AT",
  salzburg: "AT",
  zurich: "CH",
  geneva: "CH",
  basel: "CH",
  bern: "CH",
  paris: "FR",
  lyon: "FR",
  marseille: "FR",
  bordeaux: "FR",
  lille: "FR",
  toulouse: "FR",
  nantes: "FR",
  madrid: "ES",
  barcelona: "ES",
  valencia: "ES",
  sevilla: "ES",
  seville: "ES",
  malaga: "ES",
  bilbao: "ES",
  lisbon: "PT",
  lisboa: "PT",
  porto: "PT",
  "sao paulo": "BR",
  "rio de janeiro": "BR",
  brasilia: "BR",
  london: "GB",
  manchester: "GB",
  birmingham: "GB",
  glasgow: "GB",
  edinburgh: "GB",
  bristol: "GB",
  leeds: "GB",
  dublin: "IE",
  rome: "IT",
  milan: "IT",
  milano: "IT",
  amsterdam: "NL",
  rotterdam: "NL",
  brussels: "BE",
  antwerp: "BE",
  copenhagen: "DK",
  stockholm: "SE",
  oslo: "NO",
  helsinki: "FI",
  warsaw: "PL",
  prague: "CZ",
  budapest: "HU",
  athens: "GR",
  istanbul: "TR",
  dubai: "AE",
  singapore: "SG",
  mumbai: "IN",
  delhi: "IN",
  bengaluru: "IN",
  bangalore: "IN",
  chennai: "IN",
  hyderabad: "IN",
  pune: "IN",
  kolkata: "IN",
  "new york": "US",
  "los angeles": "US",
  chicago: "US",
  miami: "US",
  austin: "US",
  "san francisco": "US",
  seattle: "US",
  boston: "US",
  toronto: "CA",
  vancouver: "CA",
  montreal: "CA",
  sydney: "AU",
  melbourne: "AU",
  "mexico city": "MX",
  tokyo: "JP",
};
/** One city, one name, as the filters write it. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  munchen: "munich",
  koln: "cologne",
  wien: "vienna",
  lisboa: "lisbon",
  sevilla: "seville",
  milano: "milan",
  bangalore: "bengaluru",
};

export interface Place {
  kind: "country" | "city";
  /** ISO codes of countries, or the city's name. */
  values: readonly string[];
  /** The country a city lies in. */
  country: string | null;
}

const COUNTRIES = countryNames();

/** Folded names to places: countries in five languages, regions, cities. */
export function placeNames(
  extraCities: ReadonlyMap<string, { city: string; country: string | null }>,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [name, { city, country }] of extraCities) {
    places.set(name, { kind: "city", values: [city], country });
  }
  for (const [name, country] of Object.entries(CITIES)) {
    places.set(name, { kind: "city", values: [CITY_NAMES[name] ?? name], country });
  }
  for (const [name, code] of COUNTRIES) places.set(name, { kind: "country", values: [code], country: code });
  for (const [name, codes] of Object.entries(REGIONS)) {
    places.set(name, { kind: "country", values: codes, country: null });
  }
  return places;
}

/** The English name of a country, or the code where there is none. */
export function countryName(code: string): string {
  return ENGLISH.of(code) ?? code;
}

const ENGLISH = new Intl.DisplayNames("en", { type: "region" });

function countryNames(): Map<string, string> {
  const names = new Map<string, string>(Object.entries(ALIASES));
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
    for (const code of countryCodes()) {
      const name = display.of(code);
      // A name of two or three letters ("Ir", "Mali" aside) is a word of some other language.
      if (name && name.length > 3) names.set(fold(name), code);
    }
  }
  return names;
}

function countryCodes(): string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const withoutCountries = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !withoutCountries.has(code) && isCurrent(code));
}

/** Codes that were replaced, such as FX by FR, are left out. */
function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
