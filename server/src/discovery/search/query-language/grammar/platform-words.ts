import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, JOINERS, NOT } from "#/discovery/search/query-language/words.ts";

/** Names of platforms that are also a letter or an everyday word. */
const HOMOGRAPHS: Readonly<Record<string, string>> = { x: "x", threads: "threads" };
const ON = new Set("on auf en sur em di pada platform platforms plattform plataforma plateforme".split(" "));
const NOUN_AFTER = new Set("user users followers posts handles audience platform".split(" "));

/** "X creators", "on Threads", "TikTok and X": a platform where the words beside it say so. */
export function platformWordAt(sentence: Sentence, at: number): Match<Entity> | undefined {
  const value = HOMOGRAPHS[sentence.word(at)];
  if (value === undefined || sentence.kind(at - 1) === "number") return undefined;
  const isSaid =
    ON.has(sentence.word(at - 1)) ||
    NOUN_AFTER.has(sentence.word(at + 1)) ||
    CREATOR_NOUNS.at(sentence.tokens, at + 1) !== undefined ||
    isPlatform(sentence, joinedBefore(sentence, at)) ||
    isPlatform(sentence, joinedAfter(sentence, at));
  return isSaid ? { from: at, to: at + 1, value: { kind: "platform", value } } : undefined;
}

const ONLY = new Set(
  "only just exclusively solely nur ausschliesslich seulement uniquement exclusivement solo solamente unicamente exclusivamente apenas somente so sirf hanya soltanto".split(
    " ",
  ),
);
const ON_ALONE = new Set(
  "on auf en sur em no na di su par pe the a an have has having use uses using are is active present post posts posting".split(
    " ",
  ),
);

/** "TikTok only", "nur auf TikTok": the platform is asked for, and that there is no other one is told. */
export function tellOnly(sentence: Sentence, { from, to }: Match<Entity>): void {
  const behind = sentence.word(to) === "-" ? to + 1 : to;
  let before = from - 1;
  while (ON_ALONE.has(sentence.word(before))) before -= 1;
  const at = [before, behind].find((each) => sentence.isFree(each) && ONLY.has(sentence.word(each)));
  if (at === undefined || NOT.before(sentence.tokens, at) || isInstead(sentence, at)) return;
  sentence.cannotSay(at, at + 1);
}

/** "No YouTubers, only Instagram": the other one has been refused already. */
function isInstead({ findings }: Sentence, at: number): boolean {
  return findings.some(({ slot, to }) => slot === "platformNot" && to <= at);
}

/** A platform by any of its names, where nothing but a platform is meant. */
export function platformAt(sentence: Sentence, at: number): Match<Entity> | undefined {
  const named = entities()
    .allAt(sentence.tokens, at)
    .find(({ value }) => value.kind === "platform");
  const value = HOMOGRAPHS[sentence.word(at)];
  return (
    named ?? (value === undefined ? undefined : { from: at, to: at + 1, value: { kind: "platform", value } })
  );
}

function isPlatform(sentence: Sentence, at: number | undefined): boolean {
  if (at === undefined) return false;
  if (HOMOGRAPHS[sentence.word(at)] !== undefined) return true;
  const beforeLast = entities().at(sentence.tokens, at - 1);
  return [entities().at(sentence.tokens, at), beforeLast?.to === at + 1 ? beforeLast : undefined].some(
    (match) => match?.value.kind === "platform",
  );
}

/** The last token before a joiner that ends at `at`; undefined when nothing joins. */
function joinedBefore(sentence: Sentence, at: number): number | undefined {
  const from = JOINERS.before(sentence.tokens, at)?.from ?? (isSlash(sentence, at - 1) ? at - 1 : undefined);
  if (from === undefined) return undefined;
  return isSlash(sentence, from - 1) ? from - 2 : from - 1;
}

function joinedAfter(sentence: Sentence, at: number): number | undefined {
  const to = isSlash(sentence, at + 1) ? at + 2 : at + 1;
  const next = JOINERS.at(sentence.tokens, to)?.to ?? to;
  return next > at + 1 ? next : undefined;
}

function isSlash(sentence: Sentence, at: number): boolean {
  return sentence.word(at) === "," || sentence.word(at) === "/";
}
