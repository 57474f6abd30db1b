import { isRecordKind } from "@app/contract/discovery/import-records";
import type { RecordKind } from "@app/contract/discovery/import-records";
import type { DoubtfulPlace, PlaceChoice } from "@app/contract/discovery/import-places";
import type { DoubtfulColumn, ImportMapping, RememberedColumn } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import type { Platform } from "@app/contract/platforms";
import { mentionedPlatform } from "./cells/accounts.ts";
import { withoutJson } from "./cells/json-cells.ts";
import { readVat } from "./cells/offers.ts";
import { isTurkish } from "./cells/turkish.ts";
import type { Column } from "./columns/column.ts";
import { mapColumns } from "./columns/columns.ts";
import { readColumn } from "./columns/column-reading.ts";
import type { ColumnReading } from "./columns/column-reading.ts";
import { findDoubts } from "./columns/doubts.ts";
import { DoubtfulPlaces } from "./doubtful-places.ts";
import { currenciesOf, markBlocks } from "./groups/country-blocks.ts";
import { TURNED_REASON, turnedTable } from "./groups/turned-tables.ts";
import { isOfParcels } from "./groups/parcels.ts";
import { groupsOf } from "./groups/table-groups.ts";
import { findOwnColumns } from "./columns/own-columns.ts";
import { cleanText } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import type { KindReading } from "./kinds/kind-reading.ts";
import { ordersSentBack } from "./kinds/record-cancelled.ts";
import { readCurrency } from "./cells/currencies.ts";
import { cleanCell, cutTable } from "./records.ts";
import type { CutTable, PlacedRecord, SheetTable } from "./records.ts";
import type { TableContext } from "./row-accounts.ts";
import { stylesOf } from "./history/day-spans.ts";
import { isRepeated } from "./row/repeated-platforms.ts";
import { countryOfRegions } from "./row/places-of-rows.ts";
import { unitsBelow } from "./row/units-below.ts";
import { findTable, isHeading } from "./table.ts";
import { dayAbove, homeOf, platformAbove, platformOfTable, saidInTitles, saidOfColumns } from "./titles.ts";
import type { Table } from "./table.ts";
import { cellsOfColumns } from "./tables/kind-of-table.ts";
import { readSections } from "./tables/section-rows.ts";
import type { RowsRead, Section } from "./tables/section-rows.ts";
import { tablesOfSheet } from "./tables/tables-of-sheet.ts";
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
  /** Days that nothing decides have the month first. */
  isMonthFirst?: boolean | undefined;
  /** Where cities are, as a person says. */
  cities?: readonly PlaceChoice[] | undefined;
  /** What the rows are, where a person says so. */
  kind?: ImportKind | undefined;
  /** Platforms of handles that somebody knows, in lower case. */
  places?: ReadonlyMap<string, Platform> | undefined;
}

/** With what the other sheets of its workbook say of money. */
type SheetOptions = ReadingOptions & { beside?: readonly string[] | undefined };

/** A whole table, read. */
export interface Reading extends RowsRead, KindReading {
  /** What the records are; null for a table of creators or audiences. */
  recordKind: RecordKind | null;
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
  const { tables, isBeside } =
    turned === null
      ? tablesOfSheet(records, options.kind)
      : { tables: [markBlocks(findTable(turned))], isBeside: false };
  // What a person says of all rows is said of those that are no table of their own.
  const kind = tables.length > 1 ? undefined : options.kind;
  const sections = tables.map((table) => sectionOf(table, names, { ...options, kind }));
  const columns = columnsOf(sections);
  const own = columns.map(({ column }) => column);
  const read = readSections(sections, own, { isBeside });
  if (sections.some(({ context }) => context.history !== null) || sections.length > 1)
    read.rows.sort((one, other) => one.line - other.line);
  return {
    headerLine: tables[0]?.headerLine ?? null,
    ...kindOfSections(sections, { isBeside }),
    ...(turned !== null && { kindReason: TURNED_REASON }),
    columns: columns.map(({ column, section }) => readColumn(column, section.context, section.cells)),
    doubtful: sections.flatMap(({ context, cells }) => findDoubts(context, cells)),
    doubtfulPlaces: sections.flatMap(({ context }) => context.doubtfulPlaces.list()),
    asOf: sections.map(({ asOf }) => asOf).find((day) => day !== null) ?? null,
    ...read,
  };
}

type ReadSection = Section & { kind: KindReading; cells: (readonly string[])[]; asOf: string | null };

/** What is known of a table before its rows are read. */
function sectionOf(found: Table, names: readonly (string | null)[], options: SheetOptions): ReadSection {
  const table = { ...found, records: withoutJson(found.records, found.headers) };
  const below = table.records.filter((record) => !isHeading(record, table.headers));
  const cells = cellsOfColumns(table);
  const headers = table.headers.map((header, index) => ({ header, group: textAt(table.groups, index) }));
  const currency = saidInTitles(table, readCurrency);
  const { columns, kind, history, crossed } = mapColumns(headers, cells, {
    ...options,
    ...saidOfColumns(table),
  });
  const said = options.platform ?? platformOfTable(columns, names);
  const asOf = dayAbove(table, options.today ?? null);
  const assumed = assumedCurrency(options);
  const context: TableContext = {
    columns,
    styles: stylesOf({ columns, cells, table, names, ...calendarOf(options) }),
    headers: table.headers,
    platform: said ?? mentionedPlatform(table.headers.join(" , ")),
    isPlatformGuessed: said === null,
    above: platformAbove(table),
    isPlatformRepeated: isRepeated(columns, below),
    kind: kind.kind,
    history: history?.index ?? null,
    regionsOf: countryOfRegions(columns, cells),
    isOfParcels: kind.kind === "creators" && isOfParcels(columns),
    own: findOwnColumns(columns, cells),
    ...groupsOf(table, columns, { crossed, platform: said, isAudience: kind.kind === "audience" }),
    places: options.places ?? NOWHERE,
    ...currenciesOf(table, columns, { cells, title: currency, beside: options.beside ?? [], assumed }),
    home: homeOf(table, columns, cells),
    unitsBelow: unitsBelow(below, columns),
    assumed,
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
  return { table, context, kind, cells, asOf };
}

/** Each column as the table has it that it belongs to. */
function columnsOf(sections: readonly ReadSection[]): { column: Column; section: ReadSection }[] {
  const width = sections.reduce((widest, { context }) => Math.max(widest, context.columns.length), 0);
  return Array.from({ length: width }).flatMap((_, index) => {
    const all = sections.flatMap((section) => {
      const column = section.context.columns[index];
      return column ? [{ column, section }] : [];
    });
    const isOwn = ({ column: { header, contents } }: (typeof all)[number]) =>
      header !== "" || contents.filled > 0;
    return all.find(isOwn) ?? all[0] ?? [];
  });
}

/** People are what a sheet is of that lists them, too; what else its rows are is told with it. */
function kindOfSections(sections: readonly ReadSection[], { isBeside }: { isBeside: boolean }) {
  const [first, ...others] = sections;
  const recordKind = sections.map(({ kind }) => kind.kind).find(isRecordKind) ?? null;
  if (!first || others.length === 0) return { ...(first?.kind ?? NO_KIND), recordKind };
  const people = sections.find(({ kind }) => kind.kind === "creators") ?? first;
  const reasonOf = ({ kind }: ReadSection) => kind.kindReason.replace(/^E/u, "e");
  const whereOf = ({ table }: ReadSection) =>
    isBeside ? "Beside them" : `From line ${table.headerLine ?? 0} on`;
  const further = others.map((section) => `${whereOf(section)} ${reasonOf(section)}`);
  const count = COUNTS[sections.length] ?? String(sections.length);
  return {
    kind: people.kind.kind,
    kindReason: [`${count} tables: ${reasonOf(first)}`, ...further].join(" "),
    recordKind,
  };
}

/** How many tables a sheet has, in words. */
const COUNTS: Readonly<Record<number, string>> = { 2: "Two", 3: "Three", 4: "Four" };

const NO_KIND: KindReading = { kind: "creators", kindReason: "" };

function calendarOf({ today, isMonthFirst }: ReadingOptions) {
  return { today: today ?? null, isMonthFirst: isMonthFirst ?? false };
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
