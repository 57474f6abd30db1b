import { currencyOfSign, dollarOfHeader, readCurrency, sharesSign } from "./cells/currencies.ts";
import { headerCurrency } from "./columns/headers.ts";
import type { SignClues } from "./cells/currencies.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { inferCountry } from "./cells/inferred-countries.ts";
import { readCity, readCountryCell } from "./cells/places.ts";
import type { Column } from "./columns/column.ts";
import type { ColumnStyle } from "./cells/rates.ts";
import { countedCurrency, markOf, readPrice } from "./prices.ts";
import type { ImportField } from "@app/contract/discovery/imports";
import type { TableRecord } from "./records.ts";
import type { TableContext } from "./row-accounts.ts";
import type { ReadMoney, Values } from "./values.ts";
import { textAt } from "./words.ts";
import { DOLLARS } from "#/language/money/currencies.ts";

/** Gives money that names no currency the one that its row or the table says. */
export function addCurrency(values: Values, record: TableRecord, context: TableContext): void {
  if (!values.price && !values.prices && !values.feePaid && !values.lastFee) return;
  const { columns } = context;
  const [cell, beside] = [cellOf("price", columns, record), cellOf("currency", columns, record)];
  const ofRow =
    readCurrency(beside) ??
    countedCurrency(cell) ??
    currencyAround(record, context) ??
    currencyOfOthers(record);
  Object.assign(
    values,
    eachMoney(values, (currency) => currency ?? ofRow),
  );
}

/** The one currency that the other amounts of a row name: "600" beside "£550" is in pounds. */
function currencyOfOthers({ cells }: TableRecord): string | null {
  const named = new Set(
    cells.flatMap((cell) => (sharesSign(cell) ? [] : (readPrice(cell, null)?.currency ?? []))),
  );
  const [only] = named;
  return named.size === 1 ? (only ?? null) : null;
}

/** An amount as it would stand with the sign of the others of its table, where it names nothing itself. */
export function withOpenSign(
  cell: string,
  said: string | null,
  { isOfOpenDollars }: Pick<TableContext, "isOfOpenDollars">,
): string {
  const isBare = isOfOpenDollars && said === null && /\d/u.test(cell) && readCurrency(cell) === null;
  return isBare && !sharesSign(cell) ? `$${cell}` : cell;
}

/** What the block of a row or the table says of amounts that name no currency. */
export function currencyAround(
  { block }: TableRecord,
  { currency, blocks }: Pick<TableContext, "currency" | "blocks">,
): string | null {
  return (block && blocks.get(block)?.currency) ?? currency;
}

/** The dollars that a bare "$" of a row may be: those of its block, else of the table. */
export function dollarsAround(
  { block }: TableRecord,
  { dollars, blocks }: Pick<TableContext, "dollars" | "blocks">,
): readonly string[] {
  const own = block && blocks.get(block);
  return own?.isTold && DOLLARS.has(own.currency) ? [own.currency] : dollars;
}

function cellOf(
  name: "price" | "currency" | "country" | "city",
  columns: readonly Column[],
  record: TableRecord,
): string {
  const column = columns.find(({ field, isSecond }) => field === name && !isSecond);
  return textAt(record.cells, column?.index);
}

/** Whose "$" a price is in: what its row, its header, else the table says; null where nothing does. */
export function withSign(
  values: Values,
  column: Column,
  record: TableRecord,
  context: TableContext,
): Values | null {
  const said = currencyBeside(column, record, context) ?? currencyAround(record, context);
  const cell = withOpenSign(textAt(record.cells, column.index), said, context);
  const read = [values.price, values.feePaid, values.lastFee, ...(values.prices ?? [])];
  const ofHeader = isNamedBeside(record, context)
    ? null
    : dollarOfHeader(column.header, cluesOf(column, record, context));
  if (ofHeader !== null && (sharesSign(cell) || readCurrency(cell) === null))
    return {
      ...values,
      ...eachMoney(values, (currency) => (isOfSign(currency, "USD") ? ofHeader : currency)),
    };
  if (read.every((money) => money === undefined) || !sharesSign(cell)) return values;
  const meant = currencyOfSign(cell, cluesOf(column, record, context));
  if (meant === null) return null;
  const ofSign = readCurrency(cell);
  return { ...values, ...eachMoney(values, (currency) => (isOfSign(currency, ofSign) ? meant : currency)) };
}

function isNamedBeside(record: TableRecord, { columns }: TableContext): boolean {
  return readCurrency(cellOf("currency", columns, record)) !== null;
}

/** What the cell read as before anything beside it was asked; a second amount may name its own currency. */
function isOfSign(currency: string | null, ofSign: string | null): boolean {
  return currency === null || ofSign === null || currency === ofSign;
}

/** What a row says of a sign that several currencies share. */
export function cluesOf(column: Column, record: TableRecord, context: TableContext): SignClues {
  const { columns, assumed } = context;
  const country =
    readCountryCell(cellOf("country", columns, record)) ??
    countryOfCity(cellOf("city", columns, record)) ??
    record.block?.country ??
    context.home ??
    undefined;
  return {
    beside: currencyBeside(column, record, context),
    country,
    table: currencyAround(record, context),
    dollars: dollarsAround(record, context),
    assumed,
  };
}

/** The country that a cell says beside its city, else the only one that has such a city. */
function countryOfCity(cell: string): string | null {
  const { city, country } = readCity(cell);
  if (country !== null || city === null) return country;
  const found = inferCountry(city, NO_HINTS, cell);
  return "country" in found ? found.country : null;
}

const NO_HINTS = { phone: undefined, currency: undefined, language: undefined, codes: [] };

/** How a number is written where a currency beside it has three decimals. */
export function styleOfMoney(
  style: ColumnStyle,
  column: Column,
  record: TableRecord,
  context: TableContext,
): ColumnStyle {
  if (!OF_MONEY.has(column.field)) return style;
  const mark = markOf(currencyBeside(column, record, context) ?? currencyAround(record, context));
  return mark === null ? style : { ...style, mark, isOfThousandths: true };
}

/** Fields of a creator that are amounts. */
export const OF_MONEY: ReadonlySet<ImportField | null> = new Set(["price", "feePaid", "lastFee"]);

function eachMoney(
  { price, prices, feePaid, lastFee }: Values,
  meant: (currency: string | null) => string | null,
): Pick<Values, "price" | "prices" | "feePaid" | "lastFee"> {
  const of = <T extends ReadMoney>(money: T): T => ({ ...money, currency: meant(money.currency) });
  return {
    ...(price && { price: of(price) }),
    ...(prices && { prices: prices.map(of) }),
    ...(feePaid && { feePaid: of(feePaid) }),
    ...(lastFee && { lastFee: of(lastFee) }),
  };
}

/** What the row's own column of currencies, else the header says. */
export function currencyBeside(
  column: Column,
  record: TableRecord,
  { columns }: TableContext,
): string | null {
  const ofRow = columns.find(({ field, record: said }) => field === "currency" || said === "currency");
  const beside = textAt(record.cells, ofRow?.index);
  return readCurrency(beside) ?? headerCurrency(column.header, column.group);
}

/** Whether the row's first price has a sign that several currencies share, and nothing beside it says which one. */
export function guessesCurrency(record: TableRecord, context: TableContext): boolean {
  const priced = context.columns.filter(({ field }) => field === "price");
  const first = priced.find(({ index }) => !isNotKnown(textAt(record.cells, index)));
  if (!first || !sharesSign(textAt(record.cells, first.index))) return false;
  return currencyBeside(first, record, context) === null;
}
