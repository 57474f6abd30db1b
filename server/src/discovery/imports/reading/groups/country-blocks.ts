import {
  currencyOfSign,
  readCurrency,
  sharesSign,
  withoutCurrency,
} from "#/discovery/imports/reading/cells/currencies.ts";
import { readCountry } from "#/discovery/imports/reading/cells/places.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readHeader } from "#/discovery/imports/reading/columns/headers.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import {
  amounts,
  currenciesSaid,
  currencySaidAround,
  currencyOfCells,
  dollarsOfTable,
  isOfOpenDollars,
} from "#/discovery/imports/reading/table-currency.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { currencyOfCountry, DOLLARS } from "#/language/money/currencies.ts";
import { BLOCK_PATTERN } from "#/language/tables/tables.ts";

/** What a line alone says of the rows below it: "SCHWEIZ (5)", "UK creators, prices in GBP". */
export interface CountryBlock {
  heading: string;
  country: string | null;
  currency: string | null;
}

/** The currency of prices of a block that name none; `isTold` where the block itself says it. */
export interface BlockCurrency {
  currency: string;
  isTold: boolean;
}

const HEADING_MAX = 60;
const WORDS_MAX = 8;
const NOISE = new RegExp(String.raw`(?<!\p{L})(?:${BLOCK_PATTERN})(?!\p{L})|[()[\]:;,./|&–—↓↑→▼*=_-]`, "gu");
const COUNT = /\([^()]*\d[^()]*\)/gu;
/** Fields whose cells are words of places or currencies themselves. */
const OF_PLACES: ReadonlySet<string> = new Set([
  "country",
  "city",
  "currency",
  "audienceCountry",
  "language",
]);

/** Marks the lines that head blocks by country or currency, and the rows of each; the line above the header is one beside others. */
export function markBlocks(table: Table): Table {
  const { headers, records } = table;
  if (headers.filter((header) => header !== "").length < 2) return table;
  const found = records.map((record) => headingOf(record, headers));
  if (found.every((block) => block === null)) return table;
  const above = table.titles.findLast(({ cells }) => cells.some((cell) => cell !== ""));
  let block = above === undefined ? null : readHeading(firstOf(above));
  const marked = records.map((record, at): TableRecord => {
    const own = found[at] ?? null;
    if (own !== null) block = own;
    // A line above a repeated header heads something, also where its words are not known.
    const isOther = own === null && records[at + 1]?.isHeading === true && isAlone(record);
    if (isOther) block = null;
    if (own !== null || isOther) return { ...record, isHeading: true };
    return block === null ? record : { ...record, block };
  });
  return { ...table, records: marked };
}

function headingOf(record: TableRecord, headers: readonly string[]): CountryBlock | null {
  if (record.isHeading || !isAlone(record)) return null;
  const at = record.cells.findIndex((cell) => cell !== "");
  const [field = ""] = readHeader(textAt(headers, at)).fields;
  return OF_PLACES.has(field) ? null : readHeading(textAt(record.cells, at));
}

function isAlone({ cells }: TableRecord): boolean {
  return cells.filter((cell) => cell !== "").length === 1;
}

function firstOf({ cells }: TableRecord): string {
  return cells.find((cell) => cell !== "") ?? "";
}

/** Null for a line that says anything besides a country, a currency and what the rows are. */
function readHeading(text: string): CountryBlock | null {
  const said = text.replaceAll(COUNT, " ");
  if (text.length > HEADING_MAX || (text.match(/\p{L}+/gu)?.length ?? 0) > WORDS_MAX || /[\d@]/u.test(said))
    return null;
  const rest = withoutCurrency(said).replaceAll(NOISE, " ").replaceAll(/\s+/gu, " ").trim();
  const country = rest.length < 2 ? null : readCountry(rest);
  if (rest !== "" && country === null) return null;
  const currency = sharesSign(text) ? ofSign(text, country) : readCurrency(text);
  return country === null && currency === null ? null : { heading: text, country, currency };
}

function ofSign(text: string, country: string | null): string | null {
  const home = country === null ? null : currencyOfCountry(country);
  const dollars = home !== null && DOLLARS.has(home) ? [home] : [];
  return currencyOfSign(text, {
    beside: null,
    country: country ?? undefined,
    table: home,
    dollars,
    assumed: null,
  });
}

/**
 * The currency of each block: that of its heading, of the prices in it, of the title, else the one of its country, which a
 * person is told.
 */
function currenciesOfBlocks(
  records: readonly TableRecord[],
  columns: readonly Column[],
  { title, named, dollars }: Record<"named" | "dollars", readonly string[]> & { title: string | null },
): ReadonlyMap<CountryBlock, BlockCurrency> {
  const found = new Map<CountryBlock, BlockCurrency>();
  for (const [block, rows] of Map.groupBy(records, (record) => record.block)) {
    if (block === undefined) continue;
    const cells = columns.map(({ index }) => rows.map((row) => textAt(row.cells, index)));
    const home = block.country === null ? null : currencyOfCountry(block.country);
    // Below "Canada" a bare "$" may be either dollar.
    const open =
      home !== null && home !== "USD" && DOLLARS.has(home) ? [home, "USD"] : home === null ? dollars : named;
    const told = block.currency ?? currencyOfCells(columns, cells, open) ?? title;
    if (told !== null) found.set(block, { currency: told, isTold: true });
    else if (home !== null && hasBare(columns, cells)) found.set(block, { currency: home, isTold: false });
  }
  return found;
}

function hasBare(columns: readonly Column[], cells: readonly (readonly string[])[]): boolean {
  return amounts(columns).some(({ index }) =>
    (cells[index] ?? []).some((cell) => /\d/u.test(cell) && readCurrency(cell) === null),
  );
}

/** What a table says of amounts that do not name their currency. */
export function currenciesOf(
  { records }: { records: readonly TableRecord[] },
  columns: readonly Column[],
  {
    cells,
    title,
    beside,
    assumed,
  }: {
    cells: readonly (readonly string[])[];
    title: string | null;
    beside: readonly string[];
    assumed: string | null;
  },
) {
  const around = currenciesSaid([...notesOf(records), ...beside]);
  const others = currenciesSaid(columns.map(({ header }) => header));
  const named = dollarsOfTable(title, columns, cells, [...new Set([...others, ...around])]);
  const dollars = named.length === 0 ? dollarsOfWorkspace(assumed) : named;
  return {
    currency:
      title ??
      currencyOfCells(columns, cells, dollars) ??
      currencySaidAround(columns, cells, others.length > 0 ? [] : around),
    dollars: named,
    isOfOpenDollars: isOfOpenDollars(columns, cells, dollars),
    blocks: currenciesOfBlocks(records, columns, { title, named, dollars }),
  };
}

/** Where a table names no dollar, a bare "$" is the workspace's; one that reckons in none leaves it open. */
function dollarsOfWorkspace(assumed: string | null): readonly string[] {
  if (assumed === null) return [];
  return DOLLARS.has(assumed) ? [assumed] : [...DOLLARS];
}

/** "* all rates in MXN" below or between the rows; a line that heads a block speaks for that block alone. */
function notesOf(records: readonly TableRecord[]): string[] {
  const lone = records.filter((record) => !record.isHeading && isAlone(record));
  return lone.map(firstOf).filter((text) => !/\d/u.test(text) && /\s/u.test(text));
}
