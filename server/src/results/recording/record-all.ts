import type { ObjectionsService } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { Place } from "#/results/attaching/attaching.ts";
import type { Evidence } from "#/results/attaching/evidence.ts";
import type { Row } from "./merging.ts";
import { placeAll, touchChanged } from "./placing.ts";
import { planRows, REFUSED } from "./recording.ts";
import type { PlannedRows } from "./recording.ts";
import type { Numbering } from "./records.ts";
import { refusedRows } from "./refusing.ts";
import { lockRecording, writeRows } from "./recording.store.ts";
import type { RecordTable } from "./recording.store.ts";

/** Where a record belongs and what makes it the same. */
export interface Found {
  place: Place;
  /** Null for what is always new. */
  identity: string | null;
  now: Date;
}

/** What many recordings of one kind have in common. */
export interface RecordingContext {
  now: Date;
  objections: ObjectionsService;
  /** The day of a moment in the workspace's time zone, yyyy-mm-dd. */
  dayOf: (moment: Date) => string;
  /** Counts on where a table comes in several pieces; absent, the records are a table of their own. */
  numbering?: Numbering;
  /** Only says what recording would do. */
  isPreview?: boolean;
}

/** How records of one kind become rows. */
export interface Recording<Item extends { evidence: Evidence }> {
  table: RecordTable;
  items: readonly Item[];
  identities: (
    items: readonly Item[],
    handles: ReadonlyMap<Evidence, string>,
    numbering: Numbering | undefined,
  ) => (string | null)[];
  /** What a row was the same by while less was known of whose it is; counted after its identity. */
  formerly?: (
    items: readonly Item[],
    handles: ReadonlyMap<Evidence, string>,
    numbering: Numbering | undefined,
  ) => string[][];
  toRow: (item: Item, found: Found) => Row;
  /** What needs a look at the database once the places are known. */
  complete?: (rows: readonly Row[]) => Promise<Row[]>;
}

/**
 * Attaches records and stores them, in the transaction that is given: every post, order and payment comes in here, and
 * none of somebody who asked not to be stored.
 */
export async function recordAll<Item extends { evidence: Evidence }>(
  transaction: Transaction,
  workspaceId: string,
  { table, items, identities, formerly, toRow, complete }: Recording<Item>,
  { now, objections, numbering, isPreview = false }: Omit<RecordingContext, "dayOf">,
): Promise<PlannedRows> {
  if (!isPreview) await lockRecording(transaction, workspaceId);
  const evidence = items.map((item) => item.evidence);
  const { places, handles } = await placeAll(transaction, workspaceId, evidence);
  const known = identities(items, handles, numbering);
  const before = formerly?.(items, handles, numbering) ?? [];
  const rows = items.map((item, index) => {
    const place = places[index];
    if (!place) throw new Error("Every record has a place");
    return toRow(item, { place, identity: known[index] ?? null, now });
  });
  const whole = complete ? await complete(rows) : rows;
  const former = new Map(whole.map((row, index) => [row, before[index] ?? []]));
  const refused = await refusedRows(transaction, workspaceId, objections, whole);
  const allowed = whole.filter((row) => !refused.has(row));
  const { rows: kept, changes } = await planRows(transaction, table, workspaceId, allowed, former);
  const left = kept.values();
  const planned = {
    changes,
    rows: whole.map((row) => (refused.has(row) ? REFUSED : (left.next().value ?? REFUSED))),
  };
  if (isPreview) return planned;
  const changed = [...planned.changes.values()].map(({ after }) => after);
  await writeRows(transaction, table, workspaceId, changed);
  await touchChanged(transaction, workspaceId, planned.rows);
  return planned;
}
