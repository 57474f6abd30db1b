import {
  ImportKept,
  ImportKind,
  ImportRecordCounts,
  ImportRowCounts,
  ImportStage,
  ImportState,
} from "@app/contract/discovery/import-history";
import {
  AlikeCreator,
  IMPORT_ERRORS_MAX,
  ImportMapping,
  ImportTold,
  RememberedColumn,
} from "@app/contract/discovery/imports";
import { PlaceChoice } from "@app/contract/discovery/import-places";
import type { ImportDetail } from "@app/contract/discovery/imports";
import type { ImportSummary } from "@app/contract/discovery/import-history";
import { Platform } from "@app/contract/platforms";
import * as z from "zod/mini";
import { isText } from "./reading/encoding.ts";
import type { AccountResult, RowChange } from "./import-changes.rules.ts";
import type { ImportCounts, ImportRow } from "./imports.store.ts";
import type { TableRow, TableSummary } from "./table-reader/table-reader.messages.ts";

/** What became of each account, in the order of the accounts. */
export type RowStates = readonly AccountResult[];

/** What a row counts as: a row with several accounts counts once, by the account on which it did most. */
export function rowState(row: TableRow, states: RowStates): RowChange["state"] | "failed" | null {
  const found = row.accounts.map((account) => states[account]?.state);
  if (found.length === 0) return null;
  if (found.every((state) => state === "refused")) return "failed";
  if (found.includes("created")) return "created";
  return found.includes("updated") ? "updated" : "unchanged";
}

/** The counts before the rows with accounts are told apart. */
export function countRows({ rows, folded, creators, kind }: TableSummary): Omit<ImportCounts, "done"> {
  return { ...rows, created: 0, updated: 0, unchanged: 0, folded, creators, kind };
}

/** The name of a table: of a workbook with several sheets, with the one that was read. */
export function tableName(
  fileName: string | null,
  { sheet, sheets }: Pick<TableSummary, "sheet" | "sheets">,
): string | null {
  if (fileName === null || sheet === null || sheets.length < 2) return fileName;
  const end = `, ${sheet}`;
  return fileName.endsWith(end) ? fileName : `${fileName}${end}`;
}

const StoredCounts = z.extend(ImportRowCounts, {
  creators: z.int(),
  folded: z.int(),
  done: z.int(),
  kind: z._default(ImportKind, "creators"),
  written: z.optional(z.int()),
  records: z.optional(ImportRecordCounts),
  told: z.optional(ImportTold),
});

/** The counts of an import that is in, with what else its answer tells. */
export function countsWithTold(
  { counts, kept, alike }: { counts: ImportCounts } & Omit<ImportTold, "cells">,
  cells: ImportTold["cells"],
): ImportCounts {
  return {
    ...counts,
    told: { cells, kept: kept.slice(0, IMPORT_ERRORS_MAX), alike: alike.slice(0, IMPORT_ERRORS_MAX) },
  };
}

/** The stored counts of an import. */
export function toCounts(stored: unknown): ImportCounts {
  return StoredCounts.parse(stored);
}

/** What an import in the background was asked for, and how far it is. */
const ImportRun = z.object({
  fileId: z.uuid(),
  mapping: z.array(ImportMapping),
  /** What was chosen in earlier imports when this one was asked for. */
  remembered: z._default(z.array(RememberedColumn), []),
  platform: z.nullable(Platform),
  currency: z.string(),
  /** A person chose it for this table. */
  isCurrencyChosen: z._default(z.boolean(), false),
  kind: z.optional(ImportKind),
  /** Where cities are, as was said. */
  places: z._default(z.array(PlaceChoice), []),
  sheet: z.optional(z.string()),
  /** Rows that are in. */
  rows: z.int(),
  /** Rows of the table; null until it is read. */
  of: z.nullable(z.int()),
  stage: z._default(ImportStage, "reading"),
  /** The first ones; of an import that is older than this list none are known. */
  kept: z._default(z.array(ImportKept), []),
  alike: z._default(z.array(AlikeCreator), []),
  problem: z.nullable(z.string()),
  movedAt: z.iso.datetime(),
});
export type ImportRun = z.infer<typeof ImportRun>;

/** Null for an import that ran while its page waited. */
export function toRun(stored: unknown): ImportRun | null {
  return z.nullable(ImportRun).parse(stored);
}

/** An import that still says that it runs after this long without a step was cut off; a step takes seconds. */
const ABANDONED_MS = 15 * 60_000;
const ABANDONED =
  "This import was cut off. What is in stays. Import the same table again: rows that are in already are left as they are.";

/** Where an import stands; one whose server went away in the middle of it has failed. */
export function stateOf(row: ImportRow, now: Date): ImportState {
  const state = ImportState.parse(row.state);
  const moved = toRun(row.run)?.movedAt ?? row.created_at;
  const isAbandoned = now.getTime() - new Date(moved).getTime() > ABANDONED_MS;
  return state === "running" && isAbandoned ? "failed" : state;
}

export function toSummary(row: ImportRow, now: Date): ImportSummary {
  const counts = toCounts(row.counts);
  const {
    creators,
    records = null,
    kind,
    done: _done,
    folded: _folded,
    written: _written,
    told: _told,
    ...rows
  } = counts;
  const run = toRun(row.run);
  const state = stateOf(row, now);
  return {
    id: row.id,
    fileName: row.file_name,
    kind,
    state,
    rows,
    creators,
    records,
    progress: run && state === "running" ? { stage: run.stage, rows: run.rows, of: run.of } : null,
    problem: state === "failed" ? (run?.problem ?? ABANDONED) : null,
    createdAt: row.created_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
  };
}

export function toDetail(row: ImportRow, now: Date): ImportDetail {
  const { told } = toCounts(row.counts);
  const run = toRun(row.run);
  return {
    ...toSummary(row, now),
    cells: told?.cells ?? null,
    kept: told?.kept ?? run?.kept ?? null,
    alike: told?.alike ?? run?.alike ?? null,
  };
}

/** First bytes of files that people take for tables. */
const MAGIC: readonly [string, string][] = [
  ["504b0304", "an archive"],
  ["25504446", "a PDF"],
  ["89504e47", "a picture"],
  ["ffd8ff", "a picture"],
  ["47494638", "a picture"],
  ["1a45dfa3", "a video"],
  ["1f8b", "a packed file"],
];

/** What a file is that is no text at all; null for texts. */
export function fileKind(content: string | Uint8Array): string | null {
  if (typeof content === "string") return null;
  const start = Buffer.from(content.subarray(0, 8)).toString("hex");
  const isVideo = Buffer.from(content.subarray(4, 8)).toString("latin1") === "ftyp";
  if (isVideo) return "a video";
  const known = MAGIC.find(([magic]) => start.startsWith(magic));
  if (known) return known[1];
  return isText(content) ? null : "of another kind";
}
