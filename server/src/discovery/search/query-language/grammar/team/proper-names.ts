import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { CLOSING_QUOTES, OPENING_QUOTES } from "#/discovery/search/query-language/scopes.ts";
import { isCapitalised } from "#/discovery/search/query-language/tokens.ts";
import { knowsAny, nearNameAt } from "#/discovery/search/query-language/workspace-typos.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { NameKind } from "#/discovery/search/query-language/workspace-names.ts";
import { CREATOR_NOUNS, IGNORED } from "#/discovery/search/query-language/words.ts";
import type { Stretch } from "./clauses.ts";

/** Words of one name at most: "Casa Brisela". */
const NAME_WORDS = 3;

export interface ProperName extends Stretch {
  /** In lower case, as typed or as the workspace writes it. */
  value: string;
  /** Whether the workspace knows it; "not" where it knows others of the kind and this is none of them. */
  isKnown: boolean | "not";
}

/** A name at `at`: one of the workspace's, one in quotes, or words with capitals. */
export function properNameAt(sentence: Sentence, at: number, kind: NameKind): ProperName | undefined {
  const kinds: NameKind[] = kind === "owner" ? ["owner", "first name"] : [kind];
  const known = sentence.nameAt(at, ...kinds) ?? nearName(sentence, at, kinds);
  if (known && sentence.areFree(at, known.to)) {
    return { from: at, to: known.to, value: known.value.value, isKnown: true };
  }
  const quoted = isOneOf(sentence.word(at), OPENING_QUOTES) ? quotedAt(sentence, at) : undefined;
  if (quoted) return quoted;
  let to = at;
  while (to < at + NAME_WORDS && (isNameWord(sentence, to) || (to > at && isFirmWord(sentence, kind, to)))) {
    to += 1;
  }
  const isKnown = knowsAny(sentence, kind) ? "not" : false;
  return to === at ? undefined : { from: at, to, value: textOf(sentence, at, to), isKnown };
}

/** A slip in a name is told from another word by its capital. */
function nearName(sentence: Sentence, at: number, kinds: readonly NameKind[]) {
  return isNameWord(sentence, at) ? nearNameAt(sentence, at, ...kinds) : undefined;
}

/** The name that ends just before `end`: a single word. */
export function properNameBefore(sentence: Sentence, end: number, kind: NameKind): ProperName | undefined {
  const name = properNameAt(sentence, end - 1, kind);
  return name?.to === end ? name : undefined;
}

/** Whether a name means nothing else: "Camille", but not "Paris" or "Mango". */
export function isUnmistakable(sentence: Sentence, { from, to, isKnown }: ProperName): boolean {
  if (isKnown === true) return true;
  for (let at = from; at < to; at += 1) if (!isPlainWord(sentence, at)) return false;
  return true;
}

function isNameWord(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== "word" || !sentence.isFree(at) || !isCapitalised(token.raw)) return false;
  const isNoun = CREATOR_NOUNS.at(sentence.tokens, at) !== undefined;
  return !isNoun && !(IGNORED.has(token.text) && token.text.length < 4);
}

/** "Agency Pulp Talent": of a firm's name a noun for people is a part. */
function isFirmWord(sentence: Sentence, kind: NameKind, at: number): boolean {
  const isName = isCapitalised(sentence.raw(at)) && sentence.isFree(at);
  return isName && (kind === "agency" || kind === "client");
}

function quotedAt(sentence: Sentence, at: number): ProperName | undefined {
  for (let to = at + 1; to <= at + NAME_WORDS * 2; to += 1) {
    if (!isOneOf(sentence.word(to), CLOSING_QUOTES)) continue;
    if (to === at + 1) return undefined;
    return { from: at, to: to + 1, value: textOf(sentence, at + 1, to), isKnown: false };
  }
  return undefined;
}

function textOf(sentence: Sentence, from: number, to: number): string {
  return sentence.text
    .slice(...sentence.span(from, to))
    .toLowerCase()
    .replaceAll(/\s+/gu, " ");
}
