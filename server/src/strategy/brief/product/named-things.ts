import { matchesOf } from "#/language/matches.ts";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import words from "./named-things.json" with { type: "json" };
import { quotedNames } from "./quoted-names.ts";

const WORD = "[\\p{Lu}\\d][\\p{L}\\p{N}'’&.-]*[\\p{L}\\p{N}]";
/** A name begins with a capital, and goes on with further ones or numbers: "Dew Shield", "Ridge 7", "Feuille d'Or". */
const NAME = patternOf(`^(?=\\p{Lu})${WORD}(?:\\s(?:of |de |d['’]|der |do |da )?${WORD}){0,3}`);
const CALLED = new RegExp(
  `(?<!\\p{L})${anyListed(words.called)}\\s*:?\\s+(?:(?:${anyListed(words.articles)})\\s+)?(?=["'“„«‘]?\\p{L})`,
  "gu",
);
/** "Marca Sertanela": a brand is named right behind the word; in English and Hindi it stands before it. */
const BRANDED = new RegExp(`(?<!\\p{L})${anyListed(words.brand)}\\s+(?=["'“„«‘]?\\p{L})`, "gu");
/** A person, a shop or a place of whoever writes is called something as well. */
const WHO = patternOf(
  `(?<!\\p{L})(?:${CREATOR_WORDS}|${anyListed(words.who)})(?:[\\s,]+\\p{L}+){0,2}[\\s,]*$`,
);
const NOT_SOLD = patternOf(`${anyListed(words.notSold)}\\s*[:=]?\\s*$`);

/**
 * What a brief is for by its name, wherever it stands: "ebike called Hedgehog", "edtech app 'Padhai Ghar'", "fubá marca
 * Sertanela". Null where nothing is called so, or a place is.
 */
export function namedThing(original: string): { name: Span; sort: Span | null } | null {
  const name = nameIn(original);
  const sort = name && sortBefore(original, name);
  if (!name) return null;
  // What stands in quotes by itself may be anything.
  if (!sort) return isQuoted(original, name) ? null : { name, sort };
  // "Tea 'Berlin 42'" is called so with what it is, and "tea called Berlin" without.
  return isQuoted(original, name) ? { name: { ...name, start: sort.start }, sort: null } : { name, sort };
}

function isQuoted(original: string, { start }: Span): boolean {
  return /["'“„«‘]/u.test(original.charAt(start));
}

function nameIn(original: string): Span | null {
  const folded = foldInPlace(original);
  const quoted = quotedNames(original).filter(
    ({ start, end }) => isName(original.slice(start, end)) && isSold(folded, start),
  );
  const called = [CALLED, BRANDED].flatMap((pattern) =>
    matchesOf(pattern, folded)
      .filter(({ index }) => !WHO.test(folded.slice(0, index)))
      .flatMap(({ 0: lead, index }) => nameAt(original, index + lead.length)),
  );
  const inQuotes = called.flatMap(
    ({ start }) => quoted.find((one) => one.start <= start && start < one.end) ?? [],
  );
  return inQuotes[0] ?? called[0] ?? quoted[0] ?? null;
}

const STOP = patternOf(`^${anyListed(words.stop)}$`);
const SORT_WORDS = 5;

/** What it is, by the few words right before its name: "mountain bikes (e-MTB), the", "seguro de viaje". */
function sortBefore(original: string, { start }: Span): Span | null {
  const found = [...original.slice(0, start).matchAll(/[^\s,;:()]+/gu)].slice(-SORT_WORDS).toReversed();
  let first = start;
  for (const { 0: word, index } of found) {
    const isApart = /[.!?\n;:@€$£]/u.test(original.slice(index, first));
    if (isApart || /[\d@€$£]/u.test(word) || STOP.test(foldInPlace(word))) break;
    first = index;
  }
  return first < start ? { start: first, end: start } : null;
}

function nameAt(original: string, start: number): Span[] {
  const quote = /^["'“„«‘]/u.exec(original.slice(start))?.[0].length ?? 0;
  const name = NAME.exec(original.slice(start + quote))?.[0];
  return name === undefined || placesNamed(wordKey(name)).length > 0
    ? []
    : [{ start: start + quote, end: start + quote + name.length }];
}

/** 'Dublin Nights' between the marks; what somebody said has small letters first. */
function isName(quoted: string): boolean {
  return /^.\p{Lu}/u.test(quoted) && quoted.split(/\s+/u).length <= 4;
}

/** Behind a thing, or a word for its brand; not in a list of topics, refusals or hashtags. */
function isSold(folded: string, start: number): boolean {
  return /\p{L}[\s,:]*\(?$/u.test(folded.slice(0, start)) && !NOT_SOLD.test(folded.slice(0, start));
}
