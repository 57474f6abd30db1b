import * as z from "zod/mini";
import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";
import { listOf } from "../paging.ts";
import { PriceText } from "../prices.ts";

/** What the rows of a table are. */
export const IMPORT_KINDS = ["creators", "posts", "orders", "payments", "audience"] as const;
export const ImportKind = z.enum(IMPORT_KINDS, `Choose one of ${IMPORT_KINDS.join(", ")}`);
export type ImportKind = z.infer<typeof ImportKind>;

/** read = created + updated + unchanged + skipped + failed. */
export const ImportRowCounts = z.object({
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  failed: z.int(),
  /** Of posts, orders and payments: rows whose creator cannot be told, so that a person chooses. */
  withoutCreator: z.optional(z.int()),
});
export type ImportRowCounts = z.infer<typeof ImportRowCounts>;

/** The posts, orders or payments of a table, each once: total = known + new + waiting. */
export const ImportRecordCounts = z.object({
  total: z.int(),
  /** Of creators that the workspace has. */
  known: z.int(),
  /** Of creators that come in with the table, without figures. */
  new: z.int(),
  /** Whose creator cannot be told. */
  waiting: z.int(),
  /** What they are, where the table lists people as well. */
  kind: z.optional(z.enum(["posts", "orders", "payments"])),
});
export type ImportRecordCounts = z.infer<typeof ImportRecordCounts>;

export const ImportState = z.enum(["running", "done", "failed", "removed"]);
export type ImportState = z.infer<typeof ImportState>;

/** What an import in the background does now: a few tables are worked on at a time, and reading takes seconds. */
export const ImportStage = z.enum(["waiting", "reading", "writing"]);
export type ImportStage = z.infer<typeof ImportStage>;

/** Rows that are in, of all; the total is null until the table is read. */
export const ImportProgress = z.object({ stage: ImportStage, rows: z.int(), of: z.nullable(z.int()) });
export type ImportProgress = z.infer<typeof ImportProgress>;

export const ImportSummary = z.object({
  id: z.uuid(),
  fileName: z.nullable(z.string()),
  kind: ImportKind,
  state: ImportState,
  rows: ImportRowCounts,
  creators: z.int(),
  /** Null for a table of creators, and until it is known. */
  records: z.nullable(ImportRecordCounts),
  /** How far an import in the background is; null for others and once it has ended. */
  progress: z.nullable(ImportProgress),
  /** Why an import failed and what to do next; null where there is nothing to say. */
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  removedAt: z.nullable(z.iso.datetime()),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

/** Newest first. */
export const ImportList = listOf(ImportSummary);
export type ImportList = z.infer<typeof ImportList>;

/** Where the counts of one import come from: its creators, and what became of its rows. */
export function importSource(
  { rows, creators }: Pick<ImportSummary, "rows" | "creators">,
  { name, at }: { name: string | null; at: string | null },
): FigureSource {
  return {
    metric: "import.rows",
    label: "Imported",
    definition:
      "Every row is new, updated, unchanged or left out; creators are the accounts that the rows name, each once.",
    inputs: [
      { label: "Creators", value: formatTotal(creators) },
      { label: "Rows new", value: formatTotal(rows.created) },
      { label: "Updated", value: formatTotal(rows.updated) },
      { label: "Unchanged", value: formatTotal(rows.unchanged) },
      { label: "Skipped", value: formatTotal(rows.skipped) },
      { label: "Failed", value: formatTotal(rows.failed) },
    ],
    sample: plural(rows.read, "row"),
    asOf: at,
    source: name,
  };
}

/** A value that the table would have replaced: typed by hand, or newer. */
export const ImportKept = z.object({
  line: z.int(),
  creator: z.string(),
  field: z.string(),
  kept: PriceText,
  offered: PriceText,
  /** Why it stays; absent of what was typed. */
  reason: z.optional(z.string()),
});
export type ImportKept = z.infer<typeof ImportKept>;

/** The same beside the creator whose value it is, with the table that would have replaced it. */
const CreatorKept = z.extend(ImportKept, {
  importId: z.uuid(),
  fileName: z.nullable(z.string()),
  /** When the table came, UTC. */
  at: z.string(),
});
export type CreatorKept = z.infer<typeof CreatorKept>;

/** The newest first, each field once. */
export const CreatorKeptList = z.object({ items: z.array(CreatorKept) });
export type CreatorKeptList = z.infer<typeof CreatorKeptList>;
