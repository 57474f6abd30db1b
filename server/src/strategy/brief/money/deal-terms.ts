import { lengthOf, patternOf } from "#/language/dictionary.ts";
import type { PlanDeliverable } from "@app/contract/strategy/plan";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import type { RightsFee, StatedPrice } from "#/strategy/brief/stated.ts";
import type { Writer } from "./currencies.ts";
import { EACH, EXTRA, FLAT, FOR_RIGHTS, FREE } from "./deal-words.ts";
import { amountsIn } from "./deal-amounts.ts";
import type { FoundAmount } from "./deal-amounts.ts";
import type { Deal } from "./deals.ts";
import { anyRightsIn } from "./rights.ts";
import type { Rights } from "./rights.ts";

const FOR =
  "(?:for|per|a|an|x|each|pro|je|fur|furs|fur das|fur den|par|pour|por|pelo|pela|para|ek|har|das|der|den|le|la|el|o)";
const NEXT = "(?:(?:next|nachste[ns]?|prochaine?|proxim[oa])\\s+)?";
const ON = "(?:(?:ig|insta|instagram|tiktok|youtube|yt)\\s+)?";
const ONE = `(?:(?:an?|one|1|eine?n?|une?|uma?|ek|le|la|el|o)\\s+)?${NEXT}${ON}`;
/** What may stand between a piece and its price before it: "reel ka 12k", "macht Reels jetzt für 100". */
const UP_TO_PRICE = "(?:\\s+(?:ka|ke|ki|ab|now|jetzt|maintenant|ahora|agora|for|fur|pour|por|a|at|zu))*\\s*$";
const FORMATS = Object.entries(FORMAT_PATTERNS).map(([format, words]) => ({
  format,
  words,
  single: patternOf(`(?<!\\p{L})${FOR}\\s+${ONE}(?:${words})(?!\\p{L})`),
  counted: patternOf(`(?<![\\p{L}\\p{N}.,])(${COUNT})\\s+${ON}(?:${words})(?!\\p{L})`),
  priced: patternOf(
    `^\\s*(?:(?:bol|bata|maang|mang) rah[ai](?: hai)?\\s+)?(?:${FOR}\\s+${ONE})?(?:${words})(?!\\p{L})`,
  ),
  before: patternOf(`(?<!\\p{L})(?:${words})${UP_TO_PRICE}`),
}));

/** Whether the words behind money begin with the one piece that it is for. */
export function isPriceOfPiece(behind: string): boolean {
  const first = behind.search(/\S/u);
  return FORMATS.some(({ single }) => single.exec(behind)?.index === first);
}

/** Whether pieces are named, with or without a number. */
export function namesPieces(words: string): boolean {
  return FORMATS.some(({ single, counted }) => single.test(words) || counted.test(words));
}

/** The rest of the thought, which may speak of the same creator. */
const REST = /^(?:[^.;!?\n@\u25ae]|(?<=(?:incl|inkl|inc|mths?|mos?|yrs?))\.|\.(?=\d)){0,90}/u;
const TAKEN = "\u25ae";
/** How far behind rights their own price stands. */
const NEXT_TO = 24;

/** The words of one deal; positions are those in `words`. */
interface Region {
  words: string;
  money: Span;
  deal: Deal;
  writer: Writer;
}

/** What the words around the money say of it, taken out of the text. */
export function takeDealTerms(text: BriefText, writer: Writer, deal: Deal): Omit<StatedPrice, "handle"> {
  const { folded } = text;
  const stop = deal.end + lengthOf(REST, folded.slice(deal.end));
  const words = folded.slice(deal.from, stop);
  const money = { start: deal.money.start - deal.from, end: deal.money.end - deal.from };
  const region: Region = { words, money, deal, writer };
  const taken: Span[] = [];
  const rights = readRights(region, taken);
  const pieces = readPieces(without(region, taken), taken);
  text.take(deal);
  for (const { start, end } of taken) text.take({ start: deal.from + start, end: deal.from + end });
  const fees = rights.fees.length > 0 ? { rightsFees: rights.fees } : {};
  // A price that pays for rights is none of pieces.
  const price = rights.isWhole ? null : deal.price;
  return { price, ...(price && pieces), ...rights.months, ...fees };
}

function without(region: Region, taken: readonly Span[]): Region {
  return { ...region, words: taken.reduce(masked, region.words) };
}

function masked(words: string, { start, end }: Span): string {
  return words.slice(0, start) + TAKEN.repeat(end - start) + words.slice(end);
}

interface ReadRights {
  months: Pick<StatedPrice, "usageMonths" | "exclusivityMonths">;
  fees: RightsFee[];
  /** Whether the money is for the rights, and not for pieces. */
  isWhole: boolean;
}

function readRights(region: Region, taken: Span[]): ReadRights {
  const read: ReadRights = { months: {}, fees: [], isWhole: false };
  let rest = region.words;
  for (let found = anyRightsIn(rest); found; found = anyRightsIn(rest)) {
    rest = masked(rest, found);
    const own = ownFee(region, found);
    const { term, months } = found;
    const right = term === "usageMonths" ? "usage" : "exclusivity";
    taken.push(found);
    if (own) taken.push(own);
    if (own) read.fees.push({ right, months, fee: own.money });
    else if (region.deal.percent !== undefined) {
      read.fees.push({ right, months, fee: null, percent: region.deal.percent });
    } else if (region.deal.price && isForRights(region, found)) {
      read.fees.push({ right, months, fee: region.deal.price });
      read.isWhole = true;
    } else read.months[term] = months;
  }
  if (taken.length > 0) takeWords(region.words, [EXTRA, FREE], taken);
  return read;
}

/** "700 € per reel and 400 € for 6 months of usage": a second amount, next to the rights. */
function ownFee({ words, money, writer }: Region, { start, end }: Rights): (FoundAmount & Span) | null {
  const others = amountsIn(words, writer).filter((one) => one.start >= money.end);
  return (
    others.find(
      (one) =>
        (one.end <= start && start - one.end < NEXT_TO) || (one.start >= end && one.start - end < NEXT_TO),
    ) ?? null
  );
}

/** "Mas só com direitos" is "but", and no "más". */
const BUT = /(?<!\p{L})mas(?= (?:so|se|com|nao|ela|ele|precisa|quer)(?!\p{L}))/gu;

function isForRights({ words, money }: Region, { start, end }: Rights): boolean {
  const isBehind = start >= money.end;
  const gap = isBehind ? words.slice(money.end, start) : words.slice(end, money.start);
  if (namesPieces(gap)) return false;
  if (!isBehind) return true;
  return FOR_RIGHTS.test(gap.replace(EXTRA, "")) || EXTRA.test(words.slice(money.end).replaceAll(BUT, " "));
}

function readPieces(region: Region, taken: Span[]): Pick<StatedPrice, "per" | "pieces" | "isFlat"> {
  const { words, money } = region;
  const stop = money.end + lengthOf(/^[^,]*/u, words.slice(money.end));
  const here = words.slice(0, stop);
  const pieces: PlanDeliverable[] = [];
  const spans: Span[] = [];
  for (const { format, counted } of FORMATS) {
    const match = counted.exec(here);
    const count = readCount(match?.[1]);
    // "480 reel" is what one costs, and no number of them.
    if (!match || count < 1 || match.index === money.start) continue;
    pieces.push({ format, count });
    spans.push({ start: match.index, end: match.index + match[0].length });
  }
  const bundle = bundleBehind(words.slice(money.end));
  if (bundle) {
    taken.push({ start: money.end, end: money.end + bundle.length });
    return { pieces: bundle.pieces };
  }
  const [single] = singlesIn(here, money.end);
  const [only, second] = pieces;
  if (single && (!only || second || only.count === 1)) {
    spans.push(single);
    if (!only || only.format === single.format) {
      taken.push(...spans);
      return { per: single.format };
    }
  }
  taken.push(...spans);
  if (only) {
    const isEach = takeWords(here, [EACH], taken);
    return !second && (only.count === 1 || isEach) ? { per: only.format } : { pieces };
  }
  return perPieceBeside(here, money, taken) ?? (takeWords(here, [FLAT], taken) ? { isFlat: true } : {});
}

/** "A reel", "per story": one piece of a kind, from somewhere on. */
function singlesIn(words: string, from: number): (Span & { format: string })[] {
  return FORMATS.flatMap(({ format, single }) => {
    const match = single.exec(words.slice(from));
    return match ? [{ format, start: from + match.index, end: from + match.index + match[0].length }] : [];
  });
}

const ANY_FORMAT = FORMATS.map(({ words }) => words).join("|");
const SOME = `(?:${COUNT}|an?)\\s+${ON}(?:${ANY_FORMAT})(?!\\p{L})`;
const BUNDLE = patternOf(
  `^\\s*(?:(?:for|fur|pour|por|para|a|x)\\s+)?(?:both |beides |les deux )?${SOME}(?:\\s*(?:,|&|\\+|(?:,\\s*)?(?:and|und|et|y|e|aur|plus)(?!\\p{L}))\\s*${SOME})+`,
);

/** "700 € for a reel and 2 stories": what the money is for together. */
function bundleBehind(behind: string): { pieces: PlanDeliverable[]; length: number } | null {
  const bundle = BUNDLE.exec(behind)?.[0];
  if (bundle === undefined) return null;
  const pieces = [...bundle.matchAll(new RegExp(`(?<!\\p{L})${SOME}`, "gu"))].flatMap(([piece]) => {
    const count = /^(?:\d+|\p{L}+)/u.exec(piece)?.[0] ?? "";
    const format = FORMATS.find(({ words }) => patternOf(`(?<!\\p{L})(?:${words})$`).test(piece))?.format;
    return format === undefined ? [] : [{ format, count: /^an?$/u.test(count) ? 1 : readCount(count) }];
  });
  const distinct = new Set(pieces.map(({ format }) => format));
  return distinct.size > 1 && distinct.size === pieces.length ? { pieces, length: bundle.length } : null;
}

/** "480 reel" and "reel ka 12k": the piece stands right behind its price, or right before it. */
function perPieceBeside(here: string, money: Span, taken: Span[]): Pick<StatedPrice, "per"> | null {
  for (const { format, priced, before } of FORMATS) {
    const behind = priced.exec(here.slice(money.end));
    const ahead = behind ? null : before.exec(here.slice(0, money.start));
    if (behind) taken.push({ start: money.end, end: money.end + behind[0].length });
    if (ahead) taken.push({ start: ahead.index, end: money.start });
    if (behind ?? ahead) return { per: format };
  }
  return null;
}

/** Whether any of the words stands there; they are understood. */
function takeWords(words: string, patterns: readonly RegExp[], taken: Span[]): boolean {
  const spans = patterns.flatMap((pattern) => {
    const match = pattern.exec(words);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
  taken.push(...spans);
  return spans.length > 0;
}
