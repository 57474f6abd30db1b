import { readCurrency } from "#/discovery/imports/reading/cells/currencies.ts";
import { anyOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CURRENCY, DOLLARS } from "#/language/money/currencies.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { inDigits } from "./amounts-in-words.ts";

interface Mark {
  kind: "format" | "amount";
  from: number;
  to: number;
}

/** Lengths, shares and numbers of pieces are no amounts: "60 sec", "3 months", "19 %", "2x". */
const NO_AMOUNT = new RegExp(
  String.raw`^\s*(?:%|(?:x|er|h|hrs?|std|s|secs?|seconds|sekunden|min|mins|minutes|minuten|${anyOf(TIME_UNITS.keys())})(?![\p{L}$/]))`,
  "u",
);
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])\d(?:[\d.,'’]*\d)?(?:\s\d{3}(?!\d))*(?:[.,]-)?\s?(?:(?:${anyOf(SCALES.keys())})(?!\p{L}))?`,
  "gu",
);
const COUNT = /(?<![\d.,])\d{1,2}\s?(?:x|×)?\s?$/u;
const SEPARATOR = /[;|\n/+&,]|\s(?:and|und|et|y|e|aur|or|oder|ou|o)\s/u;
/** "Story +150 €": what is added to another price is none of its own. */
const ADDED = /\+\s?[€$£₹]?\s?$/u;

/**
 * A list of prices, each with what it is for, in whichever order: "Reel ab 750 CHF, Story 350", "750 (Reel) / 350
 * (Story)". Null for a cell of one price; empty where nobody can tell which price is for what.
 *
 * @param formats finds every kind of post in a folded text.
 */
export function offerPieces(cell: string, formats: RegExp): string[] | null {
  return segmentsOf(cell, formats) ?? piecesApart(cell, formats) ?? piecesInTurn(cell, formats);
}

const BETWEEN_LISTED = /^[\s€$£₹]*([/,+&|;])[\s€$£₹]*$/u;

/** "Reel/Story/Post 900/300/500 €": as many prices as kinds of posts, listed the same way; null for any other cell. */
export function piecesApart(cell: string, formats: RegExp): string[] | null {
  const text = foldInPlace(cell);
  const names = Array.from(text.matchAll(formats), (match) => markOf("format", match));
  const amounts = Array.from(text.matchAll(AMOUNT), (match) => markOf("amount", match));
  const said = ({ from, to }: Mark) => text.slice(from, to);
  const signs = [names, amounts].flatMap((marks) =>
    marks.slice(1).map(({ from }, at) => BETWEEN_LISTED.exec(text.slice(marks[at]?.to, from))?.[1]),
  );
  const isListed = signs[0] !== undefined && new Set(signs).size === 1;
  const isPaired = names.length === amounts.length && new Set(names.map(said)).size === names.length;
  if (!isPaired || !isListed || amounts.some(({ to }) => NO_AMOUNT.test(text.slice(to)))) return null;
  const currency = currencyIn(cell) ?? "";
  return names.map(
    (name, at) => `${said(name)} ${cell.slice(amounts[at]?.from, amounts[at]?.to)} ${currency}`,
  );
}

const OR = /\s(?:or|oder|ou|o|ya)\s/iu;

/** "USD 400 o 1,6 millones COP": the first of one price in two currencies; null for any other cell. */
export function firstOfTwo(cell: string): string | null {
  const parts = cell.split(OR);
  const currencies = new Set(parts.map(currencyIn));
  return parts.length === 2 && currencies.size === 2 && !currencies.has(null) ? textAt(parts, 0) : null;
}

/** "1,6 millones COP": a word of numbers stands between. */
function currencyIn(part: string): string | null {
  return /\d/u.test(part) ? readCurrency(part.replace(/(?<=\d)\s\p{Ll}+(?=\s\p{Lu})/u, "")) : null;
}

const CLEAR_SEPARATOR = /[;|\n]|,\s|\s\/\s/u;

/** Parts with a clear border between, of which at least one is a price of its own; null where they are none of a list. */
function segmentsOf(cell: string, formats: RegExp): string[] | null {
  const parts = cell.split(CLEAR_SEPARATOR).map((text) => {
    const folded = foldInPlace(text);
    const marks = groupedMarks(folded, formats);
    const isNamed = marks.some(({ kind }) => kind === "format");
    const isPriced = marks.some(({ kind }) => kind === "amount");
    return {
      text: text.trim(),
      marks,
      isOffer: isNamed && isPriced && marks.length === 2,
      isNamed,
      isPriced,
    };
  });
  // Terms behind a price belong to it: "Reel 750 CHF, 3 months usage".
  const told = parts.filter(({ isNamed, isPriced }) => isNamed || isPriced);
  if (told.length < 2 || told.length < parts.length || !told.some(({ isOffer }) => isOffer)) return null;
  const isClear = told.every(
    ({ text, marks, isOffer, isPriced }) =>
      isOffer || (marks.length === 1 && (isPriced || saysWhy(text, formats))),
  );
  return isClear ? told.map(({ text }) => text) : null;
}

/** "Story on request" has no price; of "Reel, Story 500 €" nobody can tell whether the reel has one. */
function saysWhy(text: string, formats: RegExp): boolean {
  return /\p{L}{3}/u.test(foldInPlace(text).replaceAll(formats, " "));
}

function piecesInTurn(cell: string, formats: RegExp): string[] | null {
  const text = foldInPlace(cell);
  const marks = groupedMarks(text, formats);
  const [first] = marks;
  const counts = (kind: Mark["kind"]) => marks.filter((mark) => mark.kind === kind).length;
  if (!first || counts("format") < 2 || counts("amount") < 2) return null;
  // "3 mil reels + 900 stories" adds nothing to a price: each amount stands before what it is for.
  const isAdded = marks.some(({ kind, from }) => kind === "amount" && ADDED.test(text.slice(0, from)));
  if (isAdded && first.kind === "format") return [];
  const isWhole = marks.length % 2 === 0;
  const borders = [0];
  for (let at = 2; at < marks.length; at += 2) {
    const [before, next] = [marks[at - 1], marks[at]];
    if (!before || !next) continue;
    const separator = SEPARATOR.exec(text.slice(before.to, next.from));
    if (!separator && !isWhole) return [];
    const closed = before.to + (/^\s?\)/u.exec(text.slice(before.to))?.[0].length ?? 0);
    const direct = first.kind === "format" ? next.from : closed;
    borders.push(separator ? before.to + separator.index + separator[0].length : direct);
  }
  return borders.map((border, at) => cell.slice(border, borders[at + 1]).replaceAll(AROUND, ""));
}

const AROUND = /^[\s;|/+&,-]+|(?:[\s;|/+&,]|\s(?:and|und|et|y|e|aur|or|oder|ou|o)\s*)+$/gu;

/** Formats and amounts in turn: what stands beside each other without the other kind between is one. */
function groupedMarks(text: string, formats: RegExp): Mark[] {
  const found = [
    ...Array.from(text.matchAll(formats), (match) => markOf("format", match)),
    ...Array.from(text.matchAll(AMOUNT), (match) => markOf("amount", match)),
  ].toSorted((one, other) => one.from - other.from);
  const groups: Mark[] = [];
  for (const [at, mark] of found.entries()) {
    const next = found[at + 1];
    // "3 stories" counts them.
    if (mark.kind === "amount" && next?.kind === "format" && COUNT.test(text.slice(mark.from, next.from))) {
      next.from = mark.from;
      continue;
    }
    if (mark.kind === "amount" && NO_AMOUNT.test(text.slice(mark.to))) continue;
    const last = groups.at(-1);
    if (last?.kind === mark.kind) last.to = mark.to;
    else groups.push(mark);
  }
  return groups;
}

function markOf(kind: Mark["kind"], match: RegExpExecArray): Mark {
  return { kind, from: match.index, to: match.index + match[0].trimEnd().length };
}

/** "Story 200, Reel 500 EUR": the one currency that a cell names is that of all its prices. */
export function inOneCurrency<Price extends { currency: string | null }>(prices: readonly Price[]): Price[] {
  const [named, ...others] = new Set(prices.flatMap(({ currency }) => currency ?? []));
  if (named === undefined || others.length > 0) return [...prices];
  return prices.map((price) => ({ ...price, currency: named }));
}

/** "Entre 150 et 200", "between £150 and £200": a range. */
const BETWEEN_TWO =
  /^\s*(?:between|zwischen|entre|tra)\s+(\D{0,4}\d[\d.,]*\s?k?)\s*(?:and|und|et|y|e)\s+(?=\D{0,4}\d)/iu;
/** "1 800 $ CAD": the code says whose dollars they are. */
const SIGN_AND_CODE = new RegExp(`\\s?\\$\\s?(?=(?:${anyOf(DOLLARS)})(?!\\p{L}))`, "u");
/** "Mil euros" is a thousand of them. */
const MIL = new RegExp(`(?<![\\d.,]\\s?)(?<!\\p{L})mil(?=\\s(?:d[óo]lares(?!\\p{L})|${CURRENCY}))`, "iu");

/** A cell of prices with ranges and amounts as most cells have them. */
export function inPlainWords(cell: string): string {
  return inWholeWords(inDigits(cell))
    .replace(MIL, "1000")
    .replace(BETWEEN_TWO, "$1-")
    .replace(SIGN_AND_CODE, " ");
}

const LETTERS = { r: "reel", s: "story", c: "carousel", v: "video" } as const;
type Letter = keyof typeof LETTERS;

/** "R 18000 / S 4000": a list of which each price has its letter, and none has the same. */
const LETTERED = /^\s*(?:[rscv]\s?[:=]?\s?\d[\d.,]*\s?k?\s*(?:[/,;|+]\s*(?=[rscv])|$)){2,4}$/iu;

function inWholeWords(cell: string): string {
  const letters = LETTERED.test(cell) ? (cell.toLowerCase().match(/[rscv](?=\s?[:=]?\s?\d)/gu) ?? []) : [];
  if (letters.length < 2 || new Set(letters).size < letters.length) return cell;
  return cell.replaceAll(/[rscv](?=\s?[:=]?\s?\d)/giu, (letter) => `${formatOfLetter(letter) ?? letter} `);
}

/** "R", "3 S" and "S x2" in a column of kinds of posts: what a letter stands for. */
export function formatOfLetter(cell: string): (typeof LETTERS)[Letter] | null {
  const letter = /^(?:\d{1,2}\s?x?\s?)?([rscv])(?:\s?x\s?\d{1,2})?$/u.exec(cell.trim().toLowerCase())?.[1];
  return letter === undefined ? null : (Object.entries(LETTERS).find(([one]) => one === letter)?.[1] ?? null);
}
