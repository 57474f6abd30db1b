import { currencyIn, dollarsOf, readCurrency, sharesSign } from "./cells/currencies.ts";
import { isNotKnown } from "./cells/numbers.ts";
import type { Column } from "./columns/column.ts";
import { countedCurrency } from "./prices.ts";
import type { TableRecord } from "./records.ts";
import type { TableContext } from "./row-accounts.ts";
import type { ReadMoney, Values } from "./values.ts";

/** Gives money that names no currency the one that its row or the table says. */
export function addCurrency(
  values: Values,
  record: TableRecord,
  { columns, currency: ofTitle }: TableContext,
): void {
  if (!values.price && !values.prices && !values.feePaid && !values.lastFee) return;
  const cell = cellOf("price", columns, record);
  const local = currencyIn(values.country, cell);
  const ofRow = readCurrency(cellOf("currency", columns, record)) ?? countedCurrency(cell) ?? ofTitle;
  const said = <T extends ReadMoney>(money: T): T => ({
    ...money,
    currency: local ?? money.currency ?? ofRow,
  });
  if (values.price) values.price = said(values.price);
  if (values.prices) values.prices = values.prices.map(said);
  if (values.feePaid) values.feePaid = said(values.feePaid);
  if (values.lastFee) values.lastFee = said(values.lastFee);
}

function cellOf(name: "price" | "currency", columns: readonly Column[], record: TableRecord): string {
  const column = columns.find(({ field, isSecond }) => field === name && !isSecond);
  return column ? (record.cells[column.index] ?? "") : "";
}

/** Whose "$" a price is in: what its row, its header, else the table says. */
export function withDollars(
  values: Values,
  column: Column,
  record: TableRecord,
  context: TableContext,
): Values {
  const cell = record.cells[column.index] ?? "";
  if (!sharesSign(cell)) return values;
  const beside = currencyBeside(column, record, context) ?? context.dollars;
  const meant = <T extends ReadMoney>(money: T): T => ({
    ...money,
    currency: dollarsOf(cell, money.currency, beside),
  });
  return {
    ...values,
    ...(values.price && { price: meant(values.price) }),
    ...(values.prices && { prices: values.prices.map(meant) }),
    ...(values.feePaid && { feePaid: meant(values.feePaid) }),
    ...(values.lastFee && { lastFee: meant(values.lastFee) }),
  };
}

function currencyBeside(column: Column, record: TableRecord, { columns }: TableContext): string | null {
  return (
    readCurrency(cellOf("currency", columns, record)) ?? readCurrency(`${column.group} ${column.header}`)
  );
}

/** Whether the row's first price has a sign that several currencies share, and nothing beside it says which one. */
export function guessesCurrency(record: TableRecord, context: TableContext): boolean {
  const priced = context.columns.filter(({ field }) => field === "price");
  const first = priced.find(({ index }) => !isNotKnown(record.cells[index] ?? ""));
  if (!first || !sharesSign(record.cells[first.index] ?? "")) return false;
  return currencyBeside(first, record, context) === null;
}
