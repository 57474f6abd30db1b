import { findAccounts } from "./row-accounts.ts";
import type { RowAccount, RowLeftOut, TableContext } from "./row-accounts.ts";
import type { TableRecord } from "./records.ts";
import type { Column } from "./columns/column.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { countedCurrency, currencyIn, readCurrency } from "./prices.ts";
import { isPartOfName } from "./columns/duplicate-columns.ts";
import { readValues } from "./values.ts";
import { VALUE_NAMES } from "./values.ts";
import type { ReadAudience, ValueName, Values } from "./values.ts";
import { shortened } from "./words.ts";

/** A cell that could not be read and stays NA. */
export interface CellProblem {
  line: number;
  column: string;
  message: string;
}

/** One account of a row with what the row says of it. */
export interface ReadAccount {
  account: RowAccount;
  values: Values;
  /** Header of the column that gave each value. */
  columns: Partial<Record<ValueName, string>>;
}

export type RowOutcome = { kind: "accounts"; accounts: ReadAccount[]; problems: CellProblem[] } | RowLeftOut;

/** Fields that belong to one account: with several accounts in a row they count only where the column names one. */
const OF_ONE_ACCOUNT: ReadonlySet<ValueName> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "price",
  "audience",
]);

/** Reads one record: its accounts with their values, or why it is left out. Moves `context.above` on. */
export function readRow(record: TableRecord, context: TableContext): RowOutcome {
  const found = findAccounts(record, context);
  if (found.kind !== "accounts") return found;
  const problems: CellProblem[] = [];
  const isAlone = found.accounts.length === 1;
  const accounts = found.accounts.map((account) => readOne(record, context, account, isAlone, problems));
  return { kind: "accounts", accounts, problems: isAlone ? problems : distinct(problems) };
}

function readOne(
  record: TableRecord,
  context: TableContext,
  account: RowAccount,
  isAlone: boolean,
  problems: CellProblem[],
): ReadAccount {
  const read: ReadAccount = { account, values: {}, columns: {} };
  if (account.url !== null) read.values.url = account.url;
  for (const column of context.columns) {
    const cell = record.cells[column.index] ?? "";
    const isForeign = column.platform !== null && column.platform !== account.platform;
    if (column.field === null || isForeign || isNotKnown(cell)) continue;
    // A row of another shape may have its account in the column of names.
    if (column.field === "name" && /^@\S+$|^\S+\.com\/\S+$/u.test(cell)) continue;
    const style = context.styles[column.index] ?? { mark: null, isFraction: false };
    const values = readValues(column, cell, style);
    if (values === null) problems.push(unreadable(record.line, column, cell));
    else merge(read, values, column, isAlone || column.platform !== null);
  }
  addCurrency(read.values, record, context.columns);
  return read;
}

function merge(read: ReadAccount, found: Values, column: Column, isOwn: boolean): void {
  const { values: known, columns } = read;
  const before = { ...known };
  for (const name of valueNames(found)) {
    if (!isOwn && OF_ONE_ACCOUNT.has(name)) continue;
    columns[name] ??= column.header;
    Object.assign(known, { [name]: found[name] });
  }
  if (found.categories) known.categories = union(before.categories, found.categories);
  if (found.keywords) known.keywords = union(before.keywords, found.keywords);
  if (found.brands) known.brands = union(before.brands, found.brands);
  if (found.tags) known.tags = union(before.tags, found.tags);
  if (found.notes !== undefined && before.notes !== undefined)
    known.notes = `${before.notes}\n${found.notes}`;
  if (found.name !== undefined && before.name !== undefined && isPartOfName(column)) {
    known.name = `${before.name} ${found.name}`;
  }
  // The country's own column knows better than "Lisbon, Portugal" does, whichever stands first.
  if (column.field === "city" && before.country !== undefined) known.country = before.country;
  if (isOwn && found.audience) known.audience = joined(before.audience, found.audience);
}

function joined(before: ReadAudience | undefined, after: ReadAudience): ReadAudience {
  const countries = { ...before?.countries, ...after.countries };
  const ages = { ...before?.ages, ...after.ages };
  return {
    ...before,
    ...after,
    ...(Object.keys(countries).length > 0 && { countries }),
    ...(Object.keys(ages).length > 0 && { ages }),
  };
}

function addCurrency(values: Values, record: TableRecord, columns: readonly Column[]): void {
  if (!values.price) return;
  const cellOf = (name: "price" | "currency") => {
    const column = columns.find(({ field }) => field === name);
    return column ? (record.cells[column.index] ?? "") : "";
  };
  const local = currencyIn(values.country, cellOf("price"));
  const said = local ?? values.price.currency ?? readCurrency(cellOf("currency"));
  values.price = { ...values.price, currency: said ?? countedCurrency(cellOf("price")) };
}

function unreadable(line: number, column: Column, cell: string): CellProblem {
  const what = column.field === null ? "value" : (NOUNS[column.field] ?? "value");
  return { line, column: column.header, message: `“${shortened(cell)}” is no ${what}. It stays NA.` };
}

const NOUNS: Readonly<Record<string, string>> = {
  followers: "number of followers",
  engagementRate: "rate in percent",
  avgViews: "number of views",
  avgLikes: "number of likes",
  country: "country",
  city: "city",
  language: "language",
  category: "category",
  gender: "gender",
  email: "e-mail address",
  phone: "phone number",
  price: "price",
  audienceCountry: "country",
  audienceFemale: "share in percent",
  audienceAge: "share of an age group",
};

function distinct(problems: CellProblem[]): CellProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.column} ${problem.message}`, problem])).values()];
}

function union<T>(before: readonly T[] | undefined, after: readonly T[]): T[] {
  return [...new Set([...(before ?? []), ...after])];
}

/** Names of the values that are there. */
export function valueNames(values: Values): ValueName[] {
  return VALUE_NAMES.filter((name) => values[name] !== undefined);
}
