import type { Transaction } from "#/platform/database/database.ts";
import type { Place } from "#/results/attaching/attaching.ts";
import type { Evidence } from "#/results/attaching/evidence.ts";
import type { Row } from "./merging.ts";
import { placeAll, touchChanged } from "./placing.ts";
import { recordRows } from "./recording.ts";
import type { RecordedRow } from "./recording.ts";
import { lockRecording } from "./recording.store.ts";
import type { RecordTable } from "./recording.store.ts";

/** Where a record belongs and what makes it the same. */
export interface Found {
  place: Place;
  /** Null for what is always new. */
  identity: string | null;
  now: Date;
}

/** How records of one kind become rows. */
export interface Recording<Item extends { evidence: Evidence }> {
  table: RecordTable;
  items: readonly Item[];
  now: Date;
  identities: (items: readonly Item[], handles: ReadonlyMap<Evidence, string>) => (string | null)[];
  toRow: (item: Item, found: Found) => Row;
  /** What needs a look at the database once the places are known. */
  complete?: (rows: readonly Row[]) => Promise<Row[]>;
}

/** Attaches records and stores them, in the transaction that is given. */
export async function recordAll<Item extends { evidence: Evidence }>(
  transaction: Transaction,
  workspaceId: string,
  { table, items, now, identities, toRow, complete }: Recording<Item>,
): Promise<RecordedRow[]> {
  await lockRecording(transaction, workspaceId);
  const evidence = items.map((item) => item.evidence);
  const { places, handles } = await placeAll(transaction, workspaceId, evidence);
  const known = identities(items, handles);
  const rows = items.map((item, index) => {
    const place = places[index];
    if (!place) throw new Error("Every record has a place");
    return toRow(item, { place, identity: known[index] ?? null, now });
  });
  const recorded = await recordRows(transaction, table, workspaceId, complete ? await complete(rows) : rows);
  await touchChanged(transaction, workspaceId, recorded);
  return recorded;
}
