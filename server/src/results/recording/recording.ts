import { randomUUID } from "node:crypto";
import { askedNotToBeStored } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { isSameRow, mergeRow } from "./merging.ts";
import type { Row } from "./merging.ts";
import { readRows } from "./recording.store.ts";
import type { RecordTable } from "./recording.store.ts";

/** `refused`: whoever it is of asked not to be stored. */
type RecordState = "created" | "updated" | "unchanged" | "refused";

/** What became of one record. */
export interface RecordedRow {
  /** Null where it was refused. */
  id: string | null;
  state: RecordState;
  creatorId: string | null;
  /** Whom it belonged to before; null for a new one. */
  previousCreatorId: string | null;
}

export const REFUSED: RecordedRow = { id: null, state: "refused", creatorId: null, previousCreatorId: null };

/** What became of many; the counts are of records. */
export interface Recorded {
  created: number;
  updated: number;
  unchanged: number;
  withoutCreator: number;
  /** In the order of the records. */
  rows: RecordedRow[];
}

/** What recording makes of one stored row; `before` is null for a new one. */
export interface ChangedRow {
  before: Row | null;
  after: Row;
}

export interface PlannedRows {
  /** In the order of the rows that were given. */
  rows: RecordedRow[];
  /** By id. */
  changes: ReadonlyMap<string, ChangedRow>;
}

/**
 * What becomes of rows, each with its `identity`, when they are stored: the same thing is one row, however often and in
 * how many pieces it is recorded. Rows without an identity are always new. Nothing is written.
 * @param former what a row was the same by while nobody knew whose it is.
 */
export async function planRows(
  transaction: Transaction,
  table: RecordTable,
  workspaceId: string,
  rows: readonly Row[],
  former: ReadonlyMap<Row, readonly string[]> = new Map(),
): Promise<PlannedRows> {
  const identities = rows.flatMap((row) => [textOf(row["identity"]) ?? [], former.get(row) ?? []].flat());
  const stored = await readRows(transaction, table, workspaceId, { identities: [...new Set(identities)] });
  const current = new Map([...stored.values()].map((row) => [String(row["identity"]), row]));
  const fresh: Row[] = [];
  const placed = rows.map((given) => {
    const identity = textOf(given["identity"]);
    const before =
      identity === null
        ? undefined
        : (current.get(identity) ?? waitingAs(given, former.get(given) ?? [], current));
    // It is known by another identity from now on.
    if (before && before["identity"] !== identity) current.delete(String(before["identity"]));
    const after = before ? mergeRow(before, given) : { ...given, id: randomUUID(), version: 1 };
    if (identity === null) fresh.push(after);
    else current.set(identity, after);
    return String(after["id"]);
  });
  const all = new Map([...current.values(), ...fresh].map((row) => [String(row["id"]), row]));
  const changes = new Map(
    [...all].flatMap(([id, row]): [string, ChangedRow][] => {
      const before = stored.get(id) ?? null;
      return changedRow(row, before).map((after) => [id, { before, after }]);
    }),
  );
  return {
    changes,
    rows: placed.map((id) => ({
      id,
      state: stored.has(id) ? (changes.has(id) ? "updated" : "unchanged") : "created",
      creatorId: textOf(all.get(id)?.["creator_id"]),
      previousCreatorId: textOf(stored.get(id)?.["creator_id"]),
    })),
  };
}

/** A row that was stored before anybody knew whose it is, and waits; of somebody of the same name where a row says it. */
function waitingAs(
  given: Row,
  identities: readonly string[],
  current: ReadonlyMap<string, Row>,
): Row | undefined {
  const rows = identities.map((identity) => current.get(identity));
  return rows.find((row) => row !== undefined && row["creator_id"] === null && isOfSameName(row, given));
}

function isOfSameName(stored: Row, given: Row): boolean {
  const [name, fields] = [nameSaid(given), stored["fields"]];
  if (name === null || nameSaid(stored) === name) return true;
  return typeof fields === "object" && fields !== null && Object.values(fields).includes(name);
}

function nameSaid({ said }: Row): string | null {
  return typeof said === "object" && said !== null && "name" in said ? textOf(said.name) : null;
}

/** The row with its next version; none for one that is as it was stored. */
function changedRow(row: Row, stored: Row | null): Row[] {
  if (!stored) return [row];
  return isSameRow(stored, row) ? [] : [{ ...row, version: Number(stored["version"]) + 1 }];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The only record of a recording. @throws `discovery.objection` where it was refused. */
export function recordedOne([row]: readonly RecordedRow[]): { id: string; isNew: boolean } {
  if (!row) throw new Error("What was recorded has a row");
  if (row.id === null) throw askedNotToBeStored();
  return { id: row.id, isNew: row.state === "created" };
}

export function countRecorded(rows: readonly RecordedRow[]): Recorded {
  const count = (state: RecordState) => rows.filter((row) => row.state === state).length;
  return {
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    withoutCreator: rows.filter(({ id, creatorId }) => id !== null && creatorId === null).length,
    rows: [...rows],
  };
}
