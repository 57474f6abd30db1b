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
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import { DEMONYMS, JOINERS } from "#/discovery/search/query-language/words.ts";

/** Filters whose "not" the vocabulary can say. */
const NEGATED: Readonly<Partial<Record<Entity["kind"], "categoryNot" | "countryNot">>> = {
  topic: "categoryNot",
  country: "countryNot",
};

/** Reads topics, places, languages and closed lists, the longest name first, from left to right. */
export function findEntities(sentence: Sentence, shares: AudienceShare[]): void {
  let previous: Finding | undefined;
  let at = 0;
  while (at < sentence.tokens.length) {
    const match = sentence.isFree(at) ? entityAt(sentence, at) : undefined;
    if (!match) {
      at += 1;
      continue;
    }
    const excluded = findExcludedPhrase(sentence, match);
    previous = excluded ?? addEntity(sentence, match, shares, previous) ?? previous;
    at = Math.max(match.to, excluded?.to ?? 0);
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
  shares: AudienceShare[],
  previous: Finding | undefined,
): Finding | undefined {
  const { value: entity, from, to } = match;
  const notFrom = negationOf(sentence, match, previous);
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
  previous: Finding | undefined,
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
  const slot = NEGATED[match.value.kind];
  const isSame = previous?.slot === slot || (slot === "categoryNot" && previous?.slot === "keywordsNot");
  const isListed = previous?.op === "not" && isSame && continuesList(sentence, previous, match.from);
  return isListed || (slot !== undefined && followsLeftOut(sentence, match)) ? match.from : undefined;
}

/** "No fur or alcohol", "not in Berlin or Austria": the first of the two has no filter, or is read later. */
function followsLeftOut(sentence: Sentence, { value, from }: Match<Entity>): boolean {
  const joiner = JOINERS.before(sentence.tokens, from);
  if (!joiner) return false;
  const last = joiner.from - 1;
  if (!isPlace(value)) return isPlainWord(sentence, last) && negationBefore(sentence, last) !== undefined;
  const place = entities().before(sentence.tokens, joiner.from);
  // What is denied is told with the word that denies it, so that it begins before the name.
  if (!place || !isPlace(place.value)) return false;
  return sentence.unsupported.some(({ from: start, to }) => to === joiner.from && start < place.from);
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
  const skipped = /^(?:mostly|only|mainly|many|daily)$/u.test(sentence.word(match.to))
    ? match.to + 1
    : match.to;
  if (entities().at(sentence.tokens, skipped)?.value.kind === "format") return true;
  return (
    sentence.word(match.from) === "post" ||
    /^(?:who|that|que|qui|they|creators|influencers|also)$/u.test(before)
  );
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
