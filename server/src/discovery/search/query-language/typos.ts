import { editDistance } from "#/language/edit-distance.ts";
import { sureCityNames } from "#/language/places/cities.ts";
import { FIGURES, PLATFORM_WORDS } from "#/language/media/media.ts";
import { FEMALE_CREATORS, GENDER_WORDS } from "#/language/people/people.ts";
import { origin } from "#/language/places/countries.ts";
import flags from "./data/flags.json" with { type: "json" };
import grammar from "./data/grammar.json" with { type: "json" };
import sorts from "./data/sorts.json" with { type: "json" };
import { entities } from "./gazetteer.ts";
import type { Sentence } from "./sentence.ts";
import { tokenise } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { TOPICS, TOPIC_TRANSLATIONS } from "#/language/topics/topics.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { MONTHS, TIME_UNITS, WEEKDAYS } from "#/language/time/calendar.ts";
import { IGNORED, PLAIN, VAGUE } from "./words.ts";

/** One slip is allowed from this length, two from the second. Measured for the design: shorter words repair wrongly. */
const ONE_SLIP_FROM = 5;
/** From this length two neighbours that changed places are repaired: "tehc". */
const SWAP_FROM = 4;
const TWO_SLIPS_FROM = 9;
const PLACE_CUE = new Set("in from near around en em aus de a di dari based at".split(" "));

interface Vocabulary {
  /** By their first letter. */
  product: ReadonlyMap<string, string[]>;
  places: ReadonlyMap<string, string[]>;
  known: ReadonlySet<string>;
}

let built: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  built ??= buildVocabulary();
  return built;
}

/**
 * Repairs typing errors of unknown words towards the words of the product; towards places only after a word
 * such as "in". Returns the token positions that were repaired.
 */
export function repairTypos(sentence: Sentence): Set<number> {
  const repaired = new Set<number>();
  const { product, places, known } = vocabulary();
  const named = wordsInNames(sentence);
  sentence.tokens.forEach((token, at) => {
    if (token.kind !== "word" || !sentence.isFree(at) || token.text.length < SWAP_FROM) return;
    if (known.has(token.text) || named.has(at)) return;
    const isPlace = PLACE_CUE.has(sentence.word(at - 1));
    const better =
      nearest(token, isPlace ? places : product) ??
      (isPlace ? nearest(token, cities(token)) : undefined) ??
      (isPlace ? nearest(token, product) : undefined);
    if (better === undefined) return;
    token.text = better;
    repaired.add(at);
  });
  return repaired;
}

/** Positions of words that are part of a name, however small the town. */
function wordsInNames(sentence: Sentence): Set<number> {
  const named = new Set<number>();
  sentence.tokens.forEach((_, at) => {
    const to = entities().at(sentence.tokens, at)?.to ?? at;
    for (let index = at; index < to; index += 1) named.add(index);
  });
  return named;
}

const citiesByLetter = new Map<string, ReadonlyMap<string, string[]>>();

/** Cities that begin as a word does. */
function cities({ text }: Token): ReadonlyMap<string, string[]> {
  const letter = text.charAt(0);
  const found =
    citiesByLetter.get(letter) ?? byFirstLetter(sureCityNames(letter).flatMap((name) => name.split(" ")));
  citiesByLetter.set(letter, found);
  return found;
}

function buildVocabulary(): Vocabulary {
  const names = entities().words();
  const platforms = ["instagram", "youtube", "tiktok"].flatMap((name) => PLATFORM_WORDS.get(name) ?? []);
  const topicNames = [...TOPICS].flatMap(([word, [first]]) => (first?.use === "names" ? [word] : []));
  const women = [...GENDER_WORDS.female, ...FEMALE_CREATORS];
  return {
    product: byFirstLetter([
      ...wordsOf([...topicNames, ...Object.values(FIGURES), ...Object.values(grammar.units)]),
      ...wordsOf([flags.creatorNouns, flags.verified, ...platforms, ...women]),
    ]),
    places: byFirstLetter(names),
    known: new Set([
      ...names,
      ...IGNORED,
      ...VAGUE,
      ...PLAIN,
      ...MONTHS.keys(),
      ...WEEKDAYS.keys(),
      ...wordsOf([...CURRENCY_WORDS.keys(), ...COUNTS.keys(), ...SCALES.keys(), ...TIME_UNITS.keys()]),
      ...wordsOf([...origin().keys(), ...TOPICS.keys(), ...Object.keys(TOPIC_TRANSLATIONS)]),
      ...wordsOf([...Object.values(sorts), ...Object.values(flags), ...grammarLists()]),
    ]),
  };
}

function nearest(token: Token, words: ReadonlyMap<string, string[]>): string | undefined {
  const { text } = token;
  const allowed = text.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: string | undefined;
  let least = allowed + 1;
  for (const word of words.get(text.charAt(0)) ?? []) {
    if (Math.abs(word.length - text.length) >= least) continue;
    if (text.length < ONE_SLIP_FROM && !haveSameLetters(text, word)) continue;
    const slips = editDistance(text, word, least - 1);
    if (slips < least) [best, least] = [word, slips];
  }
  return best;
}

function haveSameLetters(one: string, other: string): boolean {
  return one.split("").toSorted().join("") === other.split("").toSorted().join("");
}

function wordsOf(lists: readonly string[]): string[] {
  return lists.flatMap((list) => tokenise(list).map((token) => token.text));
}

function grammarLists(): string[] {
  return Object.values(grammar).flatMap((list) => (typeof list === "string" ? [list] : Object.values(list)));
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < ONE_SLIP_FROM - 1) continue;
    map.set(word.charAt(0), [...(map.get(word.charAt(0)) ?? []), word]);
  }
  return map;
}
