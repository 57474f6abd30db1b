import { plainWords } from "./words.ts";

/** Languages in which names of countries and languages are understood. */
const SPOKEN = [
  "en",
  "de",
  "es",
  "fr",
  "pt",
  "it",
  "nl",
  "pl",
  "tr",
  "sv",
  "id",
  "ru",
  "ja",
  "ko",
  "ar",
  "hi",
  "zh",
];
/** Codes that the language data names although they are no countries. */
const NO_COUNTRY = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" "));

/** Names in use that the language data does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  "u s a": "US",
  "u s": "US",
  "united states of america": "US",
  america: "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  uae: "AE",
  emirates: "AE",
  korea: "KR",
  "republic of korea": "KR",
  "south korea": "KR",
  "russian federation": "RU",
  turkey: "TR",
  turkiye: "TR",
  holland: "NL",
  "the netherlands": "NL",
  "czech republic": "CZ",
  "hong kong": "HK",
  macau: "MO",
  macao: "MO",
  "viet nam": "VN",
  "ivory coast": "CI",
  burma: "MM",
  ksa: "SA",
  bosnia: "BA",
  brd: "DE",
  eire: "IE",
  schweiz: "CH",
};

const PARTS = /[,;/|&]| and /u;
const PARTS_MAX = 6;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const CODES = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));

const ENGLISH_COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const ENGLISH_LANGUAGES = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

const COUNTRY_CODES = new Set(CODES.filter(isCurrentCountry));
const LANGUAGE_CODES = new Set(CODES.map((code) => code.toLowerCase()).filter(isCurrentLanguage));

const COUNTRIES = namesOf("region", COUNTRY_CODES);
const LANGUAGES = namesOf("language", LANGUAGE_CODES);

/** ISO 3166-1 alpha-2 code of a country that is named, coded (DE) or shown as a flag; else null. */
export function readCountry(cell: string): string | null {
  return firstOf(cell, countryOf);
}

function countryOf(cell: string): string | null {
  const text = cell.replace(/\([^()]*\)\s*$/u, "").trim();
  const flag = readFlag(text);
  if (flag !== null) return flag;
  const words = plainWords(text);
  const name = OTHER_NAMES[words];
  if (name !== undefined) return name;
  const code = words.toUpperCase();
  if (COUNTRY_CODES.has(code)) return code;
  return COUNTRIES.get(words) ?? null;
}

/** ISO 639-1 code of a language that is named or coded ("de", "de-AT", "Deutsch"); else null. */
export function readLanguage(cell: string): string | null {
  return firstOf(cell, languageOf);
}

/** "Spain / Portugal": the whole where it is a name, else the first part that is one. */
function firstOf(cell: string, read: (text: string) => string | null): string | null {
  const whole = read(cell);
  if (whole !== null) return whole;
  const parts = cell.split(PARTS).slice(0, PARTS_MAX);
  if (parts.length < 2) return null;
  return parts.map(read).find((found) => found !== null) ?? null;
}

function languageOf(cell: string): string | null {
  const text = cell.trim();
  const code = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/iu.exec(text)?.[1]?.toLowerCase();
  if (code !== undefined && LANGUAGE_CODES.has(code)) return code;
  return LANGUAGES.get(plainWords(text)) ?? null;
}

/** A city as the filters write it: lower case, no marks; "Lisbon, Portugal" gives its country too. */
export function readCity(cell: string): { city: string | null; country: string | null } {
  const [first = "", ...rest] = cell.replace(/\s*\(([^()]*)\)\s*$/u, ",$1").split(",");
  const country = readCountry(rest.at(-1) ?? "");
  const city = plainWords(first);
  if (rest.length === 0 && readCountry(first) !== null) return { city: null, country: readCountry(first) };
  return { city: city === "" ? null : (CITY_NAMES[city] ?? city), country };
}

/** Own names of large cities whose English name is another word. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  munchen: "munich",
  koln: "cologne",
  wien: "vienna",
  roma: "rome",
  milano: "milan",
  napoli: "naples",
  torino: "turin",
  firenze: "florence",
  lisboa: "lisbon",
  sevilla: "seville",
  praha: "prague",
  warszawa: "warsaw",
  moskva: "moscow",
  bombay: "mumbai",
  bangalore: "bengaluru",
  "new delhi": "delhi",
  "ciudad de mexico": "mexico city",
  cdmx: "mexico city",
  nyc: "new york",
  "new york city": "new york",
  bruxelles: "brussels",
  geneve: "geneva",
  genf: "geneva",
  kobenhavn: "copenhagen",
};

const FLAG_BASE = 0x1f1e6;

function readFlag(text: string): string | null {
  const letters = Array.from(text, (symbol) => (symbol.codePointAt(0) ?? 0) - FLAG_BASE);
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return null;
  const code = letters.map((letter) => ALPHABET[letter] ?? "").join("");
  return COUNTRY_CODES.has(code) ? code : null;
}

function namesOf(type: "region" | "language", codes: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const spoken of SPOKEN) {
    const display = new Intl.DisplayNames([spoken], { type, fallback: "none" });
    for (const code of codes) {
      const name = plainWords(display.of(code) ?? "");
      if (name !== "" && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

function isCurrentCountry(code: string): boolean {
  if (NO_COUNTRY.has(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return false;
  return ENGLISH_COUNTRIES.of(code) !== undefined;
}

function isCurrentLanguage(code: string): boolean {
  return Intl.getCanonicalLocales(code)[0] === code && ENGLISH_LANGUAGES.of(code) !== undefined;
}
