import type { PlaceChoice } from "@app/contract/discovery/import-places";
import { meaningsOf } from "@app/contract/discovery/import-meanings";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { IMPORT_ROWS_MAX } from "@app/contract/discovery/imports";
import type { ImportInput, ImportMapping, RememberedColumn } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import type { TableInput } from "./table-reader/table-reader.messages.ts";
import { readSheet } from "./workbooks/workbook-reader.ts";
import { lookAtWorkbook } from "./workbooks/workbook-refusals.ts";
import { invalidInput } from "#/platform/errors.ts";
import { readCountry } from "./reading/cells/places.ts";
import { isMapped } from "./reading/columns/mapping.ts";
import { fileKind } from "./imports.rules.ts";
import {
  emptyTable,
  notATable,
  tooManyRows,
  unknownColumn,
  unknownMeaning,
  unreadableWorkbook,
} from "./imports.errors.ts";
import type { OpenTable, TableReader } from "./table-reader/table-reader.ts";

/** A table to read: text as pasted, or the bytes of a file. */
export type ImportSource = Omit<ImportInput, "text" | "base64" | "background" | "places"> & {
  content: string | Uint8Array;
  /** Where cities are, as a person says. */
  places?: readonly PlaceChoice[];
  /** In the time zone of the workspace. */
  today?: string;
  /** Days of the workspace's country have the month first, where a table leaves it open. */
  isMonthFirst?: boolean;
  /** A person chose the currency of this table; else it is the workspace's. */
  isCurrencyChosen?: boolean;
  /** What was chosen in earlier imports. */
  remembered?: readonly RememberedColumn[];
};

/** The platforms of handles in lower case, as far as they are known. */
export type PlacesOf = (
  handles: readonly string[],
  kind: ImportKind,
) => Promise<ReadonlyMap<string, Platform>>;

interface TableReading {
  placesOf: PlacesOf;
  signal?: AbortSignal;
  /** Brings the content once more: then what is there goes to the reading thread, and memory holds it once. */
  reload?: (() => Promise<Uint8Array>) | undefined;
}

/**
 * Reads a table and hands it to `work`; it is closed afterwards. Where rows name handles without a platform, it is read
 * once more with what `placesOf` knows of them.
 * @throws `imports.not_a_table`, `imports.unreadable_workbook`, `imports.unknown_sheet`, `imports.empty`,
 * `imports.too_many_rows`, `imports.unknown_column`, `imports.unknown_meaning`, `imports.unreadable`.
 */
export async function withTable<T>(
  reader: TableReader,
  source: ImportSource,
  { placesOf, signal, reload }: TableReading,
  work: (table: OpenTable) => Promise<T>,
): Promise<T> {
  const table = await openPlaced(reader, source, await inputOf(source, signal), { placesOf, reload });
  try {
    const { read } = table.summary.rows;
    if (read === 0) throw emptyTable();
    if (read > IMPORT_ROWS_MAX) throw tooManyRows(read, IMPORT_ROWS_MAX);
    requireColumns(table, source.mapping);
    return await work(table);
  } finally {
    await table.close();
  }
}

async function openPlaced(
  reader: TableReader,
  source: ImportSource,
  input: TableInput,
  { placesOf, reload }: TableReading,
): Promise<OpenTable> {
  const options = {
    fileName: source.fileName ?? null,
    mapping: source.mapping,
    remembered: source.remembered,
    platform: source.platform ?? null,
    kind: source.kind,
    currency: source.currency,
    isCurrencyChosen: source.isCurrencyChosen,
    cities: citiesOf(source),
    today: source.today,
    isMonthFirst: source.isMonthFirst,
  };
  const isSheet = typeof input === "object" && "sheets" in input;
  const table = await reader.open({ input, options }, reload !== undefined);
  const { unplaced, kind } = table.summary;
  if (unplaced.length === 0) return table;
  const places = await placesOf(unplaced, kind).catch(async (error: unknown) => {
    await table.close();
    throw error;
  });
  if (places.size === 0) return table;
  await table.close();
  const again = reload === undefined || isSheet ? input : await reload();
  return reader.open({ input: again, options: { ...options, places } });
}

/** What a person says of cities, each country by its two letters. @throws `request.invalid` for what is no country. */
function citiesOf({ places = [] }: ImportSource): PlaceChoice[] {
  return places.map(({ city, country: said }) => {
    const country = said === "unknown" ? said : readCountry(said);
    if (country !== null) return { city, country };
    throw invalidInput("places", `“${said}” is no country. Write its name, its two letters or unknown`);
  });
}

/** The text of a table, or a sheet of a workbook. */
async function inputOf(source: ImportSource, signal?: AbortSignal): Promise<TableInput> {
  const { content } = source;
  if (requireTable(source) === "text" || typeof content === "string") return content;
  return readSheet(content, source.sheet ?? null, signal);
}

/**
 * Looks at the beginning and, of a workbook, at what it says it holds.
 * @throws `imports.not_a_table` for pictures and whatever else is no table, `imports.unreadable_workbook`.
 */
export function requireTable({ content }: ImportSource): "text" | "workbook" {
  if (typeof content === "string") return "text";
  const looked = lookAtWorkbook(content);
  if (looked.kind === "refused") throw unreadableWorkbook(looked.refusal);
  if (looked.kind === "workbook") return "workbook";
  const kind = fileKind(content);
  if (kind !== null) throw notATable(kind);
  return "text";
}

/** @throws `imports.unknown_column`, `imports.unknown_meaning` where a person maps what the table does not have. */
function requireColumns({ summary }: OpenTable, mapping: readonly ImportMapping[]): void {
  const { columns, kind, recordKind } = summary;
  const missing = mapping.find((said) => !columns.some((column) => isMapped(column, said)));
  if (missing) throw unknownColumn(missing.header ?? `Column ${(missing.index ?? 0) + 1}`);
  const ofRecords = recordKind === null || recordKind === kind ? [] : meaningsOf(recordKind);
  const allowed = [...new Set([...meaningsOf(kind), ...ofRecords])];
  const odd = mapping.find(({ field }) => field !== "auto" && !allowed.includes(field));
  if (odd) throw unknownMeaning(odd.field, kind, [...allowed, "auto"]);
}
