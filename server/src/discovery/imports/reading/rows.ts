import { isRecordKind } from "@app/contract/discovery/import-records";
import type { ImportField } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import { readFormat } from "./cells/offers.ts";
import { withNames } from "./offers/named-offers.ts";
import { joinAudiences } from "./cells/audiences.ts";
import { figureOf, figuresIn, isOfOther, pairedFigure } from "./cells/figures-of-accounts.ts";
import { isNotKnown, lowerEnd } from "./cells/numbers.ts";
import { furtherCountries, namesOtherPlace, readCountry } from "./cells/places.ts";
import { NO_STYLE, readRate } from "./cells/rates.ts";
import { scaleOfRow, styleOfShare } from "./cells/shares.ts";
import type { Scale } from "./cells/shares.ts";
import { dayAhead, whyUnread } from "./cells/unread.ts";
import { forbidsContact } from "./columns/column.ts";
import type { Column } from "./columns/column.ts";
import { withTurkishScale } from "./cells/turkish.ts";
import { isPartOfName } from "./columns/duplicate-columns.ts";
import { addCurrency, styleOfMoney, withSign } from "./row-currency.ts";
import { noteOthers, noteUnmet, readLongGroup, readOwnFields } from "./row-rest.ts";
import { readCrossed } from "./groups/crossed-rows.ts";
import { pricesOfAccount } from "./columns/price-cells.ts";
import { wholeRange } from "./columns/price-ranges.ts";
import type { TableRecord } from "./records.ts";
import type { RowAccount } from "./collected.ts";
import type { FoundAccounts, RowLeftOut, TableContext } from "./row-accounts.ts";
import type { Fate } from "./tally.ts";
import { noteDay, noteMonths } from "./history/histories.ts";
import { isFirstOf, isOfAccount } from "./row/whose-column.ts";
import { isReachedElsewhere } from "./row/contacts.ts";
import { noteOpenDay } from "./row/open-days.ts";
import { saysMore } from "./row/says-more.ts";
import { addPlaces } from "./row/places-of-rows.ts";
import { asCountedBelow } from "./row/units-below.ts";
import {
  FIGURES,
  isTaken,
  KEPT_AS_TEXT,
  OF_ANY_WORDS,
  inOrder,
  saysUnpaid,
  wholeName,
} from "./row/single-values.ts";
import { saysMoreThanMonths } from "./cells/months.ts";
import { readOfferTerms, TERMS } from "./row/terms.ts";
import { isToldOtherwise } from "./row/vat.ts";
import { namedValues, readValues, valueNames } from "./values.ts";
import type { ValueName, Values } from "./values.ts";
import { shortened, textAt } from "./words.ts";

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
  /** Places of the cells that gave each value, by its name as `ValueCells` has it; each price has its own. */
  cells: Map<string, number[]>;
  /** Places of the columns that gave the value of a field of which there is one. */
  fields: Map<ImportField, number>;
  /** The columns that gave its figures by the month. */
  months?: Column[];
}

export type RowOutcome =
  | { kind: "accounts"; accounts: ReadAccount[]; problems: CellProblem[]; fates: RowFates }
  | RowLeftOut;

/** Reads one record whose accounts were found: their values, or why it is left out. */
export function readRow(record: TableRecord, context: TableContext, found: FoundAccounts): RowOutcome {
  if (found.kind !== "accounts") return found;
  const { fates } = found;
  noteUnmet(record, fates);
  const named = [...found.accounts, ...(found.lost ?? [])];
  const scale = scaleOfRow(record.cells, context.columns, context.styles);
  const row: Row = { record, context, fates, problems: [], accounts: named, scale, partly: new Set() };
  const accounts = found.accounts.map((account) => readOne(row, account));
  const [first] = accounts;
  if (first && found.links.length > 0 && context.kind === "creators") addLinks(accounts, found.links);
  noteOthers(
    row,
    accounts.some(({ values }) => namesMoney(values)),
  );
  if (context.kind === "audience") readLongGroup(row, accounts);
  readCrossed(row, accounts);
  if (context.kind === "creators") {
    noteDay(row, accounts);
    noteMonths(row, accounts);
  }
  if (context.kind === "creators" || context.kind === "audience") readOwnFields(row, accounts);
  return { kind: "accounts", accounts, problems: distinct(row.problems), fates };
}

function namesMoney({ price, prices, feePaid, lastFee }: Values): boolean {
  return [price, prices, feePaid, lastFee].some((money) => money !== undefined);
}

export type RowFates = (Fate | undefined)[];

/** One row while it is read. */
export interface Row {
  record: TableRecord;
  context: TableContext;
  fates: RowFates;
  problems: CellProblem[];
  /** Those that the row names, also such as were taken from it. */
  accounts: readonly RowAccount[];
  scale: Scale;
  /** Places of cells of which a part is kept as it is written. */
  partly: Set<number>;
}

function readOne(row: Row, account: RowAccount): ReadAccount {
  const { record, context } = row;
  const read: ReadAccount = { account, values: {}, columns: {}, cells: new Map(), fields: new Map() };
  if (account.url !== null) read.values.url = account.url;
  if (account.followers !== undefined) {
    read.values.followers = account.followers;
    read.columns.followers = textAt(context.headers, account.index);
  }
  if (account.name !== undefined) {
    read.values.name = account.name;
    read.columns.name = textAt(context.headers, account.index);
  }
  const isUnpaid = saysUnpaid(record, context.columns);
  for (const column of inOrder(context.columns)) {
    const cell = textAt(record.cells, column.index);
    if (column.field === null || column.field === "currency" || isNotKnown(cell)) continue;
    if (column.field === "feePaid" && isUnpaid) continue;
    if (TERMS.has(column.field) || column.isUpperEnd || OF_OTHERS.has(column.field)) continue;
    if (isRecordKind(context.kind) && !IDENTITY.has(column.field) && !forbidsContact(column)) continue;
    if (context.crossed !== null && column.field.startsWith("audience")) continue;
    // A row of another shape may have its account in a column of names or places.
    if (OF_ANY_WORDS.has(column.field) && /^@\S+$|^\S+\.com\/\S+$/u.test(cell)) continue;
    const isUsual = () => isOfAccount(row, column, account);
    const part = partOfAccount(row, column, { cell, account }, isUsual);
    if (part === "" || (part === null && !isUsual())) continue;
    const upper = textAt(record.cells, column.upperEnd);
    const said = column.field === "price" ? wholeRange(part ?? cell, column, upper) : (part ?? cell);
    const meant = asCountedBelow(ofPlatform(column, account.platform), record.line, context.unitsBelow);
    const values = readCell(row, meant, said);
    // Left to the fields of the workspace's own: what a team notes there says something all the same.
    const isAhead = values !== null && dayAhead(row, column, cell) !== null;
    if (values === null && KEPT_AS_TEXT.has(column.field)) continue;
    const own = values && ofItsColumn(values, column, record, context);
    // Of a cell that names several accounts a part that does not read is not lost with what the others say.
    if (values === null && part !== null) row.partly.add(column.index);
    if (values === null || isAhead) refuse(row, column, cell);
    // What another column says already stays beside it in a field of the workspace's own.
    else if (own !== null && !isTaken(read, own, column)) {
      merge(read, own, column);
      // What of a cell of prices or contacts is none is kept as it is written.
      if (saysMore(column, said, own)) row.partly.add(column.index);
      noteOpenDay(row, column, cell);
      if (row.partly.has(column.index)) row.fates[column.index] = undefined;
      else row.fates[column.index] = saysNothing(column, own) ? NO_BAN : tellOthers(row, column, cell);
      if (column.upperEnd !== null && /\d/u.test(upper)) row.fates[column.upperEnd] = "stored";
    }
  }
  if (isRecordKind(context.kind)) return read;
  addTerms(row, read.values);
  if (context.vat !== null) addVat(read.values, context.vat);
  addCurrency(read.values, record, context);
  addPlaces(read, record, context, row.fates);
  return read;
}

/** Beside the creator's own number or address that of a manager, or a second one, is none of theirs. */
function ofItsColumn(values: Values, column: Column, record: TableRecord, { columns }: TableContext): Values {
  if (!isReachedElsewhere(values, column, record, columns)) return values;
  const { phone, email, ...others } = values;
  const kept = column.field === "phone" ? { phone } : column.field === "email" ? { email } : {};
  return Object.fromEntries(
    Object.entries({ ...others, ...kept }).filter(([, value]) => value !== undefined),
  );
}

/** What a cell that names several accounts, or one of them, says of this one; null where it names none, "" for nothing. */
function partOfAccount(
  { accounts, partly, record: { cells } }: Row,
  column: Column,
  { cell, account }: { cell: string; account: RowAccount },
  isUsual: () => boolean,
): string | null {
  const figures = FIGURES.has(column.field) ? figuresIn(cell) : [];
  const paired = FIGURES.has(column.field) ? pairedFigure(cell, { accounts, account, cells }) : null;
  if (paired !== null) return paired;
  // "22k / TT 61k" where the row names nobody on TikTok.
  if (isOfOther(figures, accounts)) partly.add(column.index);
  if (figures.length === 0) return pricesOfAccount(cell, column, { accounts, account }, isUsual);
  return isFirstOf(accounts, account) ? (figureOf(figures, account.platform, isUsual) ?? "") : "";
}

/** "No" below "Do not contact". */
function saysNothing({ field }: Column, { status }: Values): boolean {
  return field === "status" && status === undefined;
}

const NO_BAN: Fate = { kind: "ignored", reason: "Says that nothing forbids to contact them" };

/** Fields of which a creator has one value, and whether a cell says more than that. */
const ONE_OF: Readonly<
  Partial<Record<ImportField, { noun: string; saysMore: (cell: string) => boolean | readonly string[] }>>
> = {
  country: { noun: "country", saysMore: furtherCountries },
  city: { noun: "city", saysMore: namesOtherPlace },
  engagementRate: { noun: "engagement rate", saysMore: (cell) => lowerEnd(cell) !== null },
  avgViews: { noun: "number of views", saysMore: (cell) => lowerEnd(cell) !== null },
  avgLikes: { noun: "number of likes", saysMore: (cell) => lowerEnd(cell) !== null },
  avgComments: { noun: "number of comments", saysMore: (cell) => lowerEnd(cell) !== null },
};

/** Of "Punjabi, Hindi" a creator has the first one, and a cell of which a part is lost is none that is stored. */
function tellOthers({ record: { line }, problems }: Row, { field, header }: Column, cell: string): Fate {
  const one = field === null ? undefined : ONE_OF[field];
  const more = one?.saysMore(cell) ?? false;
  if (!one || more === false || (Array.isArray(more) && more.length === 0)) return "stored";
  const named = Array.isArray(more) ? ` Not kept: ${more.join(", ")}.` : "";
  const message = `Only a part of “${shortened(cell)}” is kept: a creator has one ${one.noun} here.${named}`;
  problems.push({ line, column: header, message });
  return { kind: "refused", reason: message };
}

/** A table of what happened says who a creator is and how they are reached, and nothing else of them. */
const IDENTITY: ReadonlySet<ImportField> = new Set(["name", "email"]);

/** Whether such a cell is kept only the search for accounts knows, or what the row says beside it. */
const OF_OTHERS: ReadonlySet<ImportField> = new Set(["handle", "url", "region"]);

/** "Reel / Video" prices a video for an account on TikTok. */
function ofPlatform(column: Column, platform: Platform): Column {
  if (column.field !== "price" || column.format === null || column.format === "bundle") return column;
  const format = readFormat(`${column.group} ${column.header}`, platform);
  return format === column.format || format === null ? column : { ...column, format };
}

function readCell({ record, context, scale }: Row, column: Column, written: string): Values | null {
  const cell = context.isTurkish ? withTurkishScale(written) : written;
  const money = styleOfMoney(context.styles[column.index] ?? NO_STYLE, column, record, context);
  const style = styleOfShare(column, cell, money, scale);
  if (style === null) return null;
  const { shareOf } = column;
  if (shareOf === null) {
    const share = context.columns.find((one) => one.shareOf === column.index);
    const beside = textAt(record.cells, share?.index);
    // "Germany" beside "41 %": the two make one share.
    if (!isNotKnown(beside)) return countryOf(cell);
    const values = readValues(column, withNamesBeside(cell, column, { record, context }), style);
    return values && withSign(values, column, record, context);
  }
  const country = readCountry(textAt(record.cells, shareOf));
  const share = readRate(cell, style);
  return country === null || share === null ? null : { audience: { countries: { [country]: share } } };
}

/** "900 / 300 / 500" of a price beside, or below, "Reel / Story / Post". */
function withNamesBeside(cell: string, { field, header }: Column, row: Pick<Row, "record" | "context">) {
  if (field !== "price") return cell;
  const formats = row.context.columns.find((one) => one.field === "format");
  return withNames(cell, formats ? textAt(row.record.cells, formats.index) : header);
}

function countryOf(cell: string): Values | null {
  return readCountry(cell) === null ? null : {};
}

function merge(read: ReadAccount, found: Values, column: Column): void {
  const { values: known, columns } = read;
  const before = { ...known };
  for (const name of valueNames(found)) columns[name] ??= column.header;
  noteCells(read, found, column.index);
  Object.assign(known, found);
  if (found.categories) known.categories = union(before.categories, found.categories);
  if (found.keywords) known.keywords = union(before.keywords, found.keywords);
  if (found.brands) known.brands = union(before.brands, found.brands);
  if (found.tags) known.tags = union(before.tags, found.tags);
  if (found.links) known.links = union(before.links, found.links);
  if (found.prices) known.prices = [...(before.prices ?? []), ...found.prices];
  if (found.notes !== undefined && before.notes !== undefined)
    known.notes = `${before.notes}\n${found.notes}`;
  if (found.name !== undefined && before.name !== undefined && isPartOfName(column)) {
    known.name = wholeName(before.name, found.name);
  }
  // The country's own column knows better than "Lisbon, Portugal" does, whichever stands first.
  if (column.field === "city" && before.country !== undefined) known.country = before.country;
  if (found.audience) known.audience = joinAudiences(before.audience, found.audience);
}

function noteCells({ cells }: ReadAccount, found: Values, index: number): void {
  // What a cell says besides a value of Herald's is told with that value.
  const { prices = [], price: _price, own: _own, ...rest } = found;
  for (const name of namedValues(rest).keys()) cells.set(name, [...(cells.get(name) ?? []), index]);
  if (prices.length > 0) cells.set("price", [...(cells.get("price") ?? []), ...prices.map(() => index)]);
}

function addLinks(accounts: readonly ReadAccount[], links: readonly string[]): void {
  for (const { values } of accounts) values.links = union(values.links, links);
}

/** What a column of its own says of every price of the row: the format, rights, taxes. */
function addTerms(row: Row, values: Values): void {
  const { record, context, fates } = row;
  for (const column of context.columns) {
    const cell = textAt(record.cells, column.index);
    if (column.field === null || !TERMS.has(column.field) || cell === "") continue;
    const terms = readOfferTerms(column, cell);
    // What reads as none, or has no price that it could belong to, is kept as it is written.
    if (terms === null || !values.prices || isToldOtherwise(column, cell, values.prices, context)) continue;
    const { format, ...more } = terms;
    values.prices = values.prices.map((price) => ({
      ...more,
      ...price,
      format: price.format ?? format ?? null,
    }));
    // "3 months skincare": the words beside are kept as they are written.
    if (!saysMoreThanMonths(cell)) fates[column.index] = "stored";
  }
}

function addVat(values: Values, vat: "included" | "excluded"): void {
  if (values.prices) values.prices = values.prices.map((price) => ({ vat, ...price }));
}

function refuse(row: Row, column: Column, cell: string): void {
  const problem = whyUnread(row, column, cell);
  row.problems.push(problem);
  row.fates[column.index] = { kind: "refused", reason: problem.message };
}

function distinct(problems: CellProblem[]): CellProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.column} ${problem.message}`, problem])).values()];
}

function union<T>(before: readonly T[] | undefined, after: readonly T[]): T[] {
  return [...new Set([...(before ?? []), ...after])];
}
