import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { countriesOfCity } from "#/language/places/places.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import {
  continuesList,
  isOfAudience,
  negationAfter,
  negationBefore,
  outsideBefore,
} from "#/discovery/search/query-language/scopes.ts";
import { PLACES } from "#/discovery/search/query-language/sentence.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { isPortuguese } from "./portuguese.ts";
import { ACTIVE, DEMONYMS, IGNORED, JOINERS, NOT, OUTSIDE } from "#/discovery/search/query-language/words.ts";

/** Filters whose "not" the vocabulary can say. */
const NEGATED: Readonly<
  Partial<Record<Entity["kind"], "categoryNot" | "countryNot" | "cityNot" | "platformNot">>
> = {
  topic: "categoryNot",
  country: "countryNot",
  city: "cityNot",
  platform: "platformNot",
};
const ONLY = new Set(
  "only just solo solamente nur seulement uniquement apenas somente sirf hanya soltanto".split(" "),
);
/** What names the rest behind "not only": both are meant then. */
const BUT_ALSO = new Set(
  "but also too sondern auch sino tambien mais aussi mas tambem balki bhi tetapi juga ma anche".split(" "),
);
/** What may stand between a city and the country that it lies in: "Córdoba (Spain)", "Córdoba de España". */
const WITHIN = new Set(", ( in of de del da do en em di a au aux d von".split(" "));

/** Where the negation begins that holds for a match; lists go on with the negation of what they began with. */
export function negationOf(
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
  if (isListedBeforeDenied(sentence, match)) return match.from;
  const isListed =
    denied &&
    areAlike(denied.value, match.value) &&
    continuesList(sentence, denied, match.from) &&
    endsAlike(sentence, denied, match);
  if (isListed) return denied.to;
  const isListedTopic = match.value.kind === "topic" && followsLeftOut(sentence, match.from, denied);
  return isListedTopic ? match.from : undefined;
}

/** "Politics aur gambling nahi": the negation behind the last of a list holds for those before it, too. */
function isListedBeforeDenied(sentence: Sentence, { value, to }: Match<Entity>): boolean {
  const joiner = JOINERS.at(sentence.tokens, to);
  // "Shadi photographers nahi": two topics that make one.
  const next = entities().at(sentence.tokens, joiner?.to ?? to);
  if (!next || !areAlike(value, next.value)) return false;
  return negationAfter(sentence, next.to) !== undefined || isListedBeforeDenied(sentence, next);
}

/** "No alcohol, food, Germany or France": the "or" is of another list, and food is wanted. */
function endsAlike(sentence: Sentence, denied: Match<Entity>, match: Match<Entity>): boolean {
  if (JOINERS.before(sentence.tokens, match.from) || sentence.word(match.from - 1) === "/") return true;
  for (let index = match.to; index < match.to + LIST_MAX;) {
    const joiner = JOINERS.at(sentence.tokens, index);
    const next = entities().at(sentence.tokens, joiner?.to ?? index);
    if (next && !areAlike(next.value, denied.value)) return false;
    if (joiner) return true;
    index = next?.to ?? index + 1;
  }
  return true;
}

/** Words of a list among which its end is looked for. */
const LIST_MAX = 8;

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
  const isWord = sentence.kind(at) === "word" && sentence.isFree(at);
  return sentence.word(at) === "," || (isWord && !IGNORED.has(sentence.word(at)));
}

function isPlace({ kind }: Entity): boolean {
  return PLACES.has(kind) || kind === "area";
}

/** "no Brasil" is Portuguese for "in Brazil"; "no de Brasil" and any "no" of a Spanish sentence is not. */
function isPortugueseIn(sentence: Sentence, match: Match<Entity>, at: number): boolean {
  const isPlaceOrPlatform = isPlace(match.value) || match.value.kind === "platform";
  if (!isPlaceOrPlatform || sentence.word(at) !== "no" || match.from !== at + 1) return false;
  return isPortuguese(sentence);
}

/** Leaves out what a match names, or tells it as not understood where no filter can leave it out. */
export function addNegated(sentence: Sentence, match: Match<Entity>, notFrom: number): Finding | undefined {
  const { value: entity, from, to } = match;
  // "No audience in Turkey" says nothing of where the creator is.
  const isOfOthers = isPlace(entity) && isOfAudience(sentence, from, to);
  const isMore = isOfOthers || isSpoken(sentence, match) || isInactive(sentence, match);
  const slot = isMore ? undefined : NEGATED[entity.kind];
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

/** "Nicht aktiv auf TikTok": whoever has an account there and leaves it alone is meant, too. */
function isInactive(sentence: Sentence, { value, from }: Match<Entity>): boolean {
  if (value.kind !== "platform") return false;
  return [from, from - 1].some((end) => ACTIVE.before(sentence.tokens, end) !== undefined);
}

/** Where the words begin that leave it out: they are explained already. */
function deniedFrom({ tokens }: Sentence, from: number): number {
  for (let end = from; end > 0 && end > from - DENIAL_REACH; end -= 1) {
    const not = NOT.before(tokens, end) ?? OUTSIDE.before(tokens, end);
    if (not) return not.from;
  }
  return from;
}

const DENIAL_REACH = 3;

const SPEAKING = wordList("", "speak sprech sprich sprachig parl habl fala fale falo boln bolt");

/** "Die kein Deutsch sprechen", "parle pas français": the language, which no filter leaves out, and not the country of that name. */
function isSpoken(sentence: Sentence, { value, from, to }: Match<Entity>): boolean {
  if (value.kind !== "country" || DEMONYMS.at(sentence.tokens, from) === undefined) return false;
  return [from - 2, from - 1, to, to + 1].some((at) => SPEAKING.test(sentence.word(at)));
}

/** "Not Córdoba in Spain", "no carousel posts", "no alcohol ads": words that say more of what is denied. */
export function belongsToDenied(sentence: Sentence, match: Match<Entity>, denied: Match<Entity>): boolean {
  // "No TikTok lives" refuses what is shown there.
  const isShown = match.value.kind === "format" && denied.value.kind === "platform";
  const isNoun = isShown || match.value.kind === "sponsored" || match.value.value === "post";
  if (isNoun && denied.to === match.from && !isYesOrNo(denied.value)) {
    const isAlike = denied.value.kind === "topic" || denied.value.kind === "country";
    if (isAlike) sentence.take(match.from, match.to);
    else tellDenied(sentence, denied, match.to);
    return true;
  }
  if (!isAreaOf(sentence, match, denied)) return false;
  // Of cities of one name no filter leaves out that of one country.
  tellDenied(sentence, denied, match.to);
  return true;
}

function tellDenied(sentence: Sentence, denied: Match<Entity>, to: number): void {
  const finding = sentence.findings.find(({ from }) => from === denied.from);
  if (finding) sentence.leave(finding);
  sentence.cannotSay(deniedFrom(sentence, denied.from), to);
}

function isAreaOf(sentence: Sentence, { value, from }: Match<Entity>, denied: Match<Entity>): boolean {
  const place = denied.value;
  if (place.kind !== "city" && place.kind !== "region") return false;
  if (value.kind !== "country" && value.kind !== "region") return false;
  const countries = place.kind === "city" ? countriesOfCity(place.value) : [place.value.slice(0, 2)];
  const own = typeof value.value === "string" ? value.value.slice(0, 2) : value.value[0];
  const between = sentence.tokens.slice(denied.to, from);
  return countries.some((country) => country === own) && between.every(({ text }) => WITHIN.has(text));
}

/** "Not only women" asks for everybody, and is told as not understood; "not only women but men too" names both. */
export function isNotOnly(sentence: Sentence, { from, to }: Match<Entity>): boolean {
  const only = sentence.word(to) === "-" ? to + 1 : to;
  // "They shouldn't be vegan-only" wants the others, too.
  const behind = ONLY.has(sentence.word(only)) ? negationBefore(sentence, from) : undefined;
  if (behind !== undefined && !sentence.isBreak(behind)) {
    sentence.cannotSay(behind, only + 1);
    return true;
  }
  const not = ONLY.has(sentence.word(from - 1)) ? NOT.before(sentence.tokens, from - 1) : undefined;
  if (!not) return false;
  const rest = sentence.tokens.slice(from);
  const end = rest.findIndex(({ text }) => isOneOf(text, ". ; ! ?"));
  const clause = end === -1 ? rest : rest.slice(0, end);
  if (clause.some(({ text }) => BUT_ALSO.has(text))) return false;
  sentence.cannotSay(not.from, to);
  return true;
}
