import { isRecordKind } from "@app/contract/discovery/import-records";
import type { ImportCells, ImportNotUsed } from "@app/contract/discovery/imports";
import { uniqueName } from "#/discovery/imports/reading/columns/own-columns.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { goOnBelow } from "#/discovery/imports/reading/groups/table-groups.ts";
import { inOrderOfDays } from "#/discovery/imports/reading/history/histories.ts";
import { MergedRecords } from "#/discovery/imports/reading/kinds/merged-records.ts";
import { isUnposted, readStage } from "#/discovery/imports/reading/kinds/unposted.ts";
import { readRecord } from "#/discovery/imports/reading/kinds/record-rows.ts";
import type { ReadRecord, RecordOutcome } from "#/discovery/imports/reading/kinds/record-rows.ts";
import { agreeOnPerson } from "#/discovery/imports/reading/merging/creators.ts";
import { continuedRows } from "#/discovery/imports/reading/merging/continued-rows.ts";
import { placeKnown } from "#/discovery/imports/reading/merging/known-handles.ts";
import { AccountMerger } from "#/discovery/imports/reading/merging/merge-rows.ts";
import type { MergedAccount } from "#/discovery/imports/reading/merging/merge-rows.ts";
import { groupByCreator, ofSeveralAccounts } from "#/discovery/imports/reading/merging/people.ts";
import type { TableAccount } from "#/discovery/imports/reading/merging/people.ts";
import { keepApart } from "#/discovery/imports/reading/merging/shared-accounts.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { findAccounts } from "#/discovery/imports/reading/row-accounts.ts";
import type { FoundAccounts, RowLeftOut, TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { isSaidOfPaid } from "#/discovery/imports/reading/row/places-of-handles.ts";
import { asMeant } from "#/discovery/imports/reading/row/swapped-cells.ts";
import { ONLY_FIGURES, whyLeftOut } from "#/discovery/imports/reading/row/why-left-out.ts";
import { readRow } from "#/discovery/imports/reading/rows.ts";
import type { CellProblem, RowFates, RowOutcome } from "#/discovery/imports/reading/rows.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { CellTally } from "#/discovery/imports/reading/tally.ts";
import { titleRow } from "#/discovery/imports/reading/titles.ts";
import { whoseBeside } from "./whose-beside.ts";

/** A table of a sheet with all that is known of it before its rows are read. */
export interface Section {
  table: Table;
  context: TableContext;
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
export interface RowsRead {
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

/** One row of a section while all of them are read. */
interface PreparedRow {
  record: TableRecord;
  found: FoundAccounts;
  context: TableContext;
}

/** Reads the rows of all sections of a sheet, one behind the other. */
export function readSections(
  sections: readonly Section[],
  columns: readonly Column[],
  { isBeside }: { isBeside: boolean },
): RowsRead {
  const prepared = sections.map(prepare);
  const [first, second] = prepared;
  if (isBeside && first && second) whoseBeside(first.rows, second.rows);
  const all = prepared.flatMap(({ rows }) => rows);
  const tally = new CellTally(
    columns.map((column) => uniqueName(column)),
    all.map(({ record }) => record),
  );
  const titles = sections.flatMap(({ table }) => table.titles.map(titleRow));
  const read: RowsRead = {
    rows: titles,
    records: [],
    accounts: [],
    people: [],
    problems: [],
    withoutPlatform: 0,
    openSigns: 0,
    unplaced: prepared.flatMap(({ unplaced }) => unplaced),
    cells: tally.cells,
    notUsed: tally.notUsed,
  };
  const progress = { merger: new AccountMerger(tally), read, tally, merged: new MergedRecords(tally) };
  const [before, parts] = [titles.length, new Map<number, number>()];
  for (const row of all) readOne(row, parts, progress);
  read.openSigns = sections.reduce((sum, { context }) => sum + context.openSigns.size, 0);
  const accounts = [...progress.merger.accounts.values()];
  const accountsOf = (index: number) => read.rows[before + index]?.accounts ?? [];
  const joined = joinedRows(prepared).map((rows) => ({ accounts: rows.flatMap(accountsOf) }));
  const people = groupByCreator(accounts, [...read.rows, ...joined]);
  for (const own of ofSeveralAccounts(people)) agreeOnPerson(own, progress.merger, tally);
  const { records } = progress.merged;
  return { ...read, records, accounts, people, unplaced: [...new Set(read.unplaced)] };
}

/** Looks for the accounts of the rows of one section. */
function prepare({ table, context }: Section) {
  const isOfCreators = context.kind === "creators";
  const records = inOrderOfDays(goOnBelow(asMeant(table.records, context.columns), context), context);
  const found = records.map((record) => findAccounts(record, context));
  const unplaced = placeKnown(records, found, context);
  if (isOfCreators) keepApart(records, found, context);
  context.crossed?.note(records, found, context.styles);
  const continued = continuedRows(records, isOfCreators ? found : [], context.columns);
  if (continued.asked !== null) context.ofNameless.add(continued.asked);
  const rows = records.map((record, index): PreparedRow => ({
    record,
    context,
    found: found[index] ?? EMPTY,
  }));
  return { rows, unplaced, owners: continued.owners };
}

/** Rows that go on with the person of another one, counted over all sections. */
function joinedRows(prepared: readonly ReturnType<typeof prepare>[]): number[][] {
  let before = 0;
  return prepared.flatMap(({ rows, owners }) => {
    const from = before;
    before += rows.length;
    return [...owners].map((pair) => pair.map((row) => row + from));
  });
}

const EMPTY: RowLeftOut = { kind: "skipped", reason: "Empty row", isBeside: true };

function readOne(prepared: PreparedRow, parts: Map<number, number>, progress: Progress): void {
  const { record, context, found } = prepared;
  const outcome = readRow(record, context, found);
  // Of a large table what was found weighs as much as its rows.
  prepared.found = EMPTY;
  const { line } = record;
  const part = parts.get(line) ?? 0;
  const cells = record.written ?? record.cells;
  const row: RowReading = { line, part, cells, accounts: [], record: null, leftOut: null };
  progress.read.rows.push(row);
  parts.set(line, part + (outcome.kind === "accounts" ? outcome.accounts.length : 1));
  const one = { ...progress, context };
  if (outcome.kind === "accounts") addAccounts(row, record, outcome, one);
  else leaveOut(row, record, outcome, one);
}

interface Progress {
  merger: AccountMerger;
  read: RowsRead;
  tally: CellTally;
  merged: MergedRecords;
}

type InSection = Progress & { context: TableContext };

function addAccounts(
  row: RowReading,
  source: TableRecord,
  outcome: Extract<RowOutcome, { kind: "accounts" }>,
  progress: InSection,
): void {
  const { accounts: found, problems, fates } = outcome;
  const { merger, read, tally, context } = progress;
  const { line, part, cells } = row;
  const [first = NOBODY] = found.map(({ account }) => account);
  const { platform, handle } = first;
  const record = readRecord({ ...source, part }, context, { platform, handle }, fates);
  if (isUnposted(source, context)) readStage({ record: source, context, fates, problems }, outcome);
  else if (record.record === null && isRecordKind(context.kind)) {
    const reason = record.reason ?? ONLY_FIGURES;
    row.leftOut = { kind: "failed", reason };
    tally.countLeftOut(row, { kind: "refused", reason });
    return;
  }
  // Who is paid is looked for among the people of the workspace before a word for the whole table counts.
  if (isSaidOfPaid(context)) read.unplaced.push(...found.map(({ account }) => account.handle.toLowerCase()));
  // Whom the row names and whom its link names are two: neither is made before somebody says who it is.
  if (isOfAnother(record)) keepHandle(source, context, record.record);
  else row.accounts = found.map((account, index) => merger.add({ line, part: part + index, cells }, account));
  keepRecord(row, record, progress);
  read.problems.push(...problems);
  tally.count(row, fates);
}

function isOfAnother({ record }: RecordOutcome): boolean {
  if (record === null || !("url" in record) || record.url === null || record.handle === null) return false;
  const handle = readPostLink(record.url)?.handle ?? null;
  return handle !== null && handle.toLowerCase() !== record.handle.toLowerCase();
}

/** As it is written, beside what waits. */
function keepHandle({ cells }: TableRecord, { columns }: TableContext, record: ReadRecord | null): void {
  for (const { field, header, index } of columns) {
    const cell = textAt(cells, index);
    if (record && (field === "handle" || field === "url") && !isNotKnown(cell))
      record.fields[header] ??= cell;
  }
}

const NOBODY = { platform: null, handle: null };

function keepRecord(row: RowReading, outcome: RecordOutcome, { read, merged }: Progress): void {
  if (outcome.record === null) return;
  row.record = merged.add(outcome.record, outcome.cells);
  for (const { record, cells } of outcome.further) merged.add(record, cells);
  read.problems.push(...outcome.problems);
}

/** A row without an account may still be a post, an order or a payment. */
function leaveOut(row: RowReading, source: TableRecord, outcome: RowLeftOut, progress: InSection): void {
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
    // Somebody said where the others are.
    if (!isSaidOfPaid(context)) read.withoutPlatform += 1;
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
