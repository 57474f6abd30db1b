import type { JSONValue } from "@ai-sdk/provider";
import { PRICE_UNITS } from "@app/contract/creator-prices";
import type { PriceUnit } from "@app/contract/creator-prices";
import type { Filters } from "@app/contract/discovery/filters";
import type { QueryReading } from "@app/contract/strategy/findings/schemas";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";
import { COMPARE } from "./compare-answer.ts";
import { DUE } from "./campaigns/due-answer.ts";
import { RESULTS } from "./campaigns/results-answer.ts";
import { COUNT_CAMPAIGNS, COUNT_POSTS } from "./campaigns/count-answer.ts";
import { isOfPlan, OF_PLAN } from "./plans/plan-answer.ts";
import { countedIn, isInCampaign, ranksCampaigns } from "./campaigns/read-work.ts";
import { averageSentences, countSentences, findSentences, rankSentences } from "./creator-sentences.ts";
import type { Told } from "./creator-sentences.ts";
import { ONE_FIELD } from "./fields/field-answer.ts";
import { fieldAsked, isMeasure } from "./fields/read-field.ts";
import { countryIn } from "./named-market.ts";
import { readFilters, readMeasured } from "./read-asked.ts";
import type { AskedOfCreators } from "./read-asked.ts";
import {
  leaningFilters,
  leanOf,
  leansOnOthers,
  piecesIn,
  piecesOf,
  pointsAtThem,
  readingIn,
  saysThere,
  saysTogether,
  withoutLeaning,
  withTwoMeant,
} from "./talk.ts";
import type { CreatorQuestion, Lean, Talk } from "./talk.ts";
import { wordsOf } from "./words/words.ts";

/** One answer for each of several, or which of several has more: one count or order is no answer to it. */
const EACH = new RegExp(
  wordsListed(
    "in each, for each, per city, per country, per platform, by city, by country, by platform, where do we have more, where are there more, jeweils, pro stadt, pro land, je land, je stadt, wo haben wir mehr, wo gibt es mehr, dans chacun, dans chacune, par ville, par pays, ou en a-t-on le plus, ou y en a-t-il plus, en cada, por ciudad, por pais, donde tenemos mas, donde hay mas, em cada, por cidade, onde temos mais, onde ha mais, har city, city wise, country wise, kahan zyada",
  ),
  "u",
);
/** "No Porto" is in Porto, and no refusal of it. */
const IN_PORTUGUESE = /(?<![\p{L}\p{N}])n[oa]s?\s+(?=\p{L}{3})/giu;
const FOUND = 10;
const RANKED = 5;

const READ: Readonly<Record<CreatorQuestion, (text: string) => AskedOfCreators>> = {
  count: readFilters,
  find: readFilters,
  top: readMeasured,
  average: readMeasured,
};
const SENTENCES: Readonly<Record<CreatorQuestion, (told: Told) => string[]>> = {
  count: countSentences,
  find: findSentences,
  top: rankSentences,
  average: averageSentences,
};

/** "ES" alone is a country; a search takes two letters for no place. */
function withCountry(rest: string): string {
  const isCode = /^[A-Z]{2}$/u.test(rest) && COUNTRY_CODES.has(rest);
  return isCode ? countryIn(rest, "en") : rest;
}

/** A question as it was read, and the one before where it leans on that. */
interface Question {
  of: AskedOfCreators;
  leaning: { lean: Lean; talk: Talk } | null;
  /** The sum of their prices is asked for. */
  isTogether: boolean;
}

/** Questions about creators: first whom they ask about, as the search reads it, then the tool that knows. */
export function ofCreators(kind: CreatorQuestion): Answer {
  return {
    next: (asked, found) => {
      const question = readOf(kind, asked);
      const other = elsewhere(kind, asked, question);
      if (other) return other.next(asked, found);
      if (whyNotAsked(kind, question, asked) !== null) return [];
      const reading = readingIn(found);
      const rest = withCountry(question.of.rest);
      const text = asked.language === "pt" ? rest.replaceAll(IN_PORTUGUESE, "em ") : rest;
      if (!reading) return [{ tool: "parse_query", input: { text } }];
      if (whyNotRead(kind, question, reading, asked) !== null || found.length > 1) return [];
      return [callOf(kind, question, reading.filters)];
    },
    write: (asked, found) => {
      const question = readOf(kind, asked);
      const other = elsewhere(kind, asked, question);
      if (other) return other.write(asked, found);
      const reading = readingIn(found);
      const why =
        whyNotAsked(kind, question, asked) ?? (reading ? whyNotRead(kind, question, reading, asked) : null);
      const finding = found.at(-1);
      if (why !== null || !reading || !finding) return [why ?? notYet(kind, asked.language)];
      const words = wordsOf(asked.language);
      const own = piecesIn(reading);
      const { leaning } = question;
      const said = leaning ? piecesOf(leaning.talk.said, own, leaning.lean) : own;
      const phrases = said.map((piece) => words.quoted(piece.words));
      const count = question.of.count ?? reading.filters.limit ?? null;
      const { isTogether } = question;
      const told = { words, finding, asked: [...new Set(phrases)].join(", "), count, isTogether };
      const sentences = SENTENCES[kind](told);
      const { status, statusNot } = reading.filters;
      return status || statusNot ? [...sentences, " ", words.newestStatus] : sentences;
    },
  };
}

/** "And of those on TikTok?" is asked of whom the question before was about. */
function readOf(kind: CreatorQuestion, { text, talk }: Asked): Question {
  const alone = READ[kind](text);
  const lean = talk && (leanOf(text, talk) ?? (alone.other === "them" ? "among" : null));
  if (!talk || !lean) {
    const isOfOthers = leansOnOthers(text) || pointsAtThem(text) || saysThere(text);
    return { of: isOfOthers ? { ...alone, other: "them" } : alone, leaning: null, isTogether: false };
  }
  const of = READ[kind](withoutLeaning(text));
  return {
    of: { ...of, other: of.other === "them" ? null : of.other },
    leaning: { lean, talk: withTwoMeant(text, talk) },
    isTogether: saysTogether(text),
  };
}

/** Of the plan of the thread, of campaigns and of their posts, tools of their own know. */
function elsewhere(kind: CreatorQuestion, asked: Asked, { leaning, of: own }: Question): Answer | null {
  const { text } = asked;
  if (leaning) return null;
  // The search would take others whose handles begin alike.
  if (kind === "top" && new Set(asked.handles).size > 1) return COMPARE;
  // "How many creators did we say": of the plan, where nothing else says of whom.
  const isSaid = asked.hasPlan && SAYING.test(foldInPlace(text.normalize("NFC")));
  const isOfAll = kind === "count" && isSaid && own.rest.split(" ").every((word) => SAID.has(word));
  if (isOfPlan(asked) || isOfAll) return OF_PLAN;
  const field = fieldAsked(asked);
  if (field !== null && (isMeasure(field) || kind !== "count")) return ONE_FIELD;
  if (kind === "top" && isInCampaign(text)) return RESULTS;
  const of = kind === "count" || (kind === "find" && ranksCampaigns(text)) ? countedIn(text) : null;
  return of === null ? null : COUNTED[of];
}

const SAYING = new RegExp(
  wordsListed(
    "did we say, we said, haben wir gesagt, gesagt, on a dit, on avait dit, dijimos, dissemos, bola tha",
  ),
  "u",
);
const SAID: ReadonlySet<string> = new Set(
  "|creators|we|do|have|creator|influencers|people|did|say|said|wir|gesagt|haben|on avait dit|dit|dijimos|dissemos|leute|personnes|personas|pessoas|log|createurs|criadores|creadores".split(
    "|",
  ),
);
const COUNTED = { campaigns: COUNT_CAMPAIGNS, posts: COUNT_POSTS, drafts: DUE } as const;

/** Why a question needs no look at the workspace. */
function whyNotAsked(kind: CreatorQuestion, { of }: Question, { language, text }: Asked): string | null {
  const each = EACH.exec(foldInPlace(text.normalize("NFC")))?.[0];
  if (each !== undefined) return wordsOf(language).notUnderstood(wordsOf(language).quoted(each));
  // "Which has the better engagement" is asked of several, and none are named.
  const isWhich = kind === "average" && of.isRanked && of.rest === "";
  if (of.other === "them" || isWhich) return wordsOf(language).whoAreThey;
  if (of.other !== null && kind !== "find") return notYet(kind, language);
  return null;
}

/** Pieces that were not understood, or were guessed where a guess makes a wrong figure. */
function whyNotRead(
  kind: CreatorQuestion,
  question: Question,
  { filters, chips, unparsed }: QueryReading,
  { language }: Asked,
): string | null {
  const words = wordsOf(language);
  const isExact = kind !== "find";
  const guessed = chips.flatMap(({ slot, words: piece, isRepaired }) => {
    const isGuess = slot === "keywords" || slot === "limit" || (isRepaired && !REPAIRED.has(slot));
    return isExact && isGuess ? [piece] : [];
  });
  const { leaning, of } = question;
  // "Vs Xanadu" asks the same of others: where nothing of it is read, the same answer again would be wrong.
  const isSame = leaning?.lean === "again" && chips.length === 0 && of.rest !== "" && of.measure === null;
  const pieces = [...new Set([...unparsed, ...guessed, ...(isSame ? [of.rest] : [])])];
  if (pieces.length > 0) return words.notUnderstood(pieces.map(words.quoted).join(", "));
  if (kind !== "top" && kind !== "average") return null;
  const by = measureOf(question, filters);
  if (by === null) return words.whichFigure;
  const isPriced = by === "price" || by === "cpm";
  return filters.format && !isPriced ? words.notOfFormats(words.measures[by]) : null;
}

/** Names of places and topics are long enough that a repaired one is the one that was meant. */
const REPAIRED: ReadonlySet<string> = new Set([
  "city",
  "country",
  "region",
  "category",
  "platform",
  "language",
  "status",
]);

const SORTED: Readonly<Record<string, Measure>> = {
  followers: "followers",
  engagementRate: "engagementRate",
  avgViews: "views",
  price: "price",
};

function measureOf({ of: { measure }, leaning, isTogether }: Question, { sort }: Filters): Measure | null {
  const isSummed = leaning !== null && isTogether;
  return measure ?? SORTED[sort?.by ?? ""] ?? (isSummed ? "price" : (leaning?.talk.by ?? null));
}

function callOf(kind: CreatorQuestion, question: Question, read: Filters): Call {
  const { of, leaning } = question;
  const { sort, limit, format, ...own } = read;
  const rest = leaning ? leaningFilters(own, leaning.talk, leaning.lean) : own;
  const by = measureOf(question, read);
  if (kind === "count" || kind === "find" || by === null) {
    const filters = { ...rest, ...(format && { format }), ...(kind === "find" && sort && { sort }) };
    return { tool: "find_creators", input: { filters: json(filters), limit: limit ?? FOUND } };
  }
  // A format of prices is the price that is meant; other creators are not shut out by it.
  const per = unitOf(format) ?? (leaning && by === leaning.talk.by ? leaning.talk.per : null);
  if (kind === "average") return { tool: "average_creators", input: { filters: json(rest), by, per } };
  const before = of.isRanked ? null : (leaning?.talk.dir ?? null);
  const dir = of.measure === null ? (sort?.dir ?? before ?? of.dir) : of.dir;
  const wanted = of.count ?? limit ?? RANKED;
  return { tool: "find_creators", input: { filters: json(rest), by, dir, per, limit: wanted } };
}

function unitOf(format: Filters["format"]): PriceUnit | null {
  const [only] = format ?? [];
  return PRICE_UNITS.find((unit) => unit === only) ?? null;
}

// What a schema has read of JSON is JSON again.
function json(filters: Filters): JSONValue {
  const value: JSONValue = JSON.parse(JSON.stringify(filters));
  return value;
}
