import type { PriceUnit } from "@app/contract/creator-prices";
import { Filters } from "@app/contract/discovery/filters";
import { CreatorAverage, CreatorsFound, QueryReading } from "@app/contract/strategy/findings/schemas";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { readMeasured } from "./read-asked.ts";
import talkWords from "./talk-words.json" with { type: "json" };
import { CURRENCY } from "#/language/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { POINTED_COUNT } from "#/language/numbers/counts.ts";

export type CreatorQuestion = "count" | "find" | "top" | "average";

/** A piece of a question that the search has read. */
export interface SaidPiece {
  slot: string;
  words: string;
}

/** What the talk is about: the question about creators that was answered last. */
export interface Talk {
  kind: CreatorQuestion;
  filters: Filters;
  said: SaidPiece[];
  by: Measure | null;
  dir: "asc" | "desc" | null;
  per: PriceUnit | null;
  /** Handles that the answer listed, in its order. */
  rows: string[];
  /** Who came first in this order and in the one before it. */
  firsts: string[];
  /** It is what was said just before. */
  isJust: boolean;
}

/** A message with what was found for its answer. */
export interface Turn {
  text: string;
  found: readonly Finding[];
}

/**
 * How a question leans on the one before: `again` asks the same of others ("and in Graz?"), `only` the same of fewer
 * ("women only"), `among` something new of the same creators ("the cheapest there"), `rows` of those that were listed
 * ("which of the five").
 */
export type Lean = "again" | "only" | "among" | "rows";

/** "Only the ones under 500", "nur die, die mehr als 20k haben", "sirf 500 se kam wale". */
const BOUND_LEAD = `(?:${wordsListed(`${talkWords.only}, ${talkWords.filler}, ${talkWords.boundLead}`)}[\\s,:]+)*`;
const BOUND = new RegExp(
  `^\\s*${BOUND_LEAD}(?:(?:${wordsListed(talkWords.bound)})\\s+\\P{L}{0,2}\\d|\\P{L}{0,2}\\d[\\d.,]*\\s?\\p{L}*\\s+(?:${wordsListed(talkWords.boundBehind)}))`,
  "u",
);
const BEFORE_BOUND = new RegExp(`^\\s*${BOUND_LEAD}`, "u");
const BEGIN = new RegExp(`^\\s*(?:${wordsListed(talkWords.and)})[\\s,:]+`, "u");
const ONLY = new RegExp(wordsListed(talkWords.only), "u");
const THERE_WORDS = `${talkWords.there}, ${talkWords.thatPlace}`;
const THERE = new RegExp(wordsListed(THERE_WORDS), "u");
const TOGETHER = new RegExp(wordsListed(talkWords.together), "gu");
const TOGETHER_SMALL = new RegExp(wordsListed(talkWords.togetherSmall), "gu");
const FILLER = new RegExp(wordsListed(talkWords.filler), "gu");
const THAT = new RegExp(
  `${wordsListed(talkWords.thatPlace)}|${wordsListed(talkWords.onTheList)}[\\s?!.]*$|${wordsListed(talkWords.thatOne)}[\\s?!.]*$`,
  "u",
);
const THERE_LEFT = /(?<!(?:are|is|were|was|r)\s)(?<!\p{L})there(?!\p{L})/u;
const THEM = new RegExp(wordsListed(talkWords.them), "u");
const OF_LISTED = new RegExp(wordsListed(talkWords.ofListed), "u");
const OF_NUMBER = new RegExp(
  `(?<!\\p{L})(?:of|von|unter|des|de|dos|das|entre)\\s+(?:the|den|diesen|les|los|las|esos|os|estes|ces)?\\s*(?:\\d{1,2}(?![\\p{L}\\d])|${POINTED_COUNT})(?![.,]\\d|\\s*(?:${SCALE}|${CURRENCY}|%))`,
  "u",
);
const LEANING = new RegExp(
  [THERE_WORDS, talkWords.them, talkWords.ofListed, talkWords.only]
    .map((list) => wordsListed(list))
    .concat(OF_NUMBER.source)
    .join("|"),
  "giu",
);
/** Longer messages say themselves whom they are about; a bound has its own small words. Chosen by us. */
const FRAGMENT_WORDS = 6;
const BOUND_WORDS = 9;
const ASKS = new RegExp(wordsListed(talkWords.asks), "u");
/** What a brief says and no question about creators. */
const OF_BRIEFS = ["product", "budget", "flight", "deliverables", "objective", "must", "never"] as const;

/** The talk after these turns; null where nothing was asked about creators. */
export function talkOf(
  turns: readonly Turn[],
  kindOf: (text: string) => CreatorQuestion | null,
): Talk | null {
  return turns.reduce<Talk | null>((before, { text, found }) => {
    const lean = before && leanOf(text, before);
    const isSame = before !== null && (lean === "again" || lean === "only");
    const next = talkIn(found, () => (isSame ? before.kind : kindOf(text) === "count" ? "count" : "find"));
    // What was not understood has told nothing that could be meant instead.
    if (!next) return before && { ...before, isJust: before.isJust && found.every(isOnlyRead) };
    const firsts = [...(before?.firsts ?? []), ...next.firsts].slice(-2);
    return {
      ...next,
      firsts,
      ...(lean && before && { said: piecesOf(before.said, next.said, lean) }),
    };
  }, null);
}

function isOnlyRead({ tool }: Finding): boolean {
  return tool === "parse_query";
}

/** `unranked` is what was asked where no figure puts the creators in an order. */
function talkIn(found: readonly Finding[], unranked: () => CreatorQuestion): Talk | null {
  const finding = found.findLast(({ tool }) => tool === "find_creators" || tool === "average_creators");
  if (!finding || finding.failed || finding.denied) return null;
  const said = piecesIn(readingIn(found));
  const average = finding.tool === "average_creators" ? CreatorAverage.safeParse(finding.output).data : null;
  if (average) {
    const { filters, by, per } = average;
    return { kind: "average", filters, said, by, dir: null, per, rows: [], firsts: [], isJust: true };
  }
  const listed = CreatorsFound.safeParse(finding.output).data;
  if (!listed) return null;
  const { filters, by, dir, per, rows } = listed;
  const kind = by === null ? unranked() : "top";
  const handles = rows.map(({ handle }) => handle);
  const firsts = kind === "top" ? handles.slice(0, 1) : [];
  return { kind, filters, said, by, dir, per, rows: handles, firsts, isJust: true };
}

/** "Which of the two" of longer lists means who came first in the last two of them. */
export function withTwoMeant(text: string, talk: Talk): Talk {
  const isOfTwo = OF_LISTED.test(foldInPlace(text.normalize("NFC")));
  return isOfTwo && talk.rows.length > 2 && talk.firsts.length === 2 ? { ...talk, rows: talk.firsts } : talk;
}

/** How the search has read a question; null while it has not. */
export function readingIn(found: readonly Finding[]): QueryReading | null {
  const finding = found.find(({ tool }) => tool === "parse_query");
  return QueryReading.safeParse(finding?.output).data ?? null;
}

/** The pieces that say whom a question is about. */
export function piecesIn(reading: QueryReading | null): SaidPiece[] {
  return (reading?.chips ?? []).filter(({ slot }) => slot !== "sort" && slot !== "limit");
}

/** How a message leans on the talk; null where it stands alone. */
export function leanOf(text: string, talk: Talk): Lean | null {
  const folded = foldInPlace(text.normalize("NFC"));
  const { measure, rest, isRanked } = readMeasured(text);
  const isMeasured = measure !== null || isRanked;
  if (talk.isJust && saysTogether(text))
    return talk.kind === "top" && talk.rows.length > 0 ? "rows" : "among";
  if (OF_NUMBER.test(folded) || OF_LISTED.test(folded)) return talk.rows.length > 0 ? "rows" : "among";
  if (THEM.test(folded)) return talk.kind === "top" && talk.rows.length > 0 ? "rows" : "among";
  if (THERE.test(folded)) return "among";
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "").length;
  if (talk.isJust && words <= BOUND_WORDS && BOUND.test(folded))
    return measure === null || /\d/u.test(rest) ? "only" : "among";
  if (words > FRAGMENT_WORDS || !talk.isJust) return null;
  if (BEGIN.test(folded)) return isMeasured ? "among" : "again";
  const own = foldInPlace(rest).replaceAll(FILLER, " ").trim();
  if (isMeasured && own === "") return "among";
  return ONLY.test(folded) || saysOnlyOfThem(text) ? "only" : null;
}

/** "In Leeds", "female ones?", "mit Mail": a few words that say of creators, as the search reads them, and of nothing else. */
export function saysOnlyOfThem(text: string): boolean {
  const own = blanked(text.normalize("NFC"), FILLER)
    .replaceAll(/[?!.,;]/gu, " ")
    .trim();
  const { stated, unparsed } = readPlain(own);
  // "Que en Espagne" is "only in Spain".
  if (ASKS.test(foldInPlace(own).replace(/^que /u, ""))) return false;
  const isOfThem = Object.keys(stated.filters ?? {}).length > 0 || stated.gender !== undefined;
  return isOfThem && unparsed.length === 0 && OF_BRIEFS.every((slot) => stated[slot] === undefined);
}

/** "What would they cost together": nothing but the sum of those before. */
export function saysTogether(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const rest = folded.replaceAll(TOGETHER, " ").replaceAll(TOGETHER_SMALL, " ");
  return rest !== folded && folded.search(TOGETHER) >= 0 && !/[\p{L}\p{N}]/u.test(rest);
}

/** Whether a message asks for a sum: "together", "in total", "ensemble". */
export function saysSum(text: string): boolean {
  return foldInPlace(text.normalize("NFC")).search(TOGETHER) >= 0;
}

/** A text without what a pattern finds in it, however it is written. */
function blanked(text: string, pattern: RegExp): string {
  const spans = [...foldInPlace(text).matchAll(pattern)].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
  return spans.reduceRight((left, [from = 0, to = 0]) => `${left.slice(0, from)} ${left.slice(to)}`, text);
}

/** "How many do we have there": of a place that only the talk before names. */
export function saysThere(text: string): boolean {
  return THERE_LEFT.test(foldInPlace(text.normalize("NFC")));
}

/** Whether a message has a word by which something is asked: "since when", "wem", "kitna". */
export function asksOutright(text: string): boolean {
  return text.includes("?") || ASKS.test(foldInPlace(text.normalize("NFC")));
}

/** "Under 500 quid": those of before within a bound. */
export function boundsThem(text: string, talk: Talk): boolean {
  return talk.isJust && BOUND.test(foldInPlace(text.normalize("NFC"))) && leanOf(text, talk) !== null;
}

const THOSE = new RegExp(wordsListed(talkWords.those), "u");

/** "Only those under 500": of the list just told, also where there is a plan that a bare bound would change. */
export function boundsThoseOnly(text: string, talk: Talk): boolean {
  return boundsThem(text, talk) && THOSE.test(foldInPlace(text.normalize("NFC")));
}

/** Whether a message is about those who were just listed, whatever else it reads as. */
export function pointsAtThem(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return THEM.test(folded) || OF_LISTED.test(folded);
}

/** Whether a message means a place or a list that only the talk before it names. */
export function leansOnOthers(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return THAT.test(folded) || OF_LISTED.test(folded);
}

/** A message without the words by which it leans: what is left is its own. */
export function withoutLeaning(text: string): string {
  const folded = foldInPlace(text.normalize("NFC"));
  const begin = BEGIN.exec(folded)?.[0].length ?? 0;
  const own = text.normalize("NFC").slice(begin).replaceAll(LEANING, " ").trim();
  if (saysTogether(text)) return "";
  if (BOUND.test(folded)) return boundOf(text.normalize("NFC"));
  return saysOnlyOfThem(text) ? blanked(own, FILLER).trim() : own;
}

/** A bare number below it is a price: nobody is listed by so few followers. Chosen by us. */
const PRICE_BELOW = 5000;
const BARE_BOUND =
  /^\P{N}*(\d[\d.,]*)(?!\s?(?:\p{Sc}|%|\d|\p{L}))[\s?!.]*$|^(\d{1,4})\s+se\s+\p{L}+[\s?!.]*$/u;
const PRICE_WORDS: readonly (readonly [pattern: RegExp, price: string])[] = [
  [/unter|hochstens|bis|maximal|weniger|uber|mehr|mindestens/u, "Preis"],
  [/moins|plus|jusqu/u, "prix"],
  [/mas |menos|hasta|como mucho/u, "precio"],
  [/abaixo|acima|mais|ate/u, "preço"],
];

/** What a bound says for the search: "the ones under 1000" is of prices, and says so. */
function boundOf(text: string): string {
  const bound = blanked(text.slice(BEFORE_BOUND.exec(foldInPlace(text))?.[0].length ?? 0), FILLER).trim();
  const folded = foldInPlace(bound);
  const number = BARE_BOUND.exec(folded);
  const value = Number((number?.[1] ?? number?.[2] ?? "").replaceAll(/[.,]/gu, ""));
  if (value === 0 || value >= PRICE_BELOW) return bound;
  return `${PRICE_WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? "price"} ${bound}`;
}

const PLACES = ["country", "region", "city", "cityClass"] as const;

/** The filters of a question that leans on others: its own stand over theirs. */
export function leaningFilters(own: Filters, { filters, rows }: Talk, lean: Lean): Filters {
  if (lean === "rows") return { ...own, name: rows };
  const { sort: _sort, limit: _limit, ...base } = filters;
  const isElsewhere = lean === "again" && PLACES.some((place) => own[place] !== undefined);
  const kept = isElsewhere
    ? Object.fromEntries(Object.entries(base).filter(([name]) => !isPlace(name)))
    : base;
  return Filters.parse({ ...kept, ...own });
}

function isPlace(slot: string): boolean {
  return PLACES.some((place) => place === slot);
}

/** The same of the words. */
export function piecesOf(before: readonly SaidPiece[], own: readonly SaidPiece[], lean: Lean): SaidPiece[] {
  const slots = new Set(own.map(({ slot }) => slot));
  const isElsewhere = lean === "again" && [...slots].some(isPlace);
  const kept = before.filter(({ slot }) => !slots.has(slot) && !(isElsewhere && isPlace(slot)));
  return [...kept, ...own];
}
