import type { Finding, Sentence } from "./sentence.ts";
import { continuesList, negationBefore } from "./scopes.ts";
import { CREATOR_NOUNS, IGNORED, TOPIC_WORDS, UNITS, VAGUE } from "./words.ts";

/** Neighbouring words that make one keyword at most: "cold brew coffee". */
const PHRASE_WORDS = 3;
const QUOTES = /["“”„«»]/u;

/** Words in quotes are a keyword as they stand, whatever they mean elsewhere. */
export function findQuoted(sentence: Sentence): void {
  let open: number | undefined;
  sentence.tokens.forEach((token, at) => {
    if (!QUOTES.test(token.text)) return;
    if (open === undefined) {
      open = at;
      return;
    }
    const inner = open + 1;
    if (at > inner && at - inner <= PHRASE_WORDS * 2) addKeyword(sentence, inner, at, { isQuoted: true });
    sentence.take(open, at + 1);
    open = undefined;
  });
}

/** Known topic words that are no category, in eight languages: "running", "correr". */
export function findTopicWords(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const match = sentence.isFree(at) ? TOPIC_WORDS.at(sentence.tokens, at) : undefined;
    if (!match || !sentence.areFree(match.from, match.to)) continue;
    addKeyword(sentence, match.from, match.to, { value: match.value });
  }
}

/**
 * What is left: content words become keywords, the rest is "not understood". Vague praise, numbers without
 * a noun and places that no list knows are never guessed.
 */
export function readLeftovers(sentence: Sentence): { from: number; to: number }[] {
  const unread = [...sentence.unsupported];
  let at = 0;
  while (at < sentence.tokens.length) {
    const to = contentEnd(sentence, at);
    if (to > at) readContent(sentence, at, to, unread);
    else if (isUnread(sentence, at)) unread.push({ from: at, to: at + 1 });
    at = Math.max(to, at + 1);
  }
  return unread.toSorted((a, b) => a.from - b.from);
}

function readContent(
  sentence: Sentence,
  from: number,
  to: number,
  unread: { from: number; to: number }[],
): void {
  if (isUnknownPlace(sentence, from)) unread.push({ from, to });
  else addKeyword(sentence, from, to, {});
}

function contentEnd(sentence: Sentence, at: number): number {
  let to = at;
  while (to < at + PHRASE_WORDS && isContent(sentence, to)) to += 1;
  return to;
}

function isContent(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== "word" || !sentence.isFree(at)) return false;
  const isKnown = IGNORED.has(token.text) || VAGUE.has(token.text) || token.text.length < 3;
  return !isKnown && !CREATOR_NOUNS.at(sentence.tokens, at) && !UNITS.at(sentence.tokens, at);
}

function isUnread(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (!token || !sentence.isFree(at)) return false;
  return token.kind === "number" || (token.kind === "word" && VAGUE.has(token.text));
}

function isUnknownPlace(sentence: Sentence, at: number): boolean {
  const before = sentence.word(at - 1);
  const isNamed = /^\p{Lu}/u.test(sentence.tokens[at]?.raw ?? "");
  return isNamed && /^(?:in|from|near|around|aus|desde|depuis|di|dari|em|en|a)$/u.test(before);
}

function addKeyword(
  sentence: Sentence,
  from: number,
  to: number,
  how: { value?: string; isQuoted?: boolean },
): void {
  const [start, end] = sentence.span(from, to);
  const typed = sentence.text.slice(start, end).toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const previous = sentence.findings
    .filter((finding) => finding.to <= from)
    .toSorted((a, b) => a.to - b.to)
    .at(-1);
  const not = negationBefore(sentence, from);
  const isNot = not !== undefined || (previous?.op === "not" && continuesList(sentence, previous, from));
  if (not !== undefined) sentence.take(not, from);
  const isSure = how.value !== undefined || how.isQuoted === true;
  const finding: Finding = {
    slot: isNot ? "keywordsNot" : "keywords",
    op: isNot ? "not" : "is",
    value: how.value ?? typed,
    from,
    to,
    source: isSure ? (how.value === typed || how.isQuoted ? "grammar" : "synonym") : "assumed",
    confidence: isSure ? 0.9 : 0.5,
  };
  if (typed !== "") sentence.find(finding);
}
