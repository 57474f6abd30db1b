import { MONTHS } from "#/language/time/calendar.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import type { CityReading } from "#/language/places/cities.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match, Phrases } from "#/discovery/search/query-language/phrases.ts";
import { PLACES } from "#/discovery/search/query-language/sentence.ts";
import { isCapitalised, rawAt, wordAt } from "#/discovery/search/query-language/tokens.ts";
import type { Token } from "#/discovery/search/query-language/tokens.ts";
import { isPortuguese } from "./portuguese.ts";
import { JOINERS, OUTSIDE, PLACE_AFTER, PLACE_CUES, VAGUE } from "#/discovery/search/query-language/words.ts";

/** Words of a city's name at most: "Fortaleza de São João Baptista de Ajuda". */
const CITY_WORDS = 7;
/** Only after these is a word with a capital letter a town that nobody thinks of: "in Best". */
const PLAIN_CUES = new Set(
  "in from near around outside en em aus bei nahe desde depuis dari from".split(" "),
);
/** "Peru, excepto Lima": what is left out of a place is a place. */
const LEFT_OUT = new Set("except excluding excepto salvo exceto sauf hors kecuali".split(" "));
/** So short a name in small letters is a word. */
const SHORT = 3;
const ABBREVIATION = /^\p{L}{1,2}$/u;

/** Phrases of the grammar's own dictionaries and the names of cities, asked at a token: the longest wins. */
export class Names {
  readonly #phrases: Phrases<Entity>;

  constructor(phrases: Phrases<Entity>) {
    this.#phrases = phrases;
  }

  /** The longest names that begin at token `at`; several values when the same words mean several things. */
  allAt(tokens: readonly Token[], at: number): Match<Entity>[] {
    const phrases = this.#phrases.allAt(tokens, at);
    const most = Math.min(CITY_WORDS, tokens.length - at);
    const least = phrases[0] ? phrases[0].to - at : 1;
    for (let size = most; size >= least; size -= 1) {
      const cities = this.#citiesAt(tokens, at, at + size, phrases.length > 0 && size === least);
      if (cities.length > 0) return size > least || phrases.length === 0 ? cities : [...phrases, ...cities];
    }
    return phrases;
  }

  at(tokens: readonly Token[], at: number): Match<Entity> | undefined {
    return this.allAt(tokens, at)[0];
  }

  /** The longest name that ends just before token `end`. */
  before(tokens: readonly Token[], end: number): Match<Entity> | undefined {
    const phrase = this.#phrases.before(tokens, end);
    const least = phrase ? end - phrase.from + 1 : 1;
    for (let size = Math.min(CITY_WORDS, end); size >= least; size -= 1) {
      const [city] = this.#citiesAt(tokens, end - size, end, false);
      if (city) return city;
    }
    return phrase;
  }

  /** Every single word of the grammar's own dictionaries; cities are asked one by one. */
  words(): string[] {
    return this.#phrases.words();
  }

  /** Cities of the very words between two tokens. A name that is a word as well needs a word such as "in" before it. */
  #citiesAt(tokens: readonly Token[], from: number, to: number, hasOther: boolean): Match<Entity>[] {
    const key = keyOf(tokens, from, to);
    const readings = key === undefined ? [] : citiesNamed(key);
    if (readings.length === 0) return [];
    const isListed =
      readings.some(({ recognition }) => recognition !== "sure") &&
      !isMonth(tokens, from, to) &&
      this.#isListed(tokens, from);
    const meant = readings.filter((city) => isListed || isMeant(tokens, from, to, city, hasOther));
    const values = [...new Set(meant.map(({ city }) => city))];
    const isSure = (value: string) =>
      meant.some(({ city, recognition }) => city === value && recognition === "sure");
    return values.map((value) => ({ value: { kind: "city", value, isWeak: !isSure(value) }, from, to }));
  }

  /** "In Graz and Wels": the list goes on as it began. */
  #isListed(tokens: readonly Token[], from: number): boolean {
    const isComma = tokens[from - 1]?.text === ",";
    const joiner = JOINERS.before(tokens, from)?.from ?? (isComma ? from - 1 : undefined);
    const kind = joiner === undefined ? undefined : this.before(tokens, joiner)?.value.kind;
    return isCapitalised(rawAt(tokens, from)) && kind !== undefined && PLACES.has(kind);
  }
}

function isMeant(
  tokens: readonly Token[],
  from: number,
  to: number,
  { recognition }: CityReading,
  hasOther: boolean,
): boolean {
  const isPraise = to === from + 1 && VAGUE.has(wordAt(tokens, from));
  if (isPraise) return isCuedPlain(tokens, from);
  if (recognition === "sure") return true;
  if (recognition === "capital") {
    if (isMonth(tokens, from, to)) return false;
    const raw = rawAt(tokens, from);
    const isCapital = ABBREVIATION.test(raw) ? raw === raw.toUpperCase() : isCapitalised(raw);
    const isCued = isCuedPlain(tokens, from);
    // "In Çine": the word for the cinema has no mark.
    const isOther = hasOther && !/[^\0-\u007f]/u.test(raw);
    return isCapital && (isCued || (ABBREVIATION.test(raw) && from > 0)) && !isOther;
  }
  // "Voyage en van".
  const raw = rawAt(tokens, from);
  if (to === from + 1 && raw.length <= SHORT && !isCapitalised(raw)) return false;
  return (
    PLACE_CUES.before(tokens, from) !== undefined ||
    OUTSIDE.before(tokens, from) !== undefined ||
    (LEFT_OUT.has(wordAt(tokens, from - 1)) && isCapitalised(rawAt(tokens, from))) ||
    PLACE_AFTER.at(tokens, to) !== undefined
  );
}

/** "Berlin, March" says when, and names no town in England. */
function isMonth(tokens: readonly Token[], from: number, to: number): boolean {
  return to === from + 1 && MONTHS.has(wordAt(tokens, from));
}

/** "A nice creator" is in no town; French "à Nice" and Portuguese "no Rio" are. */
function isCuedPlain(tokens: readonly Token[], from: number): boolean {
  const before = wordAt(tokens, from - 1);
  const isCued = PLAIN_CUES.has(before) || rawAt(tokens, from - 1) === "à";
  return isCued || (before === "no" && isPortuguese({ tokens }));
}

/** "St. Petersburg" and "st petersburg" are one; no name goes on behind any other sign. */
function keyOf(tokens: readonly Token[], from: number, to: number): string | undefined {
  const last = tokens[to - 1];
  if (!last || last.kind === "break" || tokens[from]?.kind !== "word") return undefined;
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.text === "." && token.glued) continue;
    if (token?.kind !== "word" && token?.kind !== "number") return undefined;
    // "2da Sección".
    const isOrdinal = at > from && token.glued && tokens[at - 1]?.kind === "number";
    words.push(isOrdinal ? token.text : ` ${token.text}`);
  }
  return words.join("").trim();
}
