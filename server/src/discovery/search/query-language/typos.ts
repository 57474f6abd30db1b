import { editDistance } from "#/language/edit-distance.ts";
import { fold } from "#/language/fold.ts";
import { sureCityNames } from "#/language/places/cities.ts";
import { isOfSmallTown } from "#/language/places/towns.ts";
import { FIGURES, PLATFORM_WORDS } from "#/language/media/media.ts";
import { FEMALE_CREATORS, GENDER_WORDS } from "#/language/people/people.ts";
import { origin } from "#/language/places/countries.ts";
import flags from "./data/flags.json" with { type: "json" };
import grammar from "./data/grammar.json" with { type: "json" };
import rightWords from "./data/right-words.json" with { type: "json" };
import sorts from "./data/sorts.json" with { type: "json" };
import team from "./data/team.json" with { type: "json" };
import { entities } from "./gazetteer.ts";
import type { Sentence } from "./sentence.ts";
import { isCapitalised, tokenise } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { TOPICS, TOPIC_TRANSLATIONS } from "#/language/topics/topics.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { MONTHS, TIME_UNITS, WEEKDAYS } from "#/language/time/calendar.ts";
import { CREATOR_NOUNS, IGNORED, PLAIN, UNITS, VAGUE } from "./words.ts";

/** One slip is allowed from this length, two from the second. Measured for the design: shorter words repair wrongly. */
const ONE_SLIP_FROM = 5;
/** From this length two neighbours that changed places are repaired: "tehc". */
const SWAP_FROM = 4;
const TWO_SLIPS_FROM = 9;
/** From this length on any slip is repaired towards the grammar; in shorter words a missing letter or a swap alone. */
const ANY_SLIP_FROM = 7;
const PLACE_CUE = new Set("in from near around en em aus de a di dari based at au aux".split(" "));
const PLACE_MARK = new Set("me mein ke se wale".split(" "));

interface Vocabulary {
  /** By their first letter. */
  product: ReadonlyMap<string, string[]>;
  grammar: ReadonlyMap<string, string[]>;
  places: ReadonlyMap<string, string[]>;
  known: ReadonlySet<string>;
}

let built: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  built ??= buildVocabulary();
  return built;
}

/**
 * Repairs typing errors of the grammar's own words, before anything is read by them: "workd with", "wenigr als". Names
 * are not touched. @returns the token positions that were repaired.
 */
export function repairGrammar(sentence: Sentence): Set<number> {
  const words = vocabulary();
  return repairEach(sentence, (token, at) => {
    const isInside = at > 0 && !sentence.isBreak(at - 1);
    if (isInside && /^\p{Lu}\p{Ll}+$/u.test(token.raw)) return undefined;
    const better = undoubled(token.text, words.grammar) ?? nearest(token, words.grammar, ANY_SLIP_FROM);
    const topic = better && nearest(token, words.product);
    const isTopic =
      topic !== undefined && topic !== better && slips(token, topic) <= slips(token, better ?? "");
    return isTopic ? undefined : better;
  });
}

/**
 * Repairs typing errors of unknown words towards the words of the product; towards places only beside a word
 * such as "in". @returns the token positions that were repaired.
 */
export function repairTypos(sentence: Sentence): Set<number> {
  const words = vocabulary();
  return repairEach(sentence, (token, at) => {
    if (!isPlaceWord(sentence, at))
      return nearest(token, words.product) ?? nearest(token, words.grammar, ANY_SLIP_FROM);
    return nearestPlace(token, words) ?? nearest(token, words.product);
  });
}

function repairEach(
  sentence: Sentence,
  repair: (token: Token, at: number) => string | undefined,
): Set<number> {
  const repaired = new Set<number>();
  const { known } = vocabulary();
  const named = wordsInNames(sentence);
  sentence.tokens.forEach((token, at) => {
    if (token.kind !== "word" || !sentence.isFree(at) || token.text.length < SWAP_FROM) return;
    if (known.has(token.text) || named.has(at)) return;
    const better = repair(token, at);
    if (better === undefined) return;
    token.text = better;
    repaired.add(at);
  });
  return repaired;
}

/** Shorter words are mostly function words that somebody mistyped. */
const RESTORED_FROM = 5;

/** "Quitté Paris" is no "quiero": what was repaired towards a word that says nothing, and that nothing took up, is as it was typed. */
export function restoreUnused(sentence: Sentence, repaired: ReadonlySet<number>): void {
  for (const at of repaired) {
    const token = sentence.tokens[at];
    const isNoun = CREATOR_NOUNS.at(sentence.tokens, at) ?? UNITS.at(sentence.tokens, at);
    if (!token || isNoun || !sentence.isFree(at) || !IGNORED.has(token.text)) continue;
    if (token.raw.length >= RESTORED_FROM) token.text = fold(token.raw);
  }
}

/** "Nevver", "woorked": a letter too many beside its like makes no other word. */
function undoubled(text: string, words: ReadonlyMap<string, string[]>): string | undefined {
  const known = words.get(text.charAt(0)) ?? [];
  for (let at = 1; at < text.length; at += 1) {
    if (text[at] !== text[at - 1] || text.length <= SWAP_FROM) continue;
    const single = text.slice(0, at) + text.slice(at + 1);
    if (IGNORED.has(single) || known.includes(single)) return single;
  }
  return undefined;
}

/** "In Berln", "em Minas Gerias", "Jiapur me". */
function isPlaceWord(sentence: Sentence, at: number): boolean {
  const isCapital = (index: number) => isCapitalised(sentence.raw(index));
  const isSecond = isCapital(at) && isCapital(at - 1) && PLACE_CUE.has(sentence.word(at - 2));
  const isMarked = isCapital(at) && PLACE_MARK.has(sentence.word(at + 1));
  // French "a perdu" has lost something, and is not in Peru.
  const isCued = PLACE_CUE.has(sentence.word(at - 1)) && (sentence.word(at - 1) !== "a" || isCapital(at));
  return isCued || isSecond || isMarked;
}

/**
 * A country or region before a city that is as near: "Kanagava" is Kanagawa rather than Kanazawa. A town that exists is
 * no other city.
 */
function nearestPlace(token: Token, { places }: Vocabulary): string | undefined {
  if (isOfSmallTown(token.text)) return undefined;
  const found = [places, cities(token)].flatMap((words) => nearest(token, words) ?? []);
  return found.toSorted((one, other) => slips(token, one) - slips(token, other))[0];
}

function slips({ text }: Token, word: string): number {
  return editDistance(text, word, 2);
}

/** Positions of words that are part of a name, of a town however small, or of the workspace. */
function wordsInNames(sentence: Sentence): Set<number> {
  const named = new Set<number>();
  sentence.tokens.forEach((_, at) => {
    const own = sentence.nameAt(at)?.to ?? at;
    const to = Math.max(own, entities().at(sentence.tokens, at)?.to ?? at);
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
    grammar: byFirstLetter(
      wordsOf([
        ...grammarLists(),
        ...teamLists(),
        ...Object.values(sorts),
        ...Object.values(flags),
        ...CURRENCY_WORDS.keys(),
        ...SCALES.keys(),
        ...TIME_UNITS.keys(),
        ...MONTHS.keys(),
        ...[...PLATFORM_WORDS.values()].flat(),
      ]),
    ),
    places: byFirstLetter(names),
    known: new Set([
      ...names,
      ...IGNORED,
      ...VAGUE,
      ...PLAIN,
      ...Object.values(rightWords).flatMap((words) => words.split(" ")),
      ...MONTHS.keys(),
      ...WEEKDAYS.keys(),
      ...wordsOf([...CURRENCY_WORDS.keys(), ...COUNTS.keys(), ...SCALES.keys(), ...TIME_UNITS.keys()]),
      ...wordsOf([...origin().keys(), ...TOPICS.keys(), ...Object.keys(TOPIC_TRANSLATIONS)]),
      ...wordsOf([...Object.values(sorts), ...Object.values(flags), ...grammarLists()]),
      ...wordsOf(teamLists()),
    ]),
  };
}

/** Whether a word may be a known one mistyped: "trif" in a list is a rate rather than a topic, "Potugal" a country. */
export function isNearKnown(token: Token): boolean {
  const { grammar: own, product, places, known } = vocabulary();
  if (known.has(token.text)) return false;
  return [own, product, places].some((words) =>
    (words.get(token.text.charAt(0)) ?? []).some((word) => editDistance(token.text, word, 1) <= 1),
  );
}

function nearest(
  token: Token,
  words: ReadonlyMap<string, string[]>,
  anySlipFrom = ONE_SLIP_FROM,
): string | undefined {
  const { text } = token;
  const allowed = text.length >= TWO_SLIPS_FROM ? 2 : 1;
  if (isLonger(token, words)) return undefined;
  let best: string | undefined;
  let least = allowed + 1;
  for (const word of words.get(text.charAt(0)) ?? []) {
    if (Math.abs(word.length - text.length) >= least) continue;
    if (text.length < anySlipFrom && !isClearSlip(text, word)) continue;
    const distance = editDistance(text, word, least - 1);
    if (distance > 1 && !endAlike(text, word)) continue;
    if (distance < least) [best, least] = [word, distance];
  }
  return best ?? swappedAtStart(text, words);
}

function isClearSlip(text: string, word: string): boolean {
  return (text.length >= ONE_SLIP_FROM && word.length > text.length) || haveSameLetters(text, word);
}

/** "Veganz" is a name made of "vegan", where "workd" and "mujers" are slips. */
function isLonger({ text, raw }: Token, words: ReadonlyMap<string, string[]>): boolean {
  const isName = isCapitalised(raw) || /[kqwxz]$/u.test(text);
  const isDoubled = text.at(-1) === text.at(-2);
  return isName && !isDoubled && (words.get(text.charAt(0)) ?? []).includes(text.slice(0, -1));
}

/** "Journaling" is no "journalism", where "Designerin" is a designer. */
function endAlike(text: string, word: string): boolean {
  return text.slice(-2) === word.slice(-2) || text.startsWith(word);
}

/** "efmale": the first two letters changed places. */
function swappedAtStart(text: string, words: ReadonlyMap<string, string[]>): string | undefined {
  const swapped = `${text.charAt(1)}${text.charAt(0)}${text.slice(2)}`;
  return (words.get(swapped.charAt(0)) ?? []).find((word) => word === swapped);
}

function haveSameLetters(one: string, other: string): boolean {
  return (
    one.length === other.length && one.split("").toSorted().join("") === other.split("").toSorted().join("")
  );
}

function wordsOf(lists: readonly string[]): string[] {
  return lists.flatMap((list) => tokenise(list).map((token) => token.text));
}

function grammarLists(): string[] {
  return listsOf(grammar);
}

function teamLists(): string[] {
  const { auxiliaries, limitless, ...lists } = team;
  return [...listsOf(lists), `${auxiliaries} ${limitless}`];
}

function listsOf(lists: Readonly<Record<string, string | Readonly<Record<string, string>>>>): string[] {
  return Object.values(lists).flatMap((list) => (typeof list === "string" ? [list] : Object.values(list)));
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < ONE_SLIP_FROM - 1) continue;
    map.set(word.charAt(0), [...(map.get(word.charAt(0)) ?? []), word]);
  }
  return map;
}
