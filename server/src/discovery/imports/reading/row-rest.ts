import { namesPlatform } from "./cells/accounts.ts";
import { groupsOf, readGroup } from "./cells/audiences.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { NO_STYLE, readRate } from "./cells/rates.ts";
import type { Column } from "./columns/column.ts";
import { isOrderHeader } from "./columns/headers.ts";
import { readOwn, readOwnText } from "./columns/own-columns.ts";
import { saidOfOpenDay } from "./history/day-spans.ts";
import { currencyOfSign, readCurrency, sharesSign } from "./cells/currencies.ts";
import { cluesOf } from "./row-currency.ts";
import { countedCurrency } from "./prices.ts";
import type { ReadAccount, Row, RowFates } from "./rows.ts";
import type { Fate } from "./tally.ts";
import type { OwnValue } from "./values.ts";
import { accountWord } from "#/language/tables/tables.ts";
import { shortened, textAt } from "./words.ts";

/** Notes what became of the cells that say where an account is or how another cell reads. */
export function noteOthers(
  { record, context, fates }: Pick<Row, "record" | "context" | "fates">,
  hasMoney = true,
): void {
  for (const column of context.columns) {
    const cell = textAt(record.cells, column.index);
    if (isNotKnown(cell) || fates[column.index] !== undefined) continue;
    if (column.field === "platform")
      fates[column.index] =
        namesPlatform(cell) || accountWord(cell) === "same" ? "stored" : notA(cell, "platform");
    else if (column.field === "currency") {
      const isCurrency = readCurrency(cell) !== null;
      fates[column.index] =
        isCurrency && hasMoney ? "stored" : isCurrency ? WITHOUT_PRICE : notA(cell, "currency");
    } else if (column.isOfCollection) {
      fates[column.index] = { kind: "ignored", reason: "Says something of a collection, not of the creator" };
    } else if (isLeftOut(column)) {
      fates[column.index] = { kind: "ignored", reason: "You left this column out" };
    } else if (isOrderHeader(column.header) && !context.own.has(column.index)) {
      fates[column.index] = { kind: "ignored", reason: "Only numbers the rows" };
    }
  }
}

/** Notes marks of repetition that have nothing to repeat. */
export function noteUnmet({ unmet = [] }: Row["record"], fates: RowFates): void {
  const reason = "Repeats the cell above, which is empty";
  for (const index of unmet) fates[index] = { kind: "refused", reason };
}

const WITHOUT_PRICE: Fate = {
  kind: "refused",
  reason: "There is no price in this row that it could belong to",
};

function isLeftOut({ isConfirmed, isKept, field, record, own }: Column): boolean {
  return isConfirmed && !isKept && field === null && record === null && own === null;
}

/** "Country, Spain, 61%": one group of the audience of the row's account. */
export function readLongGroup({ record, context, fates }: Row, accounts: readonly ReadAccount[]): void {
  if (context.groups === null) return;
  const { dimension, group, share } = context.groups;
  const cellOf = (index: number) => textAt(record.cells, index);
  const style = context.styles[share] ?? NO_STYLE;
  const rate = readRate(cellOf(share), style);
  // Beside "26%" nobody can tell what "0,64" is.
  const isOpen = rate !== null && rate > 0 && rate <= 1 && !style.isFraction && !/%/u.test(cellOf(share));
  const audience =
    rate === null || isOpen
      ? null
      : readGroup(typeof dimension === "number" ? cellOf(dimension) : dimension, cellOf(group), rate);
  const reason = isOpen
    ? `“${shortened(cellOf(share))}” may be ${rate}% or ${rate * 100}%`
    : "No share of a country, gender or age group";
  const refused = { kind: "refused", reason } as const;
  const places = typeof dimension === "number" ? [dimension, group, share] : [group, share];
  for (const index of places) fates[index] = audience === null ? refused : "stored";
  if (audience === null) return;
  for (const { values, cells } of accounts) {
    values.audience = audience;
    for (const [name] of groupsOf(audience)) cells.set(name, [share]);
  }
}

/** What no field is for, and figures of an account that the row does not have, under the column's own name. */
export function readOwnFields(
  { record, context, fates, problems }: Pick<Row, "record" | "context" | "fates" | "problems">,
  accounts: readonly ReadAccount[],
): void {
  const own: Record<string, OwnValue> = {};
  for (const column of context.columns) {
    const cell = textAt(record.cells, column.index);
    if (fates[column.index] !== undefined || (isNotKnown(cell) && !saysNone(cell, context, column))) continue;
    const style = context.styles[column.index] ?? NO_STYLE;
    const field = context.own.get(column.index) ?? { name: nameOfForeign(column), kind: "text" as const };
    const text = { kind: "text", value: readOwnText(cell), ...(context.isOfParcels && ADDED) } as const;
    own[field.name] = context.isOfParcels
      ? text
      : (withCurrency(readOwn(cell, field.kind, style), column, record, context) ?? text);
    const open = own[field.name]?.kind === "date" ? saidOfOpenDay(cell, style) : null;
    if (open !== null) problems.push({ line: record.line, column: column.header, message: open });
    for (const { cells } of accounts) cells.set(`own.${field.name}`, [column.index]);
    fates[column.index] = "own";
  }
  if (Object.keys(own).length === 0) return;
  for (const { values } of accounts) values.own = { ...values.own, ...own };
}

const ADDED = { isAdded: true } as const;

/** Money of a team's own says its currency as a price does; null for a sign that may be of several, and it stays a text. */
function withCurrency(
  own: OwnValue,
  column: Column,
  record: Row["record"],
  context: Row["context"],
): OwnValue | null {
  if (own.kind !== "money") return own;
  const cell = textAt(record.cells, column.index);
  const clues = cluesOf(column, record, context);
  const named = own.value.currency ?? clues.beside ?? countedCurrency(cell) ?? clues.table;
  const currency = sharesSign(cell) ? currencyOfSign(cell, clues) : named;
  if (currency === null && sharesSign(cell)) return null;
  return { kind: "money", value: { ...own.value, currency } };
}

/** "None" is an answer where a team asks in words of its own. */
function saysNone(cell: string, { own }: Row["context"], { index }: Column): boolean {
  const kind = own.get(index)?.kind;
  return (kind === "text" || kind === "choice") && cell.toLowerCase() === "none";
}

function nameOfForeign({ group, header, index }: Column): string {
  return `${group} ${header}`.trim() || `Column ${index + 1}`;
}

function notA(cell: string, what: string): Fate {
  return { kind: "refused", reason: `“${shortened(cell)}” is no ${what}` };
}
