import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { isCapitalised } from "#/discovery/search/query-language/tokens.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { listKindOf } from "./team/named-lists.ts";
import { CLOSING_QUOTES, negationBefore, OPENING_QUOTES } from "#/discovery/search/query-language/scopes.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  ANY_LABELS,
  CREATOR_NOUNS,
  IGNORED,
  JOINERS,
  LABELS,
  LABELS_BEFORE_QUOTES,
  NOTES,
  NO_LABELS,
  NO_NOTES,
  UNITS,
} from "#/discovery/search/query-language/words.ts";

/** A label whose value does not matter: in any collection, with notes whatever they say. */
const ANY = "any";
/** Words of one name at most: "Summer picks 2026". */
const NAME_WORDS = 5;
/** "who tagged Nike" is about a brand, "tagged vip" about our own tag. */
const TAGGERS = new Set("who that which have has had they posts reels videos photos people be".split(" "));
/** Nouns that end the names of lists, whatever they mean elsewhere. */
const NAME_NOUNS = new Set(
  "shortlist longlist list launch campaign team brand product review reviews partners group roster options plan collection set content".split(
    " ",
  ),
);
const SKIPPED = new Set(["called", "named", "as", "with", ":"]);

interface Name {
  /** Of the words themselves. */
  from: number;
  to: number;
  /** After a closing quote, if there is one. */
  end: number;
}

/** What other parts of Herald say of a creator, read before all else: "in collection Summer", "tagged vip", "with notes". */
export function findLabels(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    if (!sentence.isFree(at)) continue;
    readNotes(sentence, at);
    readAnyLabel(sentence, at);
    readNamedLabel(sentence, at);
    readUnknownList(sentence, at);
  }
}

/** "Collection Spring": a capital behind the noun names one. Those that the workspace has are found before; this one is told. */
function readUnknownList(sentence: Sentence, at: number): void {
  const kind = listKindOf(sentence.word(at));
  if (kind === undefined || !sentence.isFree(at)) return;
  const isCapital = isCapitalised(sentence.raw(at + 1));
  const isWord = entities().at(sentence.tokens, at + 1) ?? CREATOR_NOUNS.at(sentence.tokens, at + 1);
  const name = isCapital && !isWord ? nameAt(sentence, at + 1) : undefined;
  if (!name) return;
  const not = negationBefore(sentence, at);
  if (sentence.knowsNames) sentence.cannotSay(not ?? at, name.end);
  else addNamed(sentence, kind, name, { from: not ?? at, isNot: not !== undefined });
}

function readNotes(sentence: Sentence, at: number): void {
  const none = NO_NOTES.at(sentence.tokens, at);
  const some = NOTES.at(sentence.tokens, at);
  if (none) addLabel(sentence, "notes", ANY, { from: at, to: none.to, isNot: true });
  else if (some) addLabel(sentence, "notes", ANY, { from: at, to: some.to, isNot: false });
}

function readAnyLabel(sentence: Sentence, at: number): void {
  const none = NO_LABELS.at(sentence.tokens, at);
  const match = none ?? ANY_LABELS.at(sentence.tokens, at);
  if (!match) return;
  const not = negationBefore(sentence, at);
  const isNot = none !== undefined || not !== undefined;
  addLabel(sentence, match.value, ANY, { from: not ?? at, to: match.to, isNot });
}

function readNamedLabel(sentence: Sentence, at: number): void {
  const cue = LABELS.at(sentence.tokens, at) ?? quotedAfter(sentence, at);
  if (
    !cue ||
    !sentence.areFree(cue.from, cue.to) ||
    (sentence.word(at) === "tagged" && TAGGERS.has(sentence.word(at - 1)))
  )
    return;
  const name = nameAt(sentence, cue.to);
  const not = negationBefore(sentence, at);
  if (!name) {
    sentence.cannotSay(not ?? at, cue.to);
    return;
  }
  let last = addNamed(sentence, cue.value, name, { from: not ?? at, isNot: not !== undefined });
  for (;;) {
    const next = nextName(sentence, last);
    if (!next) return;
    last = addNamed(sentence, cue.value, next, { from: next.from, isNot: not !== undefined });
  }
}

/** "Summer" or "Spring", and collection Autumn: a further name in quotes, or after the noun once more. */
function nextName(sentence: Sentence, at: number): Name | undefined {
  const joiner = JOINERS.at(sentence.tokens, at);
  const after = joiner?.to ?? (sentence.word(at) === "," ? at + 1 : undefined);
  if (after === undefined) return undefined;
  const noun = LABELS_BEFORE_QUOTES.at(sentence.tokens, after);
  const name = noun ? nameAt(sentence, noun.to) : quotedNameAt(sentence, after);
  if (name) sentence.take(at, name.from);
  return name;
}

/** @returns where the words end. */
function addNamed(
  sentence: Sentence,
  kind: string,
  name: Name,
  { from, isNot }: { from: number; isNot: boolean },
): number {
  const [start, end] = sentence.span(name.from, name.to);
  const value = sentence.text.slice(start, end).replace(/^#/u, "").replaceAll(/\s+/gu, " ").toLowerCase();
  addLabel(sentence, kind, value, { from, to: name.end, isNot });
  return name.end;
}

/** "collection: Summer" and "tag “vip”", where the word alone would say too little. */
function quotedAfter(sentence: Sentence, at: number) {
  const match = LABELS_BEFORE_QUOTES.at(sentence.tokens, at);
  const next = match && sentence.word(match.to);
  return next !== undefined && (next === ":" || isOneOf(next, OPENING_QUOTES)) ? match : undefined;
}

function nameAt(sentence: Sentence, at: number): Name | undefined {
  let from = at;
  while (SKIPPED.has(sentence.word(from))) from += 1;
  const quoted = quotedNameAt(sentence, from);
  if (quoted) return quoted;
  const first = sentence.tokens[from];
  if (first?.kind === "hashtag") return { from, to: from + 1, end: from + 1 };
  if (!first || !isNameWord(first.kind)) return undefined;
  const isTitle = isCapitalised(first.raw);
  const isNoise = IGNORED.has(first.text);
  if (isNoise && !isTitle) return undefined;
  let to = from + 1;
  while (to < from + NAME_WORDS && goesOn(sentence, to, isTitle)) to += 1;
  return { from, to, end: to };
}

function quotedNameAt(sentence: Sentence, at: number): Name | undefined {
  if (!isOneOf(sentence.word(at), OPENING_QUOTES)) return undefined;
  for (let to = at + 1; to <= at + NAME_WORDS * 2; to += 1) {
    if (isOneOf(sentence.word(to), CLOSING_QUOTES))
      return to > at + 1 ? { from: at + 1, to, end: to + 1 } : undefined;
  }
  return undefined;
}

// A name in capitals goes on with capitals, whatever they mean elsewhere; others end before a known word.
function goesOn(sentence: Sentence, at: number, isTitle: boolean): boolean {
  const token = sentence.tokens[at];
  if (!token || !isNameWord(token.kind)) return false;
  const isPartOfTitle = isTitle && isCapitalised(token.raw);
  const isNoise = IGNORED.has(token.text);
  if (isNoise && !isPartOfTitle && !(isTitle && NAME_NOUNS.has(token.text))) return false;
  const known = entities().at(sentence.tokens, at)?.value.kind;
  if (known === undefined) return token.kind === "word" || isTitle || isYear(sentence, at);
  return isPartOfTitle && known === "topic";
}

/** "Summer 2026", but not "summer 2000 followers". */
function isYear(sentence: Sentence, at: number): boolean {
  return /^20\d\d$/u.test(sentence.word(at)) && UNITS.at(sentence.tokens, at + 1) === undefined;
}

function isNameWord(kind: string): boolean {
  return kind === "word" || kind === "number";
}

function addLabel(
  sentence: Sentence,
  kind: string,
  value: string,
  { from, to, isNot }: { from: number; to: number; isNot: boolean },
): void {
  sentence.find({
    slot: isNot ? "labelNot" : "label",
    op: isNot ? "not" : "is",
    value: { kind, value },
    from,
    to,
    source: "grammar",
    confidence: 0.9,
  });
}
