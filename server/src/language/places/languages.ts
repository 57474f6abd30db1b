import { nameOf } from "@app/contract/place-names";
import { wordKey } from "#/language/fold.ts";
import { LETTER_PAIRS, displayNames, isTooShort } from "./display-names.ts";

export interface LanguageReading {
  kind: "language";
  /** ISO 639-1. */
  code: string;
}

/** What a language, and who speaks it, is called besides its name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  en: "angrezi, inggris, englischsprachig, englischsprachige, englischsprachigen, englischsprachiger, anglophone, anglophones, anglofono, anglofonos",
  hi: "hinglish, hindi",
  es: "castellano, castilian, spanischsprachig, spanischsprachige, spanischsprachigen, hispanohablante, hispanohablantes, hispanophone, hispanophones",
  de: "deutschsprachig, deutschsprachige, deutschsprachigen, deutschsprachiger, germanophone, germanophones",
  fr: "francophone, francophones, francofono, francofonos, franzosischsprachig, franzosischsprachige, franzosischsprachigen",
  pt: "lusofono, lusofonos, lusophone, lusophones, portugiesischsprachig, portugiesischsprachige",
  it: "italofono, italofoni, italienischsprachig, italienischsprachige",
  tl: "tagalog, filipino language",
  zh: "mandarin, mandarin chinese",
  fa: "farsi, persian",
  id: "bahasa indonesia, bahasa",
  ms: "bahasa melayu, malay",
  ar: "arabi, arabophone, arabophones",
  bn: "bangla",
};
/** Languages that briefs and searches speak of; the names of others are mostly words of something else ("Ewe", "Ido"). */
const COMMON = new Set(
  "ar bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy id is it ja jv ka kk km kn ko lt lv ml mr ms my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi zh zu".split(
    " ",
  ),
);

const ENGLISH = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
/** ISO 639-1 codes in use. */
export const LANGUAGE_CODES: ReadonlySet<string> = new Set(
  LETTER_PAIRS.map((code) => code.toLowerCase()).filter(isCurrent),
);

let names: Map<string, LanguageReading[]> | undefined;

/** Every language of this name (a `wordKey`). */
export function languagesNamed(name: string): readonly LanguageReading[] {
  return languages().get(name) ?? [];
}

/** "German" for "de". */
export function languageName(code: string): string {
  return nameOf("language", code);
}

/** Whether people of the trade speak of it: a name alone means it. */
export function isCommonLanguage(code: string): boolean {
  return COMMON.has(code);
}

/** Names of languages as their words, with what each means. */
export function languages(): ReadonlyMap<string, readonly LanguageReading[]> {
  names ??= readLanguages();
  return names;
}

/** A short name of Latvian, and to everybody else "let us". */
const LETS = "lets";

function readLanguages(): Map<string, LanguageReading[]> {
  const found = new Map<string, LanguageReading[]>();
  for (const [code, list] of Object.entries(OTHER_NAMES)) {
    for (const name of list.split(", ")) add(found, wordKey(name), code);
  }
  for (const { code, name } of displayNames("language", [...COMMON])) {
    const key = wordKey(name);
    if (!isTooShort(key) && key !== LETS) add(found, key, code);
  }
  for (const code of LANGUAGE_CODES) add(found, wordKey(languageName(code)), code);
  return found;
}

function add(found: Map<string, LanguageReading[]>, name: string, code: string): void {
  const known = found.get(name) ?? [];
  if (!known.some((reading) => reading.code === code))
    found.set(name, [...known, { kind: "language", code }]);
}

function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(code)[0] === code && ENGLISH.of(code) !== undefined;
}
