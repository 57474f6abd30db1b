import { IMPORT_ROWS_MAX } from "@app/contract/discovery/imports";
import type { ImportInput, ImportMapping } from "@app/contract/discovery/imports";
import { isMapped } from "./reading/columns/mapping.ts";
import { fileKind } from "./imports.rules.ts";
import { emptyTable, notATable, tooManyRows, unknownColumn } from "./imports.errors.ts";
import type { OpenTable, TableReader } from "./table-reader/table-reader.ts";

/** A table to read: text as pasted, or the bytes of a file. */
export type ImportSource = Omit<ImportInput, "text" | "base64" | "background"> & {
  content: string | Uint8Array;
};

/**
 * Reads a table and hands it to `work`; it is closed afterwards.
 * @throws `imports.not_a_table`, `imports.empty`, `imports.too_many_rows`, `imports.unknown_column`,
 * `imports.unreadable`.
 */
export async function withTable<T>(
  reader: TableReader,
  source: ImportSource,
  work: (table: OpenTable) => Promise<T>,
): Promise<T> {
  requireText(source);
  const table = await reader.open({
    input: source.content,
    options: {
      fileName: source.fileName ?? null,
      mapping: source.mapping,
      platform: source.platform ?? null,
      kind: source.kind,
    },
  });
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

/** @throws `imports.not_a_table` for pictures, workbooks and whatever else is no text. */
export function requireText({ content }: ImportSource): void {
  const kind = fileKind(content);
  if (kind !== null) throw notATable(kind);
}

/** @throws `imports.unknown_column` when a person maps a column that the table does not have. */
function requireColumns({ summary }: OpenTable, mapping: readonly ImportMapping[]): void {
  const missing = mapping.find((said) => !summary.columns.some((column) => isMapped(column, said)));
  if (missing) throw unknownColumn(missing.header ?? `Column ${(missing.index ?? 0) + 1}`);
}
