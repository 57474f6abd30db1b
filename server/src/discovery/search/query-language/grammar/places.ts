import { isCapitalised } from "#/discovery/search/query-language/tokens.ts";
import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { countriesOfCity } from "#/language/places/places.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import { takeShare } from "./genders.ts";
import { hasOnlyUpperEnd, tellUpperEnd } from "./numbers/shares.ts";
import type { AudienceShare } from "./numbers/shares.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import { audienceAfter, isOfAudience, outsideBefore } from "#/discovery/search/query-language/scopes.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  CREATOR_NOUNS,
  PLACE_AFTER,
  PLACE_CUES,
  SPEAKING,
  SPEAK_BEFORE,
  JOINERS,
  AUDIENCE,
  MOSTLY,
} from "#/discovery/search/query-language/words.ts";

const PRONOUNS = new Set("who anyone someone".split(" "));
const BEFORE_US = new Set("in from across outside the uk usa canada".split(" "));
const BARE_CUES = new Set("in en em on auf".split(" "));
type Place = Extract<Entity, { kind: "country" | "region" | "area" | "city" | "language" }>;

/** ISO codes that people type in capitals beside "in" or "from". "IN" and "ID" are everyday words in English. */
const TYPED_CODES = new Set(
  "DE FR ES IT PT BR MX NL BE AT CH PL SE DK FI IE CA AU NZ JP KR CN TR AE ZA NG KE EG AR CL CO PE SG MY TH PH VN US GB UK USA".split(
    " ",
  ),
);

/** What Spanish calls Grenada is for nearly everybody a city in Spain. */
const CITIES_FIRST = new Set(["granada"]);

/** Of two meanings of the same words, these are the likelier. */
const FIRST_READING: ReadonlySet<Entity["kind"]> = new Set(["topic", "country"]);

/** "in German cities" is about the country. */
const PLACE_NOUN = new Set(
  "cities city towns market markets region regions states homes households ciudades cidades villes".split(
    " ",
  ),
);

/**
 * The reading of a name that the words around it ask for: "German" is a language beside "speaking" or "in",
 * else a country; a name that is also an everyday word is a place only beside a word such as "in".
 */
export function chooseReading(
  sentence: Sentence,
  named: readonly Match<Entity>[],
  demonyms: readonly Match<string>[],
): Match<Entity> | undefined {
  const capital = cityLikeGender(sentence, named[0]);
  if (capital) return capital;
  const likelier = named.find(({ value }) => value.kind === "city" && CITIES_FIRST.has(value.value));
  if (likelier) return likelier;
  const demonym = demonyms[0];
  const first = named[0];
  if (demonym && (!first || demonym.to >= first.to)) return readDemonym(sentence, named, demonym);
  const hasCountry = named.some((match) => match.value.kind === "country");
  const state = named.find(
    (match) =>
      match.value.kind === "region" &&
      (regionEnd(sentence, match) > match.to || isBehindOwnCity(sentence, match)),
  );
  if (state && hasCountry) return state;
  const joined = named.find((match) => isJoinedToCity(sentence, match));
  if (joined && hasCountry) return joined;
  const usable = named.filter((match) => isMeant(sentence, match, hasCountry));
  // "In Essen" is the town; "Essen" alone is food. A country or region is meant before a town of its name.
  const isOther = hasCountry || usable.some(({ value }) => value.kind === "region");
  const [city] = usable.filter(({ value }) => value.kind === "city");
  const town = city?.value.kind === "city" && city.value.isWeak && !isOther ? city : undefined;
  return town ?? usable.find((match) => FIRST_READING.has(match.value.kind)) ?? usable[0];
}

/** "Malé" and "Male, Maldives" are the city: the word for a man has no mark and lies in no country. */
function cityLikeGender(sentence: Sentence, match: Match<Entity> | undefined): Match<Entity> | undefined {
  if (match?.value.kind !== "gender" || match.to !== match.from + 1) return undefined;
  const { from, to } = match;
  const [city] = citiesNamed(sentence.word(from));
  const raw = sentence.raw(from);
  const behind = entities().at(sentence.tokens, isOneOf(sentence.word(to), ", (") ? to + 1 : to);
  const isInCountry = behind?.value.kind === "country" && behind.value.value[0] === city?.country;
  const isName = isCapitalised(raw) && (/[^\0-\u007f]/u.test(raw) || isInCountry);
  return city && isName ? { from, to, value: { kind: "city", value: city.city, isWeak: false } } : undefined;
}

function readDemonym(
  sentence: Sentence,
  named: readonly Match<Entity>[],
  demonym: Match<string>,
): Match<Entity> | undefined {
  const language = named.find((match) => match.value.kind === "language" && match.to === demonym.to);
  const country = named.find((match) => match.value.kind === "country" && match.to === demonym.to);
  // "In Italien" is the country, where "in German" is the language.
  const isCountryName = country !== undefined && BARE_CUES.has(sentence.word(demonym.from - 1));
  if (language && !isCountryName && isLanguage(sentence, language)) return language;
  return country ?? { ...demonym, value: { kind: "country", value: [demonym.value], isWeak: false } };
}

function isLanguage(sentence: Sentence, match: Match<Entity>): boolean {
  if (SPEAKING.at(sentence.tokens, match.to)) return true;
  if (isListedLanguage(sentence, match.from) || TEACHING.test(sentence.word(match.from - 1))) return true;
  const before = SPEAK_BEFORE.before(sentence.tokens, match.from);
  if (!before) return false;
  const isBare = BARE_CUES.has(sentence.word(match.from - 1));
  const next = sentence.word(match.to);
  return !isBare || !(PLACE_NOUN.has(next) || CREATOR_NOUNS.at(sentence.tokens, match.to));
}

/** "Sprechen Türkisch und Deutsch": the list goes on as it began. */
function isListedLanguage(sentence: Sentence, from: number): boolean {
  const end =
    JOINERS.before(sentence.tokens, from)?.from ?? (sentence.word(from - 1) === "," ? from - 1 : -1);
  const isOfPeople = CREATOR_NOUNS.at(sentence.tokens, from + 1) !== undefined;
  return !isOfPeople && sentence.findings.some(({ slot, to }) => slot === "language" && to === end);
}

/** "Córdoba y Granada": a city beside another one of its country. */
function isJoinedToCity(sentence: Sentence, { value, from, to }: Match<Entity>): boolean {
  if (value.kind !== "city") return false;
  const isJoined = (at: number) => isOneOf(sentence.word(at), "y e and et und &");
  const beside = [
    isJoined(from - 1) ? entities().before(sentence.tokens, from - 1)?.value : undefined,
    isJoined(to) ? entities().at(sentence.tokens, to + 1)?.value : undefined,
  ];
  const own = countriesOfCity(value.value);
  return beside.some((city) => city?.kind === "city" && countriesOfCity(city.value)[0] === own[0]);
}

// In Indonesian a country and its language share the name.
function isMeant(sentence: Sentence, match: Match<Entity>, hasCountry: boolean): boolean {
  const { value } = match;
  if (value.kind === "language" && hasCountry) return isLanguage(sentence, match);
  // Cities are named only where the words around them allow it.
  if (value.kind === "city") return true;
  if (!("isWeak" in value) || !value.isWeak || isBehindOwnCity(sentence, match)) return true;
  return (
    PLACE_CUES.before(sentence.tokens, match.from) !== undefined ||
    outsideBefore(sentence, match.from) !== undefined ||
    PLACE_AFTER.at(sentence.tokens, match.to) !== undefined
  );
}

/** "in DE", "from the US": a code in capitals after a word for a place. */
export function countryCodeAt(sentence: Sentence, at: number): Match<Entity> | undefined {
  const token = sentence.tokens[at];
  if (token?.raw === "us" && isCountryUs(sentence, at)) return unitedStates(at);
  if (!token || !TYPED_CODES.has(token.raw)) return undefined;
  const cue =
    ["US", "UK", "USA"].includes(token.raw) ||
    isOneOf(sentence.word(at - 1), "in from the or and , of near = : country market") ||
    codesBeside(sentence, at).some((code) => TYPED_CODES.has(code)) ||
    isBehindWord(sentence, at);
  if (!cue) return undefined;
  const code = token.raw === "UK" ? "GB" : token.raw.slice(0, 2);
  return { from: at, to: at + 1, value: { kind: "country", value: [code], isWeak: false } };
}

/** Pairs of capitals right beside a word, or behind a joiner: "DE, AT, ES", "DE AT", "ES y PT". */
export function codesBeside(sentence: Sentence, at: number): string[] {
  const beside = (step: 1 | -1) => {
    const isJoined = isOneOf(sentence.word(at + step), "or and und oder et ou y o e & , / +");
    return sentence.raw(at + (isJoined ? 2 * step : step));
  };
  return [beside(-1), beside(1)].filter((raw) => /^[A-Z]{2,3}$/u.test(raw));
}

/** "Shampoo DE, 3k": a code that ends a thought of small letters. */
function isBehindWord(sentence: Sentence, at: number): boolean {
  return sentence.isBreak(at + 1) && /\p{Ll}{2}$/u.test(sentence.raw(at - 1));
}

/** "Mom influencers us", "us, cooking": never the pronoun of "send us" or "like us". */
function isCountryUs(sentence: Sentence, at: number): boolean {
  const before = sentence.word(at - 1);
  const isAlone = sentence.isBreak(at - 1) && sentence.isBreak(at + 1);
  const isPlace = BEFORE_US.has(before);
  const isNoun = CREATOR_NOUNS.at(sentence.tokens, at - 1) !== undefined || isTopic(sentence, at - 1);
  return isAlone || isPlace || (isNoun && !PRONOUNS.has(before));
}

function isTopic(sentence: Sentence, at: number): boolean {
  return entities().at(sentence.tokens, at)?.value.kind === "topic";
}

function unitedStates(at: number): Match<Entity> {
  return { from: at, to: at + 1, value: { kind: "country", value: ["US"], isWeak: false } };
}

/** A place or language is of the creator, or of the audience with the share that was said beside it. */
export function addPlace(
  sentence: Sentence,
  match: Match<Place>,
  shares: AudienceShare[],
): Finding | undefined {
  const { value: place, from, to } = match;
  if (isTravelledOrTaught(sentence, match)) {
    sentence.cannotSay(from, to);
    return undefined;
  }
  const unknown = place.kind === "city" ? longerNameEnd(sentence, to) : undefined;
  if (unknown !== undefined) {
    sentence.cannotSay(from, unknown);
    return undefined;
  }
  if (place.kind === "country") return addCountries(sentence, place.value, from, to, shares);
  // No filter knows where else an audience lives, or what it speaks.
  if (isOfAudience(sentence, from, to)) {
    sentence.cannotSay(from, to);
    return undefined;
  }
  if (place.kind === "area") return addRegions(sentence, place.value, from, to);
  const found = sentence.find({
    slot: place.kind,
    op: "is",
    value: place.value,
    from,
    to: regionEnd(sentence, match),
    source: "grammar",
    confidence: 0.9,
  });
  if (place.kind !== "language") return found;
  const start = SPEAK_BEFORE.before(sentence.tokens, from)?.from ?? from;
  sentence.take(start, SPEAKING.at(sentence.tokens, to)?.to ?? to);
  return found;
}

const THROUGH = new Set("por durch through across".split(" "));
const TRAVELLERS = wordList("", "viaj reis travel voyag trip backpack mochil wander");
const TEACHING = wordList(
  "prof profs aula aulas clase clases cours lesson lessons",
  "teach lehr profes tutor curso unterricht maestr",
);

/** "Viajeras por Asia" live elsewhere, and "professoras de inglês" teach it: neither says where somebody is or what is spoken. */
function isTravelledOrTaught(sentence: Sentence, { value, from, to }: Match<Place>): boolean {
  const before = isOneOf(sentence.word(from - 1), "de of in fur d") ? from - 2 : from - 1;
  if (value.kind === "language")
    return TEACHING.test(sentence.word(before)) || TEACHING.test(sentence.word(to));
  if (!THROUGH.has(sentence.word(from - 1))) return false;
  for (let at = from - 2; !sentence.isBreak(at); at -= 1) {
    if (TRAVELLERS.test(sentence.word(at))) return true;
  }
  return false;
}

/** "Santiago do Cacém": where the name of a place ends that no list knows, whose first word is another place. */
function longerNameEnd(sentence: Sentence, to: number): number | undefined {
  const isOf = isOneOf(sentence.word(to), "de del da do das dos di");
  const isName = isPlainWord(sentence, to + 1) && /^\p{Lu}\p{Ll}/u.test(sentence.raw(to + 1));
  return isOf && isName ? to + 2 : undefined;
}

/** "Atlanta, Georgia" and "Tbilisi, Georgia": a name behind a city of its own country. */
function isBehindOwnCity(sentence: Sentence, { value, from }: Match<Entity>): boolean {
  if (value.kind !== "region" && value.kind !== "country") return false;
  const own = typeof value.value === "string" ? value.value.slice(0, 2) : value.value[0];
  const end = isOneOf(sentence.word(from - 1), ", (") ? from - 1 : from;
  const city = entities().before(sentence.tokens, end)?.value;
  if (city?.kind !== "city") return false;
  return countriesOfCity(city.value).some((country) => country === own);
}

/** "Georgia, USA": a region takes up the name of its own country that follows it. */
function regionEnd(sentence: Sentence, { value, to }: Match<Entity>): number {
  if (value.kind !== "region") return to;
  const next = isOneOf(sentence.word(to), ", (") ? to + 1 : to;
  const named = entities()
    .allAt(sentence.tokens, next)
    .find((match) => match.value.kind === "country");
  const country = named ?? (sentence.word(next) === "us" ? unitedStates(next) : undefined);
  const isOwn = country?.value.kind === "country" && country.value.value[0] === value.value.slice(0, 2);
  return isOwn && country.value.value.length === 1 ? country.to : to;
}

/** "Audience 60 % female, aged 18-24, mostly in Brazil": nobody lives mostly somewhere but an audience that was named. */
function isMostlyThere(sentence: Sentence, from: number): boolean {
  const cue = PLACE_CUES.before(sentence.tokens, from);
  const end = cue?.from ?? from;
  if (!MOSTLY.before(sentence.tokens, end)) return false;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (AUDIENCE.at(sentence.tokens, at)) return true;
    if (isOneOf(sentence.word(at), ". ; ! ?") || CREATOR_NOUNS.at(sentence.tokens, at)) return false;
  }
  return false;
}

/** "No Nordeste": all regions that the name stands for. */
function addRegions(
  sentence: Sentence,
  regions: readonly string[],
  from: number,
  to: number,
): Finding | undefined {
  const findings = regions.map((value) =>
    sentence.find({ slot: "region", op: "is", value, from, to, source: "synonym", confidence: 0.9 }),
  );
  return findings.at(-1);
}

function addCountries(
  sentence: Sentence,
  codes: readonly string[],
  from: number,
  to: number,
  shares: AudienceShare[],
): Finding | undefined {
  const isAudience = isOfAudience(sentence, from, to) || isMostlyThere(sentence, from);
  const share = takeShare(shares, from, to, isAudience);
  const ofAudience = share !== undefined || isAudience;
  const slot = ofAudience ? "audienceCountry" : "country";
  const end = ofAudience ? (audienceAfter(sentence, to) ?? to) : to;
  if (share && hasOnlyUpperEnd(share)) {
    sentence.cannotSay(Math.min(from, share.from), Math.max(end, share.to));
    return undefined;
  }
  const source = codes.length > 1 ? "synonym" : "grammar";
  const findings = codes.map((value) =>
    sentence.find({ slot, op: "is", value, from, to: end, source, confidence: 0.9 }),
  );
  if (share) {
    tellUpperEnd(sentence, share);
    sentence.find({
      slot: "audienceCountryMinShare",
      op: "is",
      value: share.minShare,
      from: share.from,
      to: share.to,
      source: "grammar",
      confidence: 0.9,
    });
  }
  return findings.at(-1);
}
