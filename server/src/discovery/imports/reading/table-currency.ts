import type { Column } from "./columns/column.ts";
import { dollarsOf, readCurrency, sharesSign } from "./cells/currencies.ts";
import { DOLLARS } from "#/language/money/currencies.ts";

/** So many cells must name a currency, and this share of them the same, to speak for those that name none. */
const NAMED_MIN = 3;
const SAME = 0.8;
const MONEY: ReadonlySet<string> = new Set(
  "price lastFee feePaid fee revenue amount refund net vat gross".split(" "),
);

/** The currency that prices of a table name wherever they name one: "82K" beside "₹20,000" is in rupees. */
export function currencyOfCells(
  columns: readonly Pick<Column, "field" | "record" | "index">[],
  cells: readonly (readonly string[])[],
  dollars: string | null,
): string | null {
  const named = amounts(columns)
    .flatMap(({ index }) => cells[index] ?? [])
    .flatMap((cell) => (/\d/u.test(cell) ? (dollarsOf(cell, readCurrency(cell), dollars) ?? []) : []));
  const [most] = [...Map.groupBy(named, (currency) => currency)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most || named.length < NAMED_MIN || most[1].length < named.length * SAME) return null;
  // Where several dollars are named, most of them say nothing of a bare "$".
  return dollars === null && DOLLARS.has(most[0]) ? null : most[0];
}

/** Whose "$" a table means where a row does not say: the dollar's, unless its rows name another; null for several. */
export function dollarsOfTable(
  title: string | null,
  columns: readonly Place[],
  cells: readonly (readonly string[])[],
): string | null {
  if (title !== null && DOLLARS.has(title)) return title;
  const beside = columns.filter(({ field, record }) => field === "currency" || record === "currency");
  const written = [...amounts(columns), ...beside].flatMap(({ index }) => cells[index] ?? []);
  const headers = amounts(columns).map(({ header }) => header);
  const named = [...written, ...headers].flatMap((text) =>
    sharesSign(text) ? [] : (readCurrency(text) ?? []),
  );
  const [first = "USD", ...others] = new Set(named.filter((currency) => DOLLARS.has(currency)));
  return others.length === 0 ? first : null;
}

type Place = Pick<Column, "field" | "record" | "index" | "header">;

function amounts<T extends Pick<Column, "field" | "record">>(columns: readonly T[]): T[] {
  return columns.filter(({ field, record }) => MONEY.has(field ?? "") || MONEY.has(record ?? ""));
}
