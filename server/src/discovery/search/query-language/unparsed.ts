import { isCapitalised } from "./tokens.ts";
import { isOneOf, wordList } from "./phrases.ts";
import { MONTHS } from "#/language/time/calendar.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { isActivity, isRoleAlone } from "./grammar/activities.ts";
import { listKindOf } from "./grammar/team/named-lists.ts";
import { STAGES } from "./grammar/team/team-words.ts";
import { valueNameAt } from "./grammar/team/value-names.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { QUOTES, continuesList, negationAfter, negationBefore } from "./scopes.ts";
import { isTopicPosition } from "./topic-position.ts";
import {
  AUDIENCE,
  CREATOR_NOUNS,
  FOREIGN,
  IGNORED,
  INDIFFERENT,
  NOT,
  NOTHING_BUT,
  TOPIC_WORDS,
  UNITS,
  VAGUE,
} from "./words.ts";

const PLACE_CUE = new Set("in from near around aus desde depuis di dari em en a".split(" "));
/** Neighbouring words that make one keyword at most: "cold brew coffee". */
const PHRASE_WORDS = 3;
/** So many function words of a language that is not read make a sentence foreign. Chosen by us. */
const FOREIGN_MIN = 2;

/** "I don't mind the country" and "nothing but beauty" deny nothing; "weder … noch" denies twice. */
export function leaveOutIndifferent(sentence: Sentence): void {
  const neither = sentence.tokens.findIndex(({ text }) => text === "weder");
  const nor = sentence.tokens.find(({ text }, at) => neither !== -1 && at > neither && text === "noch");
  if (nor) nor.text = "nor";
  readHindiNeither(sentence);
  for (const at of sentence.tokens.keys()) {
    const match = NOTHING_BUT.at(sentence.tokens, at) ?? INDIFFERENT.at(sentence.tokens, at);
    if (match && sentence.areFree(match.from, match.to)) sentence.take(match.from, match.to);
  }
}

/** "Na email hai na phone", where Portuguese "na" is "in the". */
function readHindiNeither({ tokens }: Sentence): void {
  const [first, second] = tokens.filter(({ text }) => text === "na");
  const isHindi = tokens.some(({ text }) => isOneOf(text, "hai hain ho ka ke ki jinka jinke"));
  if (!first || !second || !isHindi) return;
  first.text = "neither";
  second.text = "nor";
}

/** Words in quotes are a keyword as they stand, whatever they mean elsewhere. */
export function findQuoted(sentence: Sentence): void {
  let open: number | undefined;
  sentence.tokens.forEach((token, at) => {
    if (!isOneOf(token.text, QUOTES) || !sentence.isFree(at)) return;
    if (open === undefined) {
      open = at;
      return;
    }
    const inner = open + 1;
    if (at - inner > PHRASE_WORDS * 2) sentence.cannotSay(open, at + 1);
    else {
      if (at > inner) addKeyword(sentence, inner, at, { isQuoted: true });
      sentence.take(open, at + 1);
    }
    open = undefined;
  });
}

/** Known topic words that are no category, in eight languages: "running", "correr". */
export function findTopicWords(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    const match = sentence.isFree(at) ? TOPIC_WORDS.at(sentence.tokens, at) : undefined;
    if (!match || !sentence.areFree(match.from, match.to)) continue;
    if (IGNORED.has(sentence.word(at)) && match.to === at + 1 && !isActivity(sentence, at)) continue;
    addKeyword(sentence, match.from, match.to, { value: match.value });
  }
}

/**
 * What is left: content words become keywords, the rest is "not understood". Vague praise, numbers without
 * a noun, places that no list knows and words of a language that is not read are never guessed.
 */
export function readUnparsed(sentence: Sentence): { from: number; to: number }[] {
  const unread = [...sentence.unsupported];
  const isForeign = sentence.tokens.filter(({ text }) => FOREIGN.has(text)).length >= FOREIGN_MIN;
  let at = 0;
  while (at < sentence.tokens.length) {
    const to = contentEnd(sentence, at);
    if (to > at && isForeign) unread.push({ from: at, to });
    else if (to > at) readContent(sentence, at, to, unread);
    else if (isUnread(sentence, at)) unread.push({ from: negationBefore(sentence, at) ?? at, to: at + 1 });
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
  const name = valueNameAt(sentence, from, to);
  if (name === "said") sentence.take(from, to);
  else if (holdsName(sentence, from, to) || isUnknownList(sentence, from, to)) unread.push({ from, to });
  else if (name === "alone" || isUnknownPlace(sentence, from)) unread.push({ from, to });
  // "Berlin, March": when something was posted is no topic.
  else if (to === from + 1 && MONTHS.has(sentence.word(from))) unread.push({ from, to });
  else if (isPredicate(sentence, from) || isPeopleOfCity(sentence.word(from)))
    unread.push({ from: negationBefore(sentence, from) ?? from, to });
  else if (isTopicPosition(sentence, from, to) || isNameLeftOut(sentence, from, to))
    addKeyword(sentence, from, to, {});
  else unread.push({ from: negationBefore(sentence, from) ?? from, to });
}

/** "Collection spring", "Sommer Liste": a list that nobody has is no topic. */
function isUnknownList(sentence: Sentence, from: number, to: number): boolean {
  const isBehind = sentence.knowsNames && listKindOf(sentence.word(to - 1)) !== undefined;
  return isBehind || listKindOf(sentence.word(from)) !== undefined;
}

/** "Alpenhof creators" in small letters: what the workspace calls its own is no topic, even where it is in doubt. */
function holdsName(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (sentence.nameAt(at)) return true;
  return false;
}

const PERFECT = new Set(
  "have has had ve hasn haven hadn been was were hat haben hatte hatten wurde wurden ont ete han hayan fue fueron foi foram tenham".split(
    " ",
  ),
);
const LAST = new Set(
  "last past letzte letzten letzter letztem letztes derniere dernieres dernier ultimo ultimos ultima ultimas pasado pasada passado passada pichla pichle pichli".split(
    " ",
  ),
);

/** "Who haven't paired", "that outshone us", "last spring": an unknown word there is a verb or a time, no topic. */
function isPredicate(sentence: Sentence, at: number): boolean {
  let before = at - 1;
  while (
    isOneOf(
      sentence.word(before),
      "t yet not never already always ever nicht nie pas jamais schon no nunca ja ya nao",
    )
  ) {
    before -= 1;
  }
  const isSaidOfThem = isOneOf(sentence.word(before), "who that") && /\p{L}{3}ed$/u.test(sentence.word(at));
  return PERFECT.has(sentence.word(before)) || isSaidOfThem || LAST.has(sentence.word(at - 1));
}

function contentEnd(sentence: Sentence, at: number): number {
  let to = at;
  while (to < at + PHRASE_WORDS && isContent(sentence, to)) to += 1;
  return to;
}

function isContent(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== "word" || !sentence.isFree(at)) return false;
  if (hyphenates(sentence, at)) return true;
  const isShort = token.text.length < 3 && !/^\p{Lu}{2}$/u.test(token.raw);
  if (isActivity(sentence, at) || isRoleAlone(sentence, at)) return true;
  const isKnown = IGNORED.has(token.text) || VAGUE.has(token.text) || isShort || NOT.at(sentence.tokens, at);
  if (AUDIENCE.at(sentence.tokens, at)) return false;
  return !isKnown && !CREATOR_NOUNS.at(sentence.tokens, at) && !UNITS.at(sentence.tokens, at);
}

/** "e-commerce", "L'Oréal": the short half belongs to the word behind the hyphen. */
function hyphenates(sentence: Sentence, at: number): boolean {
  const [token, next] = [sentence.tokens[at], sentence.tokens[at + 1]];
  if (!token || next?.kind !== "word" || token.text.length > 2 || !sentence.isFree(at + 1)) return false;
  return (sentence.isHyphened(at) || sentence.isElided(at)) && isContent(sentence, at + 1);
}

function isUnread(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (!token || !sentence.isFree(at)) return false;
  if (token.kind === "number" || token.kind === "handle" || token.kind === "hashtag") return true;
  const isNoun =
    CREATOR_NOUNS.at(sentence.tokens, at) ?? AUDIENCE.at(sentence.tokens, at) ?? NOT.at(sentence.tokens, at);
  if (token.kind !== "word" || isNoun) return false;
  const isAlone = isLeftOutAlone(sentence, at) || isStageAlone(sentence, at);
  return VAGUE.has(token.text) || !IGNORED.has(token.text) || isAlone;
}

/** "Live", "live creators": how far somebody is, in no campaign. Elsewhere people live in a place. */
function isStageAlone(sentence: Sentence, at: number): boolean {
  const stage = STAGES.at(sentence.tokens, at);
  const end = stage && (CREATOR_NOUNS.at(sentence.tokens, stage.to)?.to ?? stage.to);
  return end !== undefined && sentence.isBreak(at - 1) && sentence.isBreak(end);
}

/** "Fashion, no fur": a word of grammar elsewhere, such as German "für", is none where it is all that is left out. */
function isLeftOutAlone(sentence: Sentence, at: number): boolean {
  return NOT.before(sentence.tokens, at) !== undefined && sentence.isBreak(at + 1);
}

function isUnknownPlace(sentence: Sentence, at: number): boolean {
  const before = sentence.word(at - 1);
  const isNamed = isCapitalised(sentence.raw(at));
  return isNamed && PLACE_CUE.has(before);
}

function addKeyword(
  sentence: Sentence,
  from: number,
  to: number,
  how: { value?: string; isQuoted?: boolean },
): void {
  const [start, end] = sentence.span(from, to);
  const typed = sentence.text.slice(start, end).toLowerCase().replaceAll(/\s+/gu, " ");
  const previous = sentence.findings
    .filter((finding) => finding.to <= from)
    .toSorted((a, b) => a.to - b.to)
    .at(-1);
  const not = negationBefore(sentence, how.isQuoted ? from - 1 : from);
  const behind = negationAfter(sentence, to);
  const isListed = previous?.op === "not" && continuesList(sentence, previous, from);
  const isNot = not !== undefined || behind !== undefined || isListed;
  if (not !== undefined) sentence.take(not, from);
  if (behind !== undefined) sentence.take(to, behind);
  if (
    not !== undefined &&
    how.value === undefined &&
    !how.isQuoted &&
    isProperName(sentence, not, from, to)
  ) {
    addBrandOrKeyword(sentence, typed, from, to);
    return;
  }
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
  sentence.find(finding);
}

function isNameLeftOut(sentence: Sentence, from: number, to: number): boolean {
  const start = isOneOf(sentence.word(from - 1), "with for mit con com avec fur pour para") ? from - 1 : from;
  const not = NOT.before(sentence.tokens, start);
  return not !== undefined && isProperName(sentence, not.from, from, to);
}

const GERMAN_NOT = wordList("", "ohne kein nicht ausser nie noch gegen hass weg streich entfern");

/** "No Nike": a capital where only names have one. German writes every noun with one. */
function isProperName(sentence: Sentence, not: number, from: number, to: number): boolean {
  const isGerman = GERMAN_NOT.test(sentence.word(not));
  const isTitleCase = not > 0 && isCapitalised(sentence.raw(not));
  const names = sentence.tokens.slice(from, to);
  return !isGerman && !isTitleCase && names.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw));
}

const PEOPLE = /^(?<city>.{4,}?)(?:iens?|iennes?|ians?|ers?|ais|aises?|ois|oises?|inos?|inas?|anos?|anas?)$/u;

/** "Parisiens", "Londoners": who lives somewhere is no brand. */
function isPeopleOfCity(word: string): boolean {
  const city = PEOPLE.exec(word)?.groups?.["city"];
  return city !== undefined && citiesNamed(city).length > 0;
}

function addBrandOrKeyword(sentence: Sentence, value: string, from: number, to: number): void {
  const brand: Finding = {
    slot: "brandNot",
    op: "not",
    value,
    from,
    to,
    source: "assumed",
    confidence: 0.6,
  };
  const keyword: Finding = { ...brand, slot: "keywordsNot", confidence: 0.5 };
  sentence.otherReadings.push({ of: sentence.find(brand), instead: [keyword] });
}
