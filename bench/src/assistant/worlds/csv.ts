import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TABLE_NAMES, TABLES } from "./world.ts";
import type { Row, World } from "./world.ts";

/** Rows as a file for people and spreadsheets. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column] ?? ""))).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

/** Writes the rows of a workspace into a folder of its name, one file for each table. */
export function writeRows(folder: string, { name, tables }: World): void {
  mkdirSync(join(folder, name), { recursive: true });
  for (const table of TABLE_NAMES) {
    if (tables[table].length === 0) continue;
    writeFileSync(join(folder, name, `${table}.csv`), csvOf(TABLES[table], tables[table]));
  }
}

function quoted(cell: string): string {
  return /[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
