import { isFilming } from "./activities.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import {
  continuesList,
  negationAfter,
  negationBefore,
  outsideBefore,
} from "#/discovery/search/query-language/scopes.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { addPlace, chooseReading, countryCodeAt } from "./places.ts";
import { isThing } from "./things.ts";
import { platformWordAt } from "./platform-words.ts";
import type { AudienceShare } from "./numbers/shares.ts";
import { addGender } from "./genders.ts";
import { addTier } from "./numbers/tiers.ts";
import { findExcludedPhrase } from "./exclusions.ts";
import { DEMONYMS, IGNORED, JOINERS } from "#/discovery/search/query-language/words.ts";

const WHO = new Set("who that que qui they creators influencers also".split(" "));
const HOW = new Set("mostly only mainly many daily".split(" "));
/** Filters whose "not" the vocabulary can say. */
const NEGATED: Readonly<Partial<Record<Entity["kind"], "categoryNot" | "countryNot">>> = {
  topic: "categoryNot",
  country: "countryNot",
};

/** Reads topics, places, languages and closed lists, the longest name first, from left to right. */
export function findEntities(sentence: Sentence, shares: AudienceShare[]): void {
  let previous: Finding | undefined;
  let denied: Match<Entity> | undefined;
  let at = 0;
  while (at < sentence.tokens.length) {
    const match = sentence.isFree(at) ? entityAt(sentence, at) : undefined;
    if (!match) {
      at += 1;
      continue;
    }
    const excluded = findExcludedPhrase(sentence, match);
    const notFrom = excluded?.from ?? negationOf(sentence, match, denied);
    previous = excluded ?? addEntity(sentence, match, notFrom, shares, previous) ?? previous;
    at = Math.max(match.to, excluded?.to ?? 0);
    if (notFrom !== undefined) denied = { ...match, to: at };
  }
}

function entityAt(sentence: Sentence, at: number): Match<Entity> | undefined {
  if (isThing(sentence, at)) return undefined;
  const demonym = DEMONYMS.allAt(sentence.tokens, at);
  const named = entities().allAt(sentence.tokens, at);
  const match =
    chooseReading(sentence, named, demonym) ?? countryCodeAt(sentence, at) ?? platformWordAt(sentence, at);
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
    case "city":
    case "language":
      return addPlace(sentence, { value: entity, from, to }, shares);
    case "verified":
    case "sponsored":
      return addBoolean(sentence, entity.kind, match, notFrom);
    case "topic":
      if (isFilming(sentence, from)) return undefined;
      return addElement(sentence, "category", match, wasTyped(sentence, match) ? "grammar" : "synonym");
    case "format":
      return isVerb(sentence, match) || isNounOf(previous, match)
        ? undefined
        : addElement(sentence, "format", match, "grammar");
    case "status":
      // No filter knows yet how far talks with a creator are.
      sentence.cannotSay(from, to);
      return undefined;
    case "tier":
      return addTier(sentence, match, previous);
    case "platform":
    case "contact":
    case "accountType":
    case "cityClass":
    case "source":
      return addElement(sentence, entity.kind, match, "grammar");
    default:
      return undefined;
  }
}

/** "YouTuberinnen" are women on YouTube. */
function addPlatformOf(sentence: Sentence, { from, to }: Match<Entity>): void {
  const also = entities()
    .allAt(sentence.tokens, from)
    .find((match) => match.value.kind === "platform" && match.to === to);
  if (also) addElement(sentence, "platform", also, "grammar");
}

/** Where the negation begins that holds for a match; lists go on with the negation of what they began with. */
function negationOf(
  sentence: Sentence,
  match: Match<Entity>,
  denied: Match<Entity> | undefined,
): number | undefined {
  const outside = isPlace(match.value) ? outsideBefore(sentence, match.from) : undefined;
  if (outside !== undefined) return outside;
  const before = negationBefore(sentence, match.from);
  if (before !== undefined && !isPortugueseIn(sentence, match, before)) return before;
  const after = negationAfter(sentence, match.to);
  if (after !== undefined) {
    sentence.take(match.to, after);
    return match.from;
  }
  const isListed =
    denied && areAlike(denied.value, match.value) && continuesList(sentence, denied, match.from);
  if (isListed) return denied.to;
  return match.value.kind === "topic" && followsLeftOut(sentence, match.from, denied)
    ? match.from
    : undefined;
}

/** "Not on TikTok or Instagram": what is named after a joiner is denied with what is of its kind. */
function areAlike(one: Entity, other: Entity): boolean {
  return one.kind === other.kind || (isPlace(one) && isPlace(other)) || (isYesOrNo(one) && isYesOrNo(other));
}

function isYesOrNo({ kind }: Entity): boolean {
  return kind === "verified" || kind === "sponsored";
}

/** "No nfts or alcohol", "no gambling, sneakers or alcohol": words between the two that are no topic of the vocabulary. */
function followsLeftOut(sentence: Sentence, at: number, denied: Match<Entity> | undefined): boolean {
  const joiner = JOINERS.before(sentence.tokens, at);
  if (!joiner) return false;
  let first = joiner.from;
  while (isOther(sentence, first - 1)) first -= 1;
  const isOfList = denied?.value.kind === "topic" && denied.to === first;
  return isOfList || negationBefore(sentence, first) !== undefined;
}

function isOther(sentence: Sentence, at: number): boolean {
  const isWord = sentence.tokens[at]?.kind === "word" && sentence.isFree(at);
  return sentence.word(at) === "," || (isWord && !IGNORED.has(sentence.word(at)));
}

function isPlace({ kind }: Entity): boolean {
  return kind === "country" || kind === "region" || kind === "city";
}

/** "no Brasil" is Portuguese for "in Brazil". */
function isPortugueseIn(sentence: Sentence, match: Match<Entity>, at: number): boolean {
  const isPlaceOrPlatform = isPlace(match.value) || match.value.kind === "platform";
  if (!isPlaceOrPlatform || sentence.word(at) !== "no") return false;
  const words =
    /^(?:brasil|beleza|maquiagem|mulheres|homens|pessoas|perfis|com|em|do|da|dos|das|de|que|mais|criador.*|influenciador.*|ate)$/u;
  return sentence.tokens.some((token) => words.test(token.text));
}

function addNegated(sentence: Sentence, match: Match<Entity>, notFrom: number): Finding | undefined {
  const { value: entity, from, to } = match;
  const slot = NEGATED[entity.kind];
  if (!slot) {
    sentence.cannotSay(notFrom, to);
    return undefined;
  }
  sentence.take(notFrom, from);
  const values = typeof entity.value === "string" ? [entity.value] : entity.value;
  const findings = values.map((value) =>
    sentence.find({ slot, op: "not", value, from, to, source: "grammar", confidence: 0.95 }),
  );
  return findings.at(-1);
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
  if (match.value.value !== "post") return false;
  const before = sentence.word(match.from - 1);
  const skipped = HOW.has(sentence.word(match.to)) ? match.to + 1 : match.to;
  if (entities().at(sentence.tokens, skipped)?.value.kind === "format") return true;
  return sentence.word(match.from) === "post" || WHO.has(before);
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
