import { readOffers } from "./cells/offers.ts";
import type { Column } from "./columns/column.ts";
import { readCurrency, sharesSign } from "./cells/currencies.ts";
import { DOLLARS } from "#/language/money/currencies.ts";
import { cellsAt, isOneOf, textAt } from "./words.ts";
import { RUPEE_SCALE } from "#/language/numbers/scales.ts";

/** So many cells must name a currency, and this share of them the same, to speak for those that name none. */
const NAMED_MIN = 3;
const SAME = 0.75;
const NAMED_SHARE = 0.3;
/** Who counts in lakh and crore, be it followers, asks for rupees where no price names anything else. */
/** "2'400.00" and "850.–": how francs are written, where an amount names them as well. */
const AS_FRANCS = /\d['’]\d{3}(?!\d)|\d\.[–—-]+\s*$/u;
const IN_LAKH = new RegExp(`^[~≈<>]?\\s?\\d[\\d.,]*\\s?(?:l|${RUPEE_SCALE})\\+?$`, "iu");
const LAKH_MIN = 2;
const MONEY: ReadonlySet<string> = new Set(
  "price lastFee feePaid fee revenue amount refund net vat gross".split(" "),
);

/** The currency that prices of a table name wherever they name one: "82K" beside "₹20,000" is in rupees. */
export function currencyOfCells(
  columns: readonly Pick<Column, "field" | "record" | "index">[],
  cells: readonly (readonly string[])[],
  dollars: readonly string[],
): string | null {
  const [dollar = "USD", ...others] = dollars;
  const written = amounts(columns)
    .flatMap(({ index }) => cellsAt(cells, index))
    .filter((cell) => /\d/u.test(cell));
  const told = written.map((cell) => namedIn(cell, others.length === 0 ? dollar : null));
  const hasFrancs = told.includes("CHF");
  const named = told.flatMap((currency, at) => {
    const isOfFrancs = currency === null && hasFrancs && AS_FRANCS.test(textAt(written, at));
    return currency ?? (isOfFrancs ? "CHF" : []);
  });
  const isInLakh = cells.flat().filter((cell) => IN_LAKH.test(cell)).length >= LAKH_MIN;
  if (isInLakh && named.every((currency) => currency === "INR")) return "INR";
  const most = mostNamed(named, written.length);
  // Where several dollars are named, most of them say nothing of a bare "$".
  return most !== null && others.length > 0 && DOLLARS.has(most) ? null : most;
}

/** What nearly all of those that name one name, where they are enough to speak for the others. */
function mostNamed(named: readonly string[], all: number): string | null {
  const [most] = [...Map.groupBy(named, (currency) => currency)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most || most[1].length < named.length * SAME) return null;
  // In a short table fewer are enough, where none names another one.
  const isEnough = most[1].length === named.length && named.length >= all * NAMED_SHARE;
  return named.length < NAMED_MIN && !isEnough ? null : most[0];
}

/** Whether a bare "$" that may be one of several dollars speaks for the amounts of a table that name nothing. */
export function isOfOpenDollars(
  columns: readonly Pick<Column, "field" | "record" | "index">[],
  cells: readonly (readonly string[])[],
  dollars: readonly string[],
): boolean {
  if (dollars.length < 2) return false;
  const written = amounts(columns)
    .flatMap(({ index }) => cellsAt(cells, index))
    .filter((cell) => /\d/u.test(cell));
  const named = written.flatMap((cell) => (sharesSign(cell) ? "$" : (namedIn(cell, null) ?? [])));
  return mostNamed(named, written.length) === "$";
}

function namedIn(cell: string, dollar: string | null): string | null {
  // "6 lac" are rupees.
  const read = readCurrency(cell) ?? readOffers(cell, null)[0]?.currency ?? null;
  return read === "USD" && sharesSign(cell) ? dollar : read;
}

/**
 * The dollars that a table names, each once: a title's alone, else those of its headers and rows. Where amounts name
 * another one than the US dollar themselves ("CA$ 800"), a bare "$" beside them may be either. Where its own headers and
 * rows say none, what is said around it counts.
 */
export function dollarsOfTable(
  title: string | null,
  columns: readonly Place[],
  cells: readonly (readonly string[])[],
  around: readonly string[] = [],
): readonly string[] {
  if (title !== null && DOLLARS.has(title)) return [title];
  const priced = amounts(columns);
  const beside = columns.filter(({ field, record }) => field === "currency" || record === "currency");
  const headers = priced.map(({ header }) => header);
  const own = [...beside.flatMap(({ index }) => cellsAt(cells, index)), ...headers].flatMap(dollarIn);
  const said = own.length > 0 ? own : around.filter((code) => DOLLARS.has(code));
  const written = priced.flatMap(({ index }) => cellsAt(cells, index)).flatMap(dollarIn);
  return [...new Set([...said, ...written, ...(written.length > 0 && said.length === 0 ? ["USD"] : [])])];
}

/** The one currency that is said around a table in which no amount names any; null where it is not one. */
export function currencySaidAround(
  columns: readonly Pick<Column, "field" | "record" | "index">[],
  cells: readonly (readonly string[])[],
  [only, ...others]: readonly string[],
): string | null {
  if (only === undefined || others.length > 0) return null;
  const written = amounts(columns).flatMap(({ index }) => cellsAt(cells, index));
  return written.every((cell) => namedIn(cell, "$") === null) ? only : null;
}

/** The currencies that notes of a table, headers of no money and other sheets name, each once. */
export function currenciesSaid(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => (sharesSign(text) ? [] : (readCurrency(text) ?? []))))];
}

function dollarIn(text: string): string[] {
  const currency = sharesSign(text) ? null : readCurrency(text);
  return currency !== null && DOLLARS.has(currency) ? [currency] : [];
}

type Place = Pick<Column, "field" | "record" | "index" | "header">;

/** Columns of money. */
export function amounts<T extends Pick<Column, "field" | "record">>(columns: readonly T[]): T[] {
  return columns.filter(({ field, record }) => isOneOf(MONEY, field) || isOneOf(MONEY, record));
}
