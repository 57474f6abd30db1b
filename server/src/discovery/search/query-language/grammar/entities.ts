import { isPortuguese } from "./portuguese.ts";
import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { CATEGORY_PARENTS } from "@app/contract/discovery/categories";
import { isCategory } from "@app/contract/discovery/category-names";
import { isFilming } from "./activities.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { addPlace, chooseReading, countryCodeAt } from "./places.ts";
import { regionCodeAt } from "./region-codes.ts";
import { isThing } from "./things.ts";
import { platformWordAt, tellOnly } from "./platform-words.ts";
import type { AudienceShare } from "./numbers/shares.ts";
import { addGender } from "./genders.ts";
import { CLIENTS } from "./team/team-words.ts";
import { addTier } from "./numbers/tiers.ts";
import { findExcludedPhrase } from "./exclusions.ts";
import { addNegated, belongsToDenied, isNotOnly, negationOf } from "./negations.ts";
import { DEMONYMS, PLACE_CUES, TOPIC_WORDS } from "#/discovery/search/query-language/words.ts";

const WHO = new Set("who that que qui they creators influencers also".split(" "));
const HOW = new Set("mostly only mainly many daily".split(" "));

/** Reads topics, places, languages and closed lists, the longest name first, from left to right. */
export function findEntities(sentence: Sentence, shares: AudienceShare[]): void {
  let previous: Finding | undefined;
  let denied: Match<Entity> | undefined;
  let at = 0;
  while (at < sentence.tokens.length) {
    const match = sentence.isFree(at) ? entityAt(sentence, at) : undefined;
    const narrower = narrowerTopicEnd(sentence, at, match);
    if (!match || narrower !== undefined) {
      at = narrower ?? at + 1;
      continue;
    }
    const excluded = findExcludedPhrase(sentence, match);
    at = Math.max(match.to, excluded?.to ?? 0);
    if (!excluded && isNotOnly(sentence, match)) continue;
    if (!excluded && denied && belongsToDenied(sentence, match, denied)) {
      denied = { ...denied, to: at };
      continue;
    }
    const notFrom = excluded?.from ?? negationOf(sentence, match, denied);
    previous = excluded ?? addEntity(sentence, match, notFrom, shares, previous) ?? previous;
    if (notFrom !== undefined) denied = { ...match, to: at };
  }
}

/** "Bière sans alcool" is longer than "bière": where the name of a narrower topic ends, which is read later. */
function narrowerTopicEnd(
  sentence: Sentence,
  at: number,
  match: Match<Entity> | undefined,
): number | undefined {
  // "Korean beauty creators" are from Korea before they are anything else.
  if (match && match.value.kind !== "topic") return undefined;
  const topic = TOPIC_WORDS.at(sentence.tokens, at);
  // A topic of the same length is read for what it is of.
  const isLonger = topic !== undefined && topic.to > Math.max(match?.to ?? at, at + 1);
  return isLonger && sentence.areFree(at, topic.to) ? topic.to : undefined;
}

/** "Die in Wien wohnen", "interior de SP": where somebody lives, and no furniture. */
function isLiving(sentence: Sentence, at: number): boolean {
  if (sentence.word(at) === "interior") {
    // "Não do interior": the country around a city.
    return isOneOf(sentence.word(at + 1), "de do da del") || isOneOf(sentence.word(at - 1), "do no pelo del");
  }
  return isOneOf(sentence.raw(at), "wohnen leben");
}

function entityAt(sentence: Sentence, at: number): Match<Entity> | undefined {
  // "Le même" is no meme, "en congé" not in the Congo, "país" no parents, "pelo cliente" no hair.
  if (sentence.word(at) === "pelo" && CLIENTS.at(sentence.tokens, at + 1)) return undefined;
  if (isThing(sentence, at) || isOneOf(sentence.raw(at).toLowerCase(), "même mêmes congé congés país"))
    return undefined;
  // "Eu não curto": who speaks, and not the Union.
  if (sentence.raw(at) === "eu" && isPortuguese(sentence)) return undefined;
  if (isLiving(sentence, at)) return undefined;
  const demonym = DEMONYMS.allAt(sentence.tokens, at);
  const named = entities().allAt(sentence.tokens, at);
  const match =
    chooseReading(sentence, named, demonym) ??
    regionCodeAt(sentence, at) ??
    countryCodeAt(sentence, at) ??
    platformWordAt(sentence, at);
  return match && sentence.areFree(match.from, match.to) ? match : undefined;
}

function addEntity(
  sentence: Sentence,
  match: Match<Entity>,
  notFrom: number | undefined,
  shares: AudienceShare[],
  previous: Finding | undefined,
): Finding | undefined {
  const { value: entity, from, to } = match;
  if (notFrom !== undefined && entity.kind !== "verified" && entity.kind !== "sponsored") {
    return addNegated(sentence, match, notFrom);
  }
  switch (entity.kind) {
    case "gender":
      addPlatformOf(sentence, match);
      return addGender(sentence, { value: entity.value, from, to }, shares);
    case "country":
    case "region":
    case "area":
    case "city":
    case "language":
      return addPlace(sentence, { value: entity, from, to }, shares);
    case "verified":
    case "sponsored":
      return addBoolean(sentence, entity.kind, match, notFrom);
    case "topic":
      if (isFilming(sentence, from)) return undefined;
      if ((wasTyped(sentence, match) || isFoodie(sentence, from)) && isParentOf(previous, match)) {
        sentence.take(from, to);
        return previous;
      }
      return addElement(sentence, "category", match, wasTyped(sentence, match) ? "grammar" : "synonym");
    case "format":
      if (isVerb(sentence, match) || isNounOf(previous, match)) return undefined;
      if (match.value.value === "post" && isCounted(sentence, match)) {
        sentence.take(from, to);
        return undefined;
      }
      return addElement(sentence, "format", match, "grammar");
    case "tier":
      return addTier(sentence, match, previous);
    case "platform":
      tellOnly(sentence, match);
      return addElement(sentence, "platform", match, "grammar");
    case "contact":
    case "accountType":
    case "cityClass":
    case "source":
      return addElement(sentence, entity.kind, match, "grammar");
    default:
      return undefined;
  }
}

/** "Vegane Foodies" are no others than those of vegan food. */
function isFoodie(sentence: Sentence, at: number): boolean {
  return /^foodies?$/u.test(sentence.word(at));
}

/** "Vegan food": of two topics said as one the narrower is meant; "vegan recipes" says more than food. */
function isParentOf(previous: Finding | undefined, { value, from }: Match<Entity>): boolean {
  if (previous?.slot !== "category" || previous.to !== from || typeof previous.value !== "string")
    return false;
  return isCategory(previous.value) && CATEGORY_PARENTS[previous.value] === value.value;
}

/** "YouTuberinnen" are women on YouTube. */
function addPlatformOf(sentence: Sentence, { from, to }: Match<Entity>): void {
  const also = entities()
    .allAt(sentence.tokens, from)
    .find((match) => match.value.kind === "platform" && match.to === to);
  if (also) addElement(sentence, "platform", also, "grammar");
}

function addBoolean(
  sentence: Sentence,
  slot: "verified" | "sponsored",
  { value: entity, from, to }: Match<Entity>,
  notFrom: number | undefined,
): Finding {
  const says = entity.value === slot;
  const value = notFrom === undefined ? says : !says;
  sentence.take(notFrom ?? from, from);
  return sentence.find({ slot, op: "is", value, from, to, source: "grammar", confidence: 0.9 });
}

/** "who post about wellness" names no kind of content. */
function isVerb(sentence: Sentence, match: Match<Entity>): boolean {
  // "Lives within 10 miles of Leeds".
  if (sentence.word(match.from) === "lives" && PLACE_CUES.at(sentence.tokens, match.to)) return true;
  if (match.value.value !== "post") return false;
  const before = sentence.word(match.from - 1);
  const skipped = HOW.has(sentence.word(match.to)) ? match.to + 1 : match.to;
  if (entities().at(sentence.tokens, skipped)?.value.kind === "format") return true;
  return sentence.word(match.from) === "post" || WHO.has(before);
}

/** Figures of a post of any kind. */
const OF_POSTS: ReadonlySet<string> = new Set(["avgViews", "views", "likes"]);
const COUNTED_REACH = 3;

const WITH = new Set("with mit con com avec dengan met".split(" "));

/** "Posts with more than 40,000 views" asks for single ones; a usual post is meant by "whose posts get 40,000 views". */
export function countPosts(sentence: Sentence): void {
  if (!sentence.findings.some(({ slot }) => slot === "views")) return;
  for (const at of sentence.tokens.keys()) {
    const match = entities().at(sentence.tokens, at);
    if (match?.value.kind !== "format" || match.value.value !== "post") continue;
    const to = WITH.has(sentence.word(match.to)) ? match.to + 1 : match.to;
    for (const finding of sentence.findings) {
      const isOfThem = finding.slot === "views" && finding.from === to;
      if (isOfThem && isCounted(sentence, match)) finding.slot = "postViews";
    }
  }
}

/** What is counted is any content. */
function isCounted(sentence: Sentence, { to }: Match<Entity>): boolean {
  return sentence.findings.some(({ slot, from }) => {
    const isBeside = from >= to && from <= to + COUNTED_REACH && OF_POSTS.has(slot);
    return isBeside && !sentence.tokens.slice(to, from).some((_, index) => sentence.isBreak(to + index));
  });
}

/** "Carousel posts" are carousels. */
function isNounOf(previous: Finding | undefined, match: Match<Entity>): boolean {
  return match.value.value === "post" && previous?.slot === "format" && previous.to === match.from;
}

function addElement(
  sentence: Sentence,
  slot: "category" | "format" | "platform" | "contact" | "accountType" | "cityClass" | "source",
  match: Match<Entity>,
  source: "grammar" | "synonym",
): Finding {
  const { from, to } = match;
  return sentence.find({ slot, op: "is", value: match.value.value, from, to, source, confidence: 0.95 });
}

function wasTyped(sentence: Sentence, match: Match<Entity>): boolean {
  const words = sentence.tokens.slice(match.from, match.to).map((token) => token.text);
  return words.join("-") === match.value.value;
}
