import { anyListed, anyOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import words from "./asked-words.json" with { type: "json" };
import { CURRENCY } from "#/language/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { STATUS_WORDS } from "#/language/people/people.ts";

/** What a question asks of creators; the rest of it is a sentence for the search. */
export interface AskedOfCreators {
  /** The figure that is ranked or averaged; null where none is named, or more than one could be meant. */
  measure: Measure | null;
  dir: "asc" | "desc";
  /** It asks for who comes first. */
  isRanked: boolean;
  /** It asks for a mean. */
  isAveraged: boolean;
  /** How many are asked for. */
  count: number | null;
  /** What is asked about instead of creators, or somebody of whom only the talk before says who they are. */
  other: "campaigns" | "posts" | "them" | null;
  rest: string;
}

type Span = readonly [from: number, to: number];
interface Hit {
  span: Span;
  measure?: Measure;
  dir?: "asc" | "desc";
}

/** The longest wins where several begin at the same place; a superlative may name its figure. */
const CUES: readonly { list: string; measure?: Measure; dir?: "asc" | "desc" }[] = [
  { list: words.cheapest, measure: "price", dir: "asc" },
  { list: words.dearest, measure: "price", dir: "desc" },
  { list: words.biggest, measure: "followers", dir: "desc" },
  { list: words.smallest, measure: "followers", dir: "asc" },
  { list: words.cpm, measure: "cpm" },
  { list: words.engagementRate, measure: "engagementRate" },
  { list: words.views, measure: "views" },
  { list: words.followers, measure: "followers" },
  { list: words.price, measure: "price" },
  { list: words.best, dir: "desc" },
  { list: words.worst, dir: "asc" },
  { list: words.average },
];
const PATTERNS = CUES.map(({ list, ...says }) => ({ pattern: new RegExp(wordsListed(list), "gu"), says }));
const AVERAGE = new RegExp(
  wordsListed(
    "average, avg, mean, on average, im schnitt, durchschnitt*, moyen*, en moyenne, promedio, de media, em media, ausat",
  ),
  "u",
);
const FRAME = new RegExp(wordsListed(words.frame), "gu");
/** "We have a price for" says what is known of them, and is no word of asking. */
const HAS_VALUE = new RegExp(
  `(?:have|got|haben wir|kennen wir|connait|tenemos|temos) (?:${anyListed("a, an, any, the, den, einen, keinen, die, eine, keine, le, la, un, une, el, o, um, uma")} )?${anyListed("price, prices, rate, preis, preise, prix, tarif, precio, precios, preco, precos, email, mail, phone, telefon, telefono, telefone")}(?!\\p{L})`,
  "u",
);
const OTHER = (["campaigns", "posts", "them"] as const).map(
  (other) => [other, new RegExp(wordsListed(words[other]), "u")] as const,
);
const EDGE = anyListed(words.edge);
const EDGES = new RegExp(
  `^(?:[\\s,.;:!?¿¡-]*${EDGE}(?!\\p{L}))+|(?:(?<!\\p{L}|nahi |nahin )${EDGE}[\\s,.;:!?¿¡-]*)+$`,
  "gu",
);
const BARE = /^[\s,.;:!?¿¡"-]+|[\s,.;:!?¿¡"-]+$/gu;

/** "Top 3 engagement" counts who is asked for. */
const TOP_BEFORE = new RegExp(
  `(?<!\\p{L})${anyListed("top, best, beste, besten, bottom, worst, mejores, melhores, meilleurs, meilleures")} \\d{1,2} $`,
  "u",
);
/** "50k followers" and "price below 300" are bounds that the search reads, no figures that are asked for. */
const NUMBER_BEFORE = new RegExp(`\\d[\\d.,]*\\s*(?:${SCALE}|${CURRENCY}|%)?\\+?\\s*$`, "u");
const BOUND_AFTER = new RegExp(
  `^\\s*${anyListed("over, above, under, below, at least, at most, of at least, more than, less than, von mindestens, uber, unter, ab, mindestens, hochstens, plus de, moins de, au moins, mas de, menos de, mais de, por debajo de, abaixo de, acima de, <, >")}\\s*\\d`,
  "u",
);
/** Most creators that are asked for by number. Chosen by us. */
const ASKED_MAX = 50;

/** Whether a question is about somebody of whom only the talk before says who they are. */
export function isAboutThem(source: string): boolean {
  return asked(source, []).other === "them";
}

/** Reads a count or a find: everything but the words of asking belongs to the search. */
export function readFilters(source: string): AskedOfCreators {
  return asked(source, []);
}

/** Reads what is ranked or averaged, and of whom. */
export function readMeasured(source: string): AskedOfCreators {
  const folded = foldInPlace(source.normalize("NFC"));
  return asked(source, hitsIn(folded));
}

function asked(source: string, hits: readonly Hit[], beside: readonly Span[] = []): AskedOfCreators {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const measure = oneOf(hits, folded);
  const numbers = hits.length > 0 ? numbersBeside(folded, hits) : [];
  const known = HAS_VALUE.exec(folded);
  const statuses = statusesIn(folded);
  const frame = [...folded.matchAll(FRAME)]
    .map(({ index, 0: { length } }): Span => {
      const [inside] = statuses.find(([from]) => from > index && from < index + length) ?? [];
      return [index, inside ?? index + length];
    })
    .filter(([from, to]) => !known || to <= known.index || from >= known.index + known[0].length);
  const directions = new Set(hits.flatMap(({ dir }) => dir ?? []));
  return {
    measure,
    dir: directionOf(measure, directions, hits),
    isRanked: directions.size > 0,
    isAveraged: AVERAGE.test(folded),
    count: numbers[0]?.count ?? null,
    other: OTHER.find(([, pattern]) => pattern.test(folded))?.[0] ?? null,
    rest: cut(text, folded, [
      ...hits.map(({ span }) => span),
      ...numbers.map(({ span }) => span),
      ...frame,
      ...beside,
    ]),
  };
}

/** What a text says besides a figure, the words of asking and what these patterns find. */
export function restBeside(source: string, patterns: readonly RegExp[]): string {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const spans = patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }): Span => [index, index + length]),
  );
  return asked(source, hitsIn(folded), spans).rest;
}

/**
 * Cost per view is said with the words of price and views, and "er" beside another figure is a pronoun; of any other two,
 * nobody knows which is meant.
 */
function oneOf(hits: readonly Hit[], folded: string): Measure | null {
  const isPronoun = ({ span }: Hit) => folded.slice(...span) === "er";
  const sure = new Set(hits.flatMap((hit) => (isPronoun(hit) ? [] : (hit.measure ?? []))));
  const measures = sure.size > 0 ? sure : new Set(hits.flatMap((hit) => hit.measure ?? []));
  if (measures.has("cpm")) return "cpm";
  const [measure = null] = measures;
  return measures.size === 1 ? measure : null;
}

/** Prices rise where nobody says otherwise, and the best cost per view is the lowest. */
function directionOf(measure: Measure | null, said: ReadonlySet<"asc" | "desc">, hits: readonly Hit[]) {
  const own = hits.find((hit) => hit.measure !== undefined && hit.dir !== undefined)?.dir;
  const [dir] = said;
  if (own) return own;
  const isCost = measure === "price" || measure === "cpm";
  // "lowest cpm" says it of the figure, "best cpm" and "most views for the money" of what it is worth.
  if (isCost) return "asc";
  return dir ?? "desc";
}

function hitsIn(folded: string): Hit[] {
  const all = PATTERNS.flatMap(({ pattern, says }) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }): Hit => ({
      span: [index, index + length],
      ...says,
    })),
  );
  const wanted = all.filter(({ span: [from, to], measure, dir }) => {
    if (measure === undefined) return !isBound(folded, from, to);
    if (dir !== undefined) return true;
    const before = folded.slice(0, from);
    const isCounted = NUMBER_BEFORE.test(before) && !TOP_BEFORE.test(before);
    return !isCounted && !BOUND_AFTER.test(folded.slice(to));
  });
  return withoutCovered(wanted);
}

/** "Con menos de 20 mil", "50k se kam": a bound, and no order by who has most or least. */
function isBound(folded: string, from: number, to: number): boolean {
  const isOpen = ENDS_THAN.test(folded.slice(from, to)) && BARE_NUMBER.test(folded.slice(to));
  return isOpen || THAN_NUMBER.test(folded.slice(to)) || NUMBER_THAN.test(folded.slice(0, from));
}

const THAN_NUMBER = /^\s*(?:(?:de|do que|que|than|als)\s+|d['’]\s?)\p{Sc}?\s?(?!20\d\d(?!\d))\d/u;
const ENDS_THAN = /(?:\sde|\sd['’]?|\sque|\sthan|\sals)$/u;
const BARE_NUMBER = /^\s*(?!20\d\d(?!\d))\d/u;
const NUMBER_THAN = new RegExp(`\\d[\\d.,]*\\s*(?:${SCALE}|%)?\\s+(?:followers?\\s+)?se\\s+$`, "u");

function withoutCovered(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    ({ span: [from, to] }, index) =>
      !hits.some(
        (other, place) =>
          place !== index &&
          other.span[0] <= from &&
          other.span[1] >= to &&
          (other.span[1] - other.span[0] > to - from || place < index),
      ),
  );
}

const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(\\d{1,2})|(${anyOf(COUNTS.keys())}))(?![\\p{L}\\d.,]*[\\d%])(?!\\p{L})(?!\\s*(?:${SCALE}|${CURRENCY}|(?:followers?|abonnes|seguidores)(?!\\p{L})))`,
  "gu",
);
const NUMBER_AFTER_ARTICLE = new RegExp(
  `(?<!\\p{L})${anyListed("the, which, die, welche, les, los, las, os, as, quelles, quels, our, unsere")}\\s+$`,
  "u",
);

/** "3 com melhor engagement". */
const WITH_BEHIND = new RegExp(`^ ${anyListed("with, mit, avec, con, com")}(?!\\p{L})`, "u");

/** Numbers that stand beside a superlative, or after an article: how many are asked for. */
function numbersBeside(folded: string, hits: readonly Hit[]): { span: Span; count: number }[] {
  return [...folded.matchAll(NUMBER)].flatMap(({ index, 0: text, 1: digits, 2: word }) => {
    const [from, to] = [index, index + text.length];
    const count = digits === undefined ? (COUNTS.get(word ?? "") ?? 0) : Number(digits);
    // "dos" after a superlative is "of the" in Portuguese.
    const isBeside =
      word !== "dos" &&
      hits.some(({ span }) =>
        folded.slice(span[1], from).trim() === "" && span[1] <= from
          ? true
          : to <= span[0] && folded.slice(to, span[0]).trim() === "",
      );
    const isMany = count > 1 || digits !== undefined;
    const isLed = from === 0 && WITH_BEHIND.test(folded.slice(to));
    const follows = isMany && (isLed || NUMBER_AFTER_ARTICLE.test(folded.slice(0, from)));
    if (count < 1 || count > ASKED_MAX || !isMany || !(isBeside || follows)) return [];
    return [{ span: [from, to] as const, count }];
  });
}

/** How far talks are, in more than one word. */
const STATUSES = new RegExp(
  `(?<!\\p{L})(?:${anyOf([...STATUS_WORDS.keys()].filter((phrase) => phrase.includes(" ")))})(?!\\p{L})`,
  "gu",
);

function statusesIn(folded: string): Span[] {
  return [...folded.matchAll(STATUSES)].map(({ index, 0: { length } }) => [index, index + length]);
}

/** What is left between the words of asking. */
function cut(text: string, folded: string, spans: readonly Span[]): string {
  const sorted = spans.toSorted(([left], [right]) => left - right);
  const pieces: string[] = [];
  let at = 0;
  for (const [from, to] of sorted) {
    if (from > at) pieces.push(bare(text.slice(at, from), folded.slice(at, from)));
    at = Math.max(at, to);
  }
  pieces.push(bare(text.slice(at), folded.slice(at)));
  return pieces.filter((piece) => piece !== "").join(" ");
}

function bare(text: string, folded: string): string {
  // The "in" of "in negotiation" is no edge.
  const statuses = statusesIn(folded);
  const isOfStatus = (at: number) => statuses.some(([from, to]) => at >= from && at < to);
  const kept = folded.replaceAll(EDGES, (edge, ...groups) => {
    const at: unknown = groups.find((group) => typeof group === "number");
    return typeof at === "number" && isOfStatus(at) ? edge : "\0".repeat(edge.length);
  });
  const from = kept.search(/[^\0\s]/u);
  const to = kept.length - (/[\0\s]*$/u.exec(kept)?.[0].length ?? 0);
  return from < 0 || from >= to ? "" : text.slice(from, to).replaceAll(BARE, "");
}
