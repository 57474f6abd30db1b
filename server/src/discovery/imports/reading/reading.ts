import { isRecordKind } from "@app/contract/discovery/import-records";
import type { DoubtfulPlace, PlaceChoice } from "@app/contract/discovery/import-places";
import type {
  DoubtfulColumn,
  ImportCells,
  ImportMapping,
  ImportNotUsed,
  RememberedColumn,
} from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import type { Platform } from "@app/contract/platforms";
import { mentionedPlatform } from "./cells/accounts.ts";
import { withoutJson } from "./cells/json-cells.ts";
import { readVat } from "./cells/offers.ts";
import { isTurkish } from "./cells/turkish.ts";
import { mapColumns } from "./columns/columns.ts";
import { readColumn } from "./columns/column-reading.ts";
import type { ColumnReading } from "./columns/column-reading.ts";
import { findDoubts } from "./columns/doubts.ts";
import { withoutRepeats } from "./cells/dittos.ts";
import { DoubtfulPlaces } from "./doubtful-places.ts";
import { currenciesOf, markBlocks } from "./groups/country-blocks.ts";
import { TURNED_REASON, turnedTable } from "./groups/turned-tables.ts";
import { goOnBelow, groupsOf } from "./groups/table-groups.ts";
import { findOwnColumns, uniqueName } from "./columns/own-columns.ts";
import { cleanText } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import type { KindReading } from "./kinds/kinds.ts";
import { MergedRecords } from "./kinds/merged-records.ts";
import { ordersSentBack } from "./kinds/record-cancelled.ts";
import { readRecord } from "./kinds/record-rows.ts";
import type { ReadRecord, RecordOutcome } from "./kinds/record-rows.ts";
import { placeKnown } from "./merging/known-handles.ts";
import { AccountMerger } from "./merging/merge-rows.ts";
import type { MergedAccount } from "./merging/merge-rows.ts";
import { agreeOnPerson } from "./merging/creators.ts";
import { continuedRows } from "./merging/continued-rows.ts";
import { groupByCreator, ofSeveralAccounts } from "./merging/people.ts";
import type { TableAccount } from "./merging/people.ts";
import { readCurrency } from "./cells/currencies.ts";
import { cleanCell, cutTable } from "./records.ts";
import type { CutTable, PlacedRecord, SheetTable, TableRecord } from "./records.ts";
import { findAccounts } from "./row-accounts.ts";
import type { RowLeftOut, TableContext } from "./row-accounts.ts";
import { keepApart } from "./merging/shared-accounts.ts";
import { readRow } from "./rows.ts";
import { inOrderOfDays } from "./history/histories.ts";
import { stylesOf } from "./history/day-spans.ts";
import { isRepeated } from "./row/repeated-platforms.ts";
import { asMeant } from "./row/swapped-cells.ts";
import { unitsBelow } from "./row/units-below.ts";
import { ONLY_FIGURES, whyLeftOut } from "./row/why-left-out.ts";
import type { CellProblem, RowFates, RowOutcome } from "./rows.ts";
import { findTable, isHeading } from "./table.ts";
import { dayAbove, platformAbove, platformOfTable, saidInTitles, titleRow, saidOfColumns } from "./titles.ts";
import type { Table } from "./table.ts";
import { CellTally } from "./tally.ts";
import { textAt } from "./words.ts";

/** How a table is to be read where it leaves something open. */
export interface ReadingOptions {
  fileName: string | null;
  mapping: readonly ImportMapping[];
  /** What was chosen in earlier imports. */
  remembered?: readonly RememberedColumn[] | undefined;
  /** For handles that say nothing about their platform; null when nobody chose one. */
  platform: Platform | null;
  /** Of prices that name none: the workspace's, or the one that a person chose. */
  currency?: string | undefined;
  /** A person chose it. */
  isCurrencyChosen?: boolean | undefined;
  /** The day it is, yyyy-mm-dd: nothing that was last is after it. */
  today?: string | undefined;
  /** Where cities are, as a person says. */
  cities?: readonly PlaceChoice[] | undefined;
  /** What the rows are, where a person says so. */
  kind?: ImportKind | undefined;
  /** Platforms of handles that somebody knows, in lower case. */
  places?: ReadonlyMap<string, Platform> | undefined;
}

/** One row of the table and what became of it. */
interface RowReading {
  line: number;
  /** Several rows of one line count on; each account of a row takes a part of its own. */
  part: number;
  cells: string[];
  /** Its accounts; empty for rows that were left out. */
  accounts: MergedAccount[];
  /** The place of its post, order or payment in the list; null where it is none. */
  record: number | null;
  /** Null for rows of which something is kept. */
  leftOut: { kind: "skipped" | "failed"; reason: string } | null;
}

/** What the rows of a table give. */
interface RowsRead {
  rows: RowReading[];
  /** Posts, orders or payments, by the kind of the table; each once, in the order of its first row. */
  records: ReadRecord[];
  /** Each account once, in the order of its first row. */
  accounts: MergedAccount[];
  /** The same, those of one creator beside each other. */
  people: TableAccount[];
  problems: CellProblem[];
  /** Rows that failed only because their platform is not known. */
  withoutPlatform: number;
  /** Amounts that are not read since nothing says whose their sign is: "$", "kr". */
  openSigns: number;
  /** Handles, in lower case, for which nothing says a platform. */
  unplaced: string[];
  /** What became of every filled cell below the header. */
  cells: ImportCells;
  /** Each cell that was ignored or refused, and why. */
  notUsed: ImportNotUsed[];
}

/** With what the other sheets of its workbook say of money. */
type SheetOptions = ReadingOptions & { beside?: readonly string[] | undefined };

/** A whole table, read. */
export interface Reading extends RowsRead, KindReading {
  encoding: Encoding | "xlsx";
  delimiter: string | null;
  headerLine: number | null;
  columns: ColumnReading[];
  doubtful: DoubtfulColumn[];
  doubtfulPlaces: DoubtfulPlace[];
  /** The day of all figures, yyyy-mm-dd, where a line above the table says it. */
  asOf: string | null;
}

/**
 * Reads a pasted block or a file of any delimiter, encoding and order of columns. Never throws for what is in it:
 * each row ends up with accounts, or is left out with a reason, and each filled cell below the header counts once.
 */
export function readTable(input: string | Uint8Array, options: ReadingOptions): Reading {
  return readCut(cutTable(input), options);
}

export function readCut({ encoding, delimiter, records }: CutTable, options: ReadingOptions): Reading {
  return { encoding, delimiter, ...readRecords(records, [options.fileName], options) };
}

/** Reads a sheet as `readTable` reads a text; its name may say what the file's name does not. */
export function readSheet({ name, rows, beside }: SheetTable, options: ReadingOptions): Reading {
  const records = rows.map(([line, cells, merged]) => ({
    line,
    merged,
    height: 1,
    cells: cells.map((cell) => cleanCell(cleanText(cell))),
  }));
  return {
    encoding: "xlsx",
    delimiter: null,
    ...readRecords(records, [name, options.fileName], { ...options, beside }),
  };
}

/** @param names of the table, the nearest first. */
function readRecords(
  records: readonly PlacedRecord[],
  names: readonly (string | null)[],
  options: SheetOptions,
): Omit<Reading, "encoding" | "delimiter"> {
  const turned = turnedTable(records);
  const found = markBlocks(findTable(turned ?? records));
  const table = { ...found, records: withoutJson(found.records, found.headers) };
  const below = table.records.filter((record) => !isHeading(record, table.headers));
  const cells = table.headers.map((_, index) => withoutRepeats(below.map((row) => textAt(row.cells, index))));
  const headers = table.headers.map((header, index) => ({ header, group: textAt(table.groups, index) }));
  const currency = saidInTitles(table, readCurrency);
  const { columns, kind, history, crossed } = mapColumns(headers, cells, {
    ...options,
    ...saidOfColumns(table),
  });
  const said = options.platform ?? platformOfTable(columns, names);
  const asOf = dayAbove(table, options.today ?? null);
  const context: TableContext = {
    columns,
    styles: stylesOf({ columns, cells, table, names, today: options.today ?? null }),
    headers: table.headers,
    platform: said ?? mentionedPlatform(table.headers.join(" , ")),
    isPlatformGuessed: said === null,
    above: platformAbove(table),
    isPlatformRepeated: isRepeated(columns, below),
    kind: kind.kind,
    history: history?.index ?? null,
    own: findOwnColumns(columns, cells),
    ...groupsOf(table, columns, { crossed, platform: said, isAudience: kind.kind === "audience" }),
    places: options.places ?? NOWHERE,
    ...currenciesOf(table, columns, { cells, title: currency, beside: options.beside ?? [] }),
    unitsBelow: unitsBelow(below, columns),
    assumed: assumedCurrency(options),
    today: options.today ?? null,
    figuresOf: asOf ?? options.today ?? null,
    openSigns: new Set(),
    firstLine: table.records[0]?.line ?? 0,
    isTurkish: isTurkish(table.headers, cells),
    vat: saidInTitles(table, readVat),
    sentBack: ordersSentBack(below, columns),
    ...nothingAsked(),
    doubtfulPlaces: new DoubtfulPlaces(options.cities ?? []),
  };
  const rows = inOrderOfDays(goOnBelow(asMeant(table.records, columns), context), context);
  const read = readRows({ ...table, records: [...rows] }, context);
  if (history !== null) read.rows.sort((one, other) => one.line - other.line);
  return {
    headerLine: table.headerLine,
    ...kind,
    ...(turned !== null && { kindReason: TURNED_REASON }),
    columns: columns.map((column) => readColumn(column, context, cells)),
    doubtful: findDoubts(context, cells),
    doubtfulPlaces: context.doubtfulPlaces.list(),
    asOf,
    ...read,
  };
}

/** Every workspace begins with the US dollar: unless a person chose it, nobody has said whose a "$" is. */
function assumedCurrency({ currency, isCurrencyChosen }: ReadingOptions): string | null {
  return currency === undefined || (currency === "USD" && isCurrencyChosen !== true) ? null : currency;
}

const NOWHERE: ReadonlyMap<string, Platform> = new Map();

/** Columns that a person will be asked about are found while the rows are read. */
function nothingAsked() {
  return {
    ofNobody: new Set<number>(),
    ofSeveral: new Set<number>(),
    ofFigures: new Set<number>(),
    ofNoPlace: new Set<number>(),
    ofNameless: new Set<number>(),
    ofLikely: new Map<number, { platform: Platform; count: number }>(),
  };
}

function readRows(table: Table, context: TableContext): RowsRead {
  const names = context.columns.map((column) => uniqueName(column));
  const tally = new CellTally(names, table.records);
  const merger = new AccountMerger(tally);
  const read: RowsRead = {
    rows: table.titles.map(titleRow),
    records: [],
    accounts: [],
    people: [],
    problems: [],
    withoutPlatform: 0,
    openSigns: 0,
    unplaced: [],
    cells: tally.cells,
    notUsed: tally.notUsed,
  };
  const progress = { merger, read, tally, context, merged: new MergedRecords(tally) };
  const parts = new Map<number, number>();
  const found = table.records.map((record) => findAccounts(record, context));
  read.unplaced.push(...placeKnown(table.records, found, context));
  if (context.kind === "creators") keepApart(table.records, found, context);
  context.crossed?.note(table.records, found, context.styles);
  const continued = continuedRows(table.records, context.kind === "creators" ? found : [], context.columns);
  if (continued.asked !== null) context.ofNameless.add(continued.asked);
  for (const [index, record] of table.records.entries()) {
    const outcome = readRow(record, context, found[index] ?? EMPTY);
    // Of a large table what was found weighs as much as its rows.
    found[index] = EMPTY;
    const part = parts.get(record.line) ?? 0;
    const { line } = record;
    const cells = record.written ?? record.cells;
    const row: RowReading = { line, part, cells, accounts: [], record: null, leftOut: null };
    read.rows.push(row);
    parts.set(record.line, part + (outcome.kind === "accounts" ? outcome.accounts.length : 1));
    if (outcome.kind === "accounts") addAccounts(row, record, outcome, progress);
    else leaveOut(row, record, outcome, progress);
  }
  const { records } = progress.merged;
  read.openSigns = context.openSigns.size;
  const accounts = [...merger.accounts.values()];
  const accountsOf = (index: number) => read.rows[table.titles.length + index]?.accounts ?? [];
  const joined = [...continued.owners].map((rows) => ({ accounts: rows.flatMap(accountsOf) }));
  const people = groupByCreator(accounts, [...read.rows, ...joined]);
  for (const own of ofSeveralAccounts(people)) agreeOnPerson(own, merger, tally);
  return { ...read, records, accounts, people, unplaced: [...new Set(read.unplaced)] };
}

const EMPTY: RowLeftOut = { kind: "skipped", reason: "Empty row", isBeside: true };

interface Progress {
  merger: AccountMerger;
  read: RowsRead;
  tally: CellTally;
  context: TableContext;
  merged: MergedRecords;
}

function addAccounts(
  row: RowReading,
  source: TableRecord,
  { accounts: found, problems, fates }: Extract<RowOutcome, { kind: "accounts" }>,
  progress: Progress,
): void {
  const { merger, read, tally, context } = progress;
  const { line, part, cells } = row;
  const [first = NOBODY] = found.map(({ account }) => account);
  const { platform, handle } = first;
  const record = readRecord({ ...source, part }, context, { platform, handle }, fates);
  if (record.record === null && isRecordKind(context.kind)) {
    const reason = record.reason ?? ONLY_FIGURES;
    row.leftOut = { kind: "failed", reason };
    tally.countLeftOut(row, { kind: "refused", reason });
    return;
  }
  row.accounts = found.map((account, index) => merger.add({ line, part: part + index, cells }, account));
  keepRecord(row, record, progress);
  read.problems.push(...problems);
  tally.count(row, fates);
}

const NOBODY = { platform: null, handle: null };

function keepRecord(row: RowReading, outcome: RecordOutcome, { read, merged }: Progress): void {
  if (outcome.record === null) return;
  row.record = merged.add(outcome.record, outcome.cells);
  for (const { record, cells } of outcome.further) merged.add(record, cells);
  read.problems.push(...outcome.problems);
}

/** A row without an account may still be a post, an order or a payment. */
function leaveOut(row: RowReading, source: TableRecord, outcome: RowLeftOut, progress: Progress): void {
  const { read, tally, context } = progress;
  const isRow = outcome.kind === "failed" || !outcome.isBeside;
  const handle = outcome.kind === "failed" ? outcome.handle : null;
  const fates: RowFates = [];
  const found: RecordOutcome = isRow
    ? readRecord(
        { ...source, part: row.part },
        context,
        { platform: outcome.kind === "failed" ? outcome.platform : null, handle },
        fates,
      )
    : { record: null, reason: null };
  const isCalledOff = context.kind !== "posts" && found.record === null && found.reason !== null;
  if (handle !== null && !isCalledOff) {
    read.withoutPlatform += 1;
    read.unplaced.push(handle.toLowerCase());
  }
  keepRecord(row, found, progress);
  if (row.record !== null) {
    tally.count(row, fates);
    return;
  }
  row.leftOut = whyLeftOut(outcome, found, context);
  tally.countLeftOut(row, { kind: isRow ? "refused" : "ignored", reason: row.leftOut.reason });
}
