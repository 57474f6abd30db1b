import { arePortuguese } from "#/discovery/search/query-language/grammar/portuguese.ts";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { SHORT_COUNTRY_NAMES } from "#/language/places/countries.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { PlaceReading } from "#/language/places/places.ts";
import { THINGS, THING_NAMES } from "#/language/places/things.ts";
import { REFUSED_BEHIND } from "#/strategy/brief/left-out/refusal-words.ts";
import { isSpeech } from "./speech.ts";

/** A name of a place in a text. */
interface Name {
  start: number;
  end: number;
  readings: PlaceReading[];
  /** It is a place by itself, and no other word. */
  isSure: boolean;
}

/** The longest names that the places have ("Ampliación San Mateo Colonia Solidaridad"), and one word more. */
const WORDS_MAX = 6;
/** Shorter names of places are other words as well. */
const SURE_LENGTH = 4;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;
const BETWEEN = patternOf(
  `^(?:\\s+|\\s*[,/&+]\\s*|\\s+(?:${anyListed("and, n, und, u, u., sowie, et, y, e, aur, or, oder, ou, o, ya")})\\s+(?:${anyListed("de, da, do, in, en, em, from, aus")} )?)$`,
);
const IN = patternOf(
  `(?<!\\p{L})${anyListed("in, from, near, around, across, aus, bei, en, a, au, aux, dans, de, du, desde, em, no, na, nos, nas, do, da, of, the, la, le, les, los, el, os, as, for, fur, pour, para, pra, per")}\\s+$`,
);
const REFUSED = patternOf(
  `(?<!\\p{L})${anyListed("no, not, nicht, kein*, ohne, ausser, except, without, pas, sans, sauf, hors, menos, excepto, salvo, nada, sin, sem, nunca, nobody, niemand, nadie, ninguem, personne, skip, avoid, outside, statt, instead")}(?:\\s+\\p{L}+){0,2}\\s+$`,
);
const AUDIENCE = patternOf(
  `(?<!\\p{L})${anyListed("audience, audiences, zielgruppe, publikum, cible, publico, audiencia, followers, made, produced, office, based, buro, sitz, called, named, namens, ships, shipped")}(?:\\s+\\p{L}+){0,3}\\s+$`,
);
const NOT_BEHIND = patternOf(`^\\s+${REFUSED_BEHIND}`);
const PLANNED_FOR = patternOf(
  `(?<!\\p{L})${anyListed("plan, plano, planung, in, for, fur, pour, para, pra, en, dans, em, aus, from, across")}\\s+$`,
);
const LOCATIVE = /^\s+(?:mein|me|ke liye)(?!\p{L})/u;
const CLAUSE_START = /(?:^|[,.;:!?(\n–-])\s*$/u;
const CLAUSE_END = /^\s*(?:$|[,.;:!?()\n])/u;
const SHARED = /^\s*[:=]?\s*\d/u;

/**
 * Places that a hurried text names in small letters or without marks, "madrid barcelona sevilla", "pune mein", "skincare uk":
 * apart from the words around them, with the capitals and commas of a list, so that nothing takes them for a name.
 */
export function withPlacesApart(text: string): string {
  const names = namesIn(text);
  let made = "";
  let from = 0;
  for (let at = 0; at < names.length;) {
    let last = at;
    while (isNext(text, names, last)) last += 1;
    const run = wantedOf(text, names.slice(at, last + 1));
    const [first, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    if (isPlaces(text, run)) {
      made += text.slice(from, first) + listOf(text, run);
      from = end;
    }
    at = last + 1;
  }
  return made + text.slice(from);
}

/** "Rosario y Mendoza, Buenos Aires no": the last one is refused. */
function wantedOf(text: string, run: readonly Name[]): readonly Name[] {
  const behind = foldInPlace(text.slice(run.at(-1)?.end ?? 0));
  return NOT_BEHIND.test(behind) ? run.slice(0, -1) : run;
}

function isNext(text: string, names: readonly Name[], at: number): boolean {
  const [one, next] = [names[at], names[at + 1]];
  return (
    one !== undefined && next !== undefined && BETWEEN.test(foldInPlace(text.slice(one.end, next.start)))
  );
}

function namesIn(text: string): Name[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const names: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = nameAt(text, words, at);
    if (!name) continue;
    names.push(name);
    at += text.slice(name.start, name.end).split(/\s+/u).length - 1;
  }
  return names;
}

function nameAt(text: string, words: readonly { start: number; end: number }[], at: number): Name | null {
  for (let count = WORDS_MAX; count > 0; count--) {
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) continue;
    const spelled = text.slice(first.start, last.end);
    const key = wordKey(spelled);
    if (!/^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)*$/u.test(spelled)) continue;
    const readings = placesNamed(key).filter(({ kind }) => kind !== "origin");
    if (readings.length === 0) continue;
    const isSure =
      isShortCity(spelled, readings) ||
      ((key.length >= SURE_LENGTH || SHORT_COUNTRY_NAMES.has(key)) &&
        !THING_NAMES.has(key) &&
        readings.some(isOnlyPlace));
    return { start: first.start, end: last.end, readings, isSure };
  }
  return null;
}

function isOnlyPlace(reading: PlaceReading): boolean {
  if (reading.kind === "city") return reading.recognition === "sure";
  return reading.kind !== "origin" && !reading.isWord;
}

/** Whether names side by side are places: one for certain, and all others in its country. */
function isPlaces(text: string, run: readonly Name[]): boolean {
  const sure = run.some((name) => name.isSure) ? run.filter((name) => name.isSure) : largeOf(run);
  const [first, last] = [run[0], run.at(-1)];
  if (sure.length === 0 || !first || !last) return false;
  const [before, after] = [foldInPlace(text.slice(0, first.start)), foldInPlace(text.slice(last.end))];
  if (
    isRefused(text, before) ||
    isThing(text, first) ||
    AUDIENCE.test(before) ||
    /[@#\p{L}\p{N}'’.-]$/u.test(before)
  )
    return false;
  const isLed = PLANNED_FOR.test(before) && CLAUSE_END.test(after) && !isWithoutMarks(text, run);
  const goesWith = (name: Name) => sure.some((other) => areAlike(name, other)) || (isLed && isLarge(name));
  if (run.some((name) => !name.isSure && !goesWith(name))) return false;
  const isSmall = run.some(({ start }) => /\p{Ll}/u.test(text.charAt(start)));
  if (run.length > 1)
    return (
      isSmall ||
      isWithoutMarks(text, run) ||
      run.some(({ start, end, readings }) => isShortCity(text.slice(start, end), readings))
    );
  if (!isSmall) return false;
  if (LOCATIVE.test(after)) return true;
  const isCountry = first.readings.some(({ kind }) => kind === "country");
  if (isSpeech(text)) return isCountry || IN.test(before);
  return isCountry && !IN.test(before) && CLAUSE_END.test(after);
}

/** So many people live in a city that is known by a short name: "rio e bh". Chosen by us. */
const LARGE = 1_000_000;
const LARGE_ABROAD = 100_000;

/** "Rio e BH": names that are other words as well are cities where all of them are large ones of one country. */
function largeOf(run: readonly Name[]): readonly Name[] {
  const countries = run.map(({ readings }) =>
    readings.flatMap((one) => (one.kind === "city" && (one.population ?? 0) >= LARGE ? [one.country] : [])),
  );
  const isOne = countries[0]?.some((code) => countries.every((others) => others.includes(code))) ?? false;
  return isOne && run.length > 1 ? run : [];
}

/** "Pour bruxelles et valence": behind "for" and beside a place, a large city of another country is one as well. */
function isLarge({ readings: [reading] }: Name): boolean {
  return (
    reading?.kind === "city" && reading.recognition !== "capital" && (reading.population ?? 0) >= LARGE_ABROAD
  );
}

/** "CABA": a city by the first letters of its words. */
const SHORTENED = /^\p{Lu}{3,}$/u;

function isShortCity(spelled: string, readings: readonly PlaceReading[]): boolean {
  return SHORTENED.test(spelled) && readings.every(({ kind }) => kind === "city");
}

/** "No Rio" is "in Rio" in a Portuguese text. */
function isRefused(text: string, before: string): boolean {
  if (/(?<!\p{L})n[oa]s? $/u.test(before) && arePortuguese(wordKey(text).split(" "))) return false;
  return REFUSED.test(before);
}

/** "Paris Hilton" is nobody of Paris. */
function isThing(text: string, { start, end }: Name): boolean {
  const around = wordKey(text.slice(start, end + THING_LENGTH));
  return THINGS.some((thing) => around.startsWith(`${thing} `) || around === thing);
}

const THING_LENGTH = 24;

/** Two cities, or two regions, of one country: "oliva" beside Spain is no city of it. */
function areAlike(name: Name, other: Name): boolean {
  const countries = countriesOf(other);
  const isOfKind = name.readings.some(({ kind }) => other.readings.some((one) => one.kind === kind));
  return isOfKind && countriesOf(name).some((one) => countries.includes(one));
}

function countriesOf({ readings }: Name): readonly string[] {
  return readings.flatMap((reading) => (reading.kind === "country" ? reading.codes : [reading.country]));
}

function isWithoutMarks(text: string, run: readonly Name[]): boolean {
  return run.some(({ end }, at) => {
    const next = run[at + 1];
    return next !== undefined && text.slice(end, next.start).trim() === "";
  });
}

/** The names as a list that stands apart, behind a word that says "in". */
function listOf(text: string, run: readonly Name[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return "";
  const [before, tail] = [text.slice(0, first.start), text.slice(last.end)];
  const names = run.map(({ start, end }) => capital(text.slice(start, end))).join(", ");
  // "Bana do delhi ke liye": what says "in" behind the name needs no word before it.
  const isLed = IN.test(foldInPlace(before)) && run.length === 1 && !LOCATIVE.test(foldInPlace(tail));
  const lead = isLed ? "" : CLAUSE_START.test(before) ? "in " : ", in ";
  const isEnd = CLAUSE_END.test(tail) || SHARED.test(tail) || LOCATIVE.test(foldInPlace(tail));
  return `${lead}${names}${isEnd ? "" : ","}`;
}

function capital(name: string): string {
  if (SHORT_COUNTRY_NAMES.has(name) || name.length < 3) return name.toUpperCase();
  return name.replaceAll(/(?<![\p{L}'’])(?!d[aeo]s? )\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}
