import { ImportRowCounts, ImportState } from "@app/contract/importing";
import type { ImportSummary } from "@app/contract/importing";
import * as z from "zod/mini";
import type { AccountResult } from "./import-batch.ts";
import type { ImportCounts, ImportRow } from "./imports.store.ts";
import type { TableRow, TableSummary } from "./table-reader.messages.ts";

/** What became of each account, in the order of the accounts. */
export type RowStates = readonly AccountResult[];

/** What a row counts as: a row with several accounts counts once, by the account on which it did most. */
export function rowState(row: TableRow, states: RowStates): AccountResult["state"] | null {
  const found = row.accounts.map((account) => states[account]?.state);
  if (found.length === 0) return null;
  if (found.includes("created")) return "created";
  return found.includes("updated") ? "updated" : "unchanged";
}

/** The counts before the rows with accounts are told apart. */
export function countRows({ rows, folded }: TableSummary, states: RowStates): Omit<ImportCounts, "done"> {
  return { ...rows, created: 0, updated: 0, unchanged: 0, folded, creators: states.length };
}

const StoredCounts = z.extend(ImportRowCounts, { creators: z.int(), folded: z.int(), done: z.int() });

/** The stored counts of an import. */
export function toCounts(stored: unknown): ImportCounts {
  return StoredCounts.parse(stored);
}

/** An import that still says that it runs after this long was cut off; the largest takes about two minutes. */
const ABANDONED_MS = 15 * 60_000;

/** Where an import stands; one whose server went away in the middle of it has failed. */
export function stateOf(row: ImportRow, now: Date): ImportState {
  const state = ImportState.parse(row.state);
  const isAbandoned = now.getTime() - row.created_at.getTime() > ABANDONED_MS;
  return state === "running" && isAbandoned ? "failed" : state;
}

export function toSummary(row: ImportRow, now: Date): ImportSummary {
  const { creators, done, folded: _folded, ...rows } = toCounts(row.counts);
  return {
    id: row.id,
    fileName: row.file_name,
    state: stateOf(row, now),
    rows,
    creators: Math.max(creators, done),
    createdAt: row.created_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
  };
}

/** First bytes of files that people take for tables. */
const MAGIC: readonly [string, string][] = [
  ["504b0304", "a workbook or an archive"],
  ["d0cf11e0", "an old workbook"],
  ["25504446", "a PDF"],
  ["89504e47", "a picture"],
  ["ffd8ff", "a picture"],
];

/** What a file is that is no text at all; null for texts. */
export function fileKind(content: string | Uint8Array): string | null {
  if (typeof content === "string") return null;
  const start = Buffer.from(content.subarray(0, 8)).toString("hex");
  const isVideo = Buffer.from(content.subarray(4, 8)).toString("latin1") === "ftyp";
  if (isVideo) return "a video";
  return MAGIC.find(([magic]) => start.startsWith(magic))?.[1] ?? null;
}
