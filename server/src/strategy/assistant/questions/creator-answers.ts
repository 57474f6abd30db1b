import type { JSONValue } from "@ai-sdk/provider";
import { PRICE_UNITS } from "@app/contract/creator-prices";
import type { PriceUnit } from "@app/contract/creator-prices";
import type { Filters } from "@app/contract/discovery/filters";
import { QueryReading } from "@app/contract/strategy/findings/schemas";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { DUE } from "./campaigns/due-answer.ts";
import { RESULTS } from "./campaigns/results-answer.ts";
import { COUNT_CAMPAIGNS, COUNT_POSTS } from "./campaigns/count-answer.ts";
import { isOfPlan, OF_PLAN } from "./plans/plan-answer.ts";
import { countedIn, isInCampaign } from "./campaigns/read-work.ts";
import { averageSentences, countSentences, findSentences, rankSentences } from "./creator-sentences.ts";
import type { Told } from "./creator-sentences.ts";
import { figureAsked, ONE_FIGURE } from "./one-figure-answer.ts";
import { readFilters, readMeasured } from "./read-asked.ts";
import type { AskedOfCreators } from "./read-asked.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import { wordsListed } from "#/language/dictionary.ts";
import askedWords from "./asked-words.json" with { type: "json" };
import { wordsOf } from "./words/words.ts";

type CreatorQuestion = "count" | "find" | "top" | "average";
const THEM = new RegExp(wordsListed(askedWords.them), "giu");
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

/** Questions about creators: first whom they ask about, as the search reads it, then the tool that knows. */
export function ofCreators(kind: CreatorQuestion): Answer {
  return {
    next: (asked, found) => {
      const of = readOf(kind, asked);
      const other = elsewhere(kind, asked);
      if (other) return other.next(asked, found);
      if (whyNotAsked(kind, of, asked) !== null) return [];
      const reading = readingIn(found);
      if (!reading) return [{ tool: "parse_query", input: { text: of.rest } }];
      if (whyNotRead(kind, of, reading, asked) !== null || found.length > 1) return [];
      return [callOf(kind, of, reading.filters)];
    },
    write: (asked, found) => {
      const of = readOf(kind, asked);
      const other = elsewhere(kind, asked);
      if (other) return other.write(asked, found);
      const reading = readingIn(found);
      const why = whyNotAsked(kind, of, asked) ?? (reading ? whyNotRead(kind, of, reading, asked) : null);
      const finding = found.at(-1);
      if (why !== null || !reading || !finding) return [why ?? notYet(kind, asked.language)];
      const words = wordsOf(asked.language);
      const said = reading.chips.filter(({ slot }) => slot !== "sort" && slot !== "limit");
      const phrases = said.map((chip) => words.quoted(chip.words));
      return SENTENCES[kind]({ words, finding, asked: [...new Set(phrases)].join(", ") });
    },
  };
}

/** "And of those on TikTok?" is asked of whom the question before was about. */
function readOf(kind: CreatorQuestion, { text, before }: Asked): AskedOfCreators {
  const of = READ[kind](text);
  if (of.other !== "them" || before === null) return of;
  const { act, kind: asked } = readAct(before);
  // Whom a rank or an average was of, nobody can say of "them".
  const earlier = act === "question" && (asked === "count" || asked === "find") ? READ[asked](before) : null;
  if (earlier === null || earlier.other !== null || earlier.rest === "") return of;
  const rest = of.rest.replace(THEM, " ").trim();
  return { ...of, other: null, rest: `${earlier.rest}, ${rest}` };
}

/** Of the plan of the thread, of campaigns and of their posts, tools of their own know. */
function elsewhere(kind: CreatorQuestion, asked: Asked): Answer | null {
  const { text } = asked;
  if (isOfPlan(asked)) return OF_PLAN;
  if (figureAsked(asked) !== null) return ONE_FIGURE;
  if (kind === "top" && isInCampaign(text)) return RESULTS;
  const of = kind === "count" ? countedIn(text) : null;
  return of === null ? null : COUNTED[of];
}

const COUNTED = { campaigns: COUNT_CAMPAIGNS, posts: COUNT_POSTS, drafts: DUE } as const;

/** Why a question needs no look at the workspace. */
function whyNotAsked(kind: CreatorQuestion, of: AskedOfCreators, { language }: Asked): string | null {
  if (of.other === "them") return wordsOf(language).whoAreThey;
  if (of.other !== null && kind !== "find") return notYet(kind, language);
  return null;
}

/** Pieces that were not understood, or were guessed where a guess makes a wrong figure. */
function whyNotRead(
  kind: CreatorQuestion,
  of: AskedOfCreators,
  { filters, chips, unparsed }: QueryReading,
  { language }: Asked,
): string | null {
  const words = wordsOf(language);
  const isExact = kind !== "find";
  const guessed = chips.flatMap(({ slot, words: piece, isRepaired }) => {
    const isGuess = slot === "keywords" || slot === "limit" || (isRepaired && !REPAIRED.has(slot));
    return isExact && isGuess ? [piece] : [];
  });
  const pieces = [...new Set([...unparsed, ...guessed])];
  if (pieces.length > 0) return words.notUnderstood(pieces.map(words.quoted).join(", "));
  if (kind !== "top" && kind !== "average") return null;
  const by = measureOf(of, filters);
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
]);

const SORTED: Readonly<Record<string, Measure>> = {
  followers: "followers",
  engagementRate: "engagementRate",
  avgViews: "views",
  price: "price",
};

function measureOf({ measure }: AskedOfCreators, { sort }: Filters): Measure | null {
  return measure ?? SORTED[sort?.by ?? ""] ?? null;
}

function callOf(kind: CreatorQuestion, of: AskedOfCreators, read: Filters): Call {
  const { sort, limit, format, ...rest } = read;
  const by = measureOf(of, read);
  if (kind === "count" || kind === "find" || by === null) {
    const filters = { ...rest, ...(format && { format }), ...(kind === "find" && sort && { sort }) };
    return { tool: "find_creators", input: { filters: json(filters), limit: limit ?? FOUND } };
  }
  // A format of prices is the price that is meant; other creators are not shut out by it.
  const per = unitOf(format);
  if (kind === "average") return { tool: "average_creators", input: { filters: json(rest), by, per } };
  const dir = of.measure === null ? (sort?.dir ?? of.dir) : of.dir;
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

function readingIn(found: readonly Finding[]): QueryReading | null {
  const finding = found.find(({ tool }) => tool === "parse_query");
  return QueryReading.safeParse(finding?.output).data ?? null;
}
