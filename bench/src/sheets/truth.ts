import type { Platform } from "@app/contract/platforms";

/** What the rows of a table are. */
export type SheetKind = "people" | "posts" | "results" | "orders" | "payments" | "audience";
export type RecordKind = Exclude<SheetKind, "people" | "audience">;

/** What is bought, as agencies name it; more than Herald's filters know. */
export type Format = "reel" | "story" | "post" | "carousel" | "video" | "short" | "integration" | "bundle";

/** An amount in minor units; what a table leaves open is absent, and a format that it leaves open is null. */
export interface Price {
  amount: number;
  /** The upper end of a range. */
  upTo?: number;
  currency: string;
  format: Format | null;
  usageMonths?: number;
  exclusivityMonths?: number;
  vat?: "included" | "excluded";
}

export type Value = string | number | Price;

/**
 * One thing that a cell says: of a creator (`email`, `instagram.followers`, `instagram.prices`, `prices.usageMonths`) or
 * of a record (`views`, `amount`).
 */
export interface Expectation {
  /** The key of the creator or record. */
  of: string;
  path: string;
  value: Value;
}

export type Meaning =
  | { kind: "field"; expects: readonly Expectation[] }
  /** Kept under the column's own name. */
  | { kind: "own"; of: string; name: string; value: string }
  /** No value for `path`: to be told with a reason, and nothing to be written there. */
  | { kind: "refused"; of: string; path: string; reason: string }
  | { kind: "nothing"; why: "title" | "header" | "total" | "unknown" };

/** A cell as it is typed, with what it means; an empty text means nothing. */
export interface Cell {
  text: string;
  meaning: Meaning;
}

/** Rows and columns are counted from 0, titles and headers included. */
export interface CellTruth extends Cell {
  row: number;
  column: number;
}

export interface TruthAccount {
  platform: Platform;
  handle: string;
}

export interface TruthCreator {
  key: string;
  accounts: readonly TruthAccount[];
}

/** What must never happen: nothing may stand in these fields of any creator, beyond what cells say. */
export interface Never {
  says: string;
  /** Last parts of paths; "creator" forbids creators that the table does not have. */
  fields: readonly string[];
}

export interface Sheet {
  name: string;
  kind: SheetKind;
  fileName: string;
  delimiter: "," | ";" | "\t";
  rows: readonly (readonly string[])[];
  cells: readonly CellTruth[];
  creators: readonly TruthCreator[];
  /** What no cell says in so many words and yet follows, such as a country from a phone number: allowed, not asked for. */
  follows: readonly Expectation[];
  never: readonly Never[];
}

/** The fields of a creator or record as all cells together say them. */
export function fieldsOf({ cells }: Sheet, key: string): Record<string, Value[]> {
  const fields: Record<string, Value[]> = {};
  for (const { meaning } of cells) {
    if (meaning.kind !== "field") continue;
    for (const { of, path, value } of meaning.expects) if (of === key) (fields[path] ??= []).push(value);
  }
  return fields;
}

/** The table as its file holds it (RFC 4180). */
export function textOf({ rows, delimiter }: Pick<Sheet, "rows" | "delimiter">): string {
  const quoted = (cell: string) =>
    /["\r\n]/u.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(quoted).join(delimiter)}\n`).join("");
}

/** The line of the file, from 1, on which each row begins. */
export function linesOf({ rows }: Pick<Sheet, "rows">): number[] {
  let line = 1;
  return rows.map((row) => {
    const begins = line;
    line += 1 + row.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0);
    return begins;
  });
}
