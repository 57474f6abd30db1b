import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { ACCOUNT_VALUES, isEqual, PERSON_VALUES } from "./import-changes.rules.ts";
import type { ColumnsByValue } from "./import-changes.rules.ts";
import type { HistoryRow } from "./import-history.store.ts";
import type { Side, SideAfter } from "./imports.store.ts";
import { VALUE_NAMES } from "./reading/values.ts";

/** Whether an import is taken back or brought back. */
export type Direction = "remove" | "restore";

/** What is there now, by id. */
export interface Current {
  people: ReadonlyMap<string, CreatorRow>;
  accounts: ReadonlyMap<string, AccountRow>;
}

interface Changes<Row> {
  deleted: Row[];
  inserted: Row[];
  updated: Row[];
}

/** What became of a creator: it went or came, some of its values did, or it stays as it is. */
export type Outcome = "creators" | "restored" | "kept";

export interface Reversal {
  people: Changes<CreatorRow>;
  accounts: Changes<AccountRow>;
  outcomes: Map<string, Outcome>;
}

type Change<Row> = { kind: keyof Changes<Row>; row: Row } | null;

/**
 * Undoes or does again what an import did, as far as nobody has worked on it since. Accounts of a creator that the
 * import made and that stays, stay with it.
 */
export function reverse(
  direction: Direction,
  history: readonly HistoryRow[],
  current: Current,
  { importId, now }: { importId: string; now: Date },
): Reversal {
  const reversal: Reversal = { people: noChanges(), accounts: noChanges(), outcomes: new Map() };
  const people = new Map(current.people);
  const touched = new Set<string>();
  for (const { creatorId, accountId, before, after } of history) {
    const person = people.get(creatorId);
    const ofPerson = changeOf(direction, before?.person, after.person, person, PERSON_VALUES);
    const account = current.accounts.get(accountId);
    const ofAccount = changeOf(direction, before?.account, after.account, account, ACCOUNT_VALUES);
    const owner = account?.creator_id ?? creatorId;
    if (ofPerson) follow(ofPerson, people);
    const isAllowed =
      ofAccount?.kind === "deleted"
        ? people.has(owner) && people.get(owner)?.import_id !== importId
        : people.has(owner);
    if (ofPerson?.kind === "deleted" || ofPerson?.kind === "inserted") {
      reversal.people[ofPerson.kind].push(ofPerson.row);
      reversal.outcomes.set(creatorId, "creators");
    } else if (ofPerson) touched.add(creatorId);
    if (ofAccount && isAllowed) {
      reversal.accounts[ofAccount.kind].push(ofAccount.row);
      touched.add(owner);
    }
    if (!reversal.outcomes.has(creatorId)) reversal.outcomes.set(creatorId, "kept");
  }
  for (const id of touched) {
    const row = people.get(id);
    const known = current.people.get(id);
    if (!row || !known) continue;
    reversal.people.updated.push({ ...row, version: known.version + 1, updated_at: now });
    reversal.outcomes.set(id, "restored");
  }
  for (const row of reversal.accounts.updated) row.updated_at = now;
  return reversal;
}

function noChanges<Row>(): Changes<Row> {
  return { deleted: [], inserted: [], updated: [] };
}

function follow({ kind, row }: NonNullable<Change<CreatorRow>>, people: Map<string, CreatorRow>): void {
  if (kind === "deleted") people.delete(row.id);
  else people.set(row.id, row);
}

function changeOf<Row extends CreatorRow | AccountRow>(
  direction: Direction,
  before: Side | undefined,
  after: SideAfter<Row> | undefined,
  current: Row | undefined,
  columns: ColumnsByValue,
): Change<Row> {
  if (!after) return null;
  if (before) {
    if (!current) return null;
    const [from, to] = direction === "remove" ? [after, before] : [before, after];
    return swap(current, from, to, columns);
  }
  if (direction === "remove") {
    return current?.version === after.version ? { kind: "deleted", row: current } : null;
  }
  if (current || !after.row) return null;
  // One version was used up by the removal.
  return { kind: "inserted", row: { ...after.row, version: after.version + 2 } };
}

/** Each value that still is as in `from` becomes that of `to`, with its provenance. */
export function swap<Row extends CreatorRow | AccountRow>(
  current: Row,
  from: Side,
  to: Side,
  columns: ColumnsByValue,
): { kind: "updated"; row: Row } | null {
  const row = { ...current, provenance: { ...current.provenance }, version: current.version + 1 };
  const values: Readonly<Record<string, unknown>> = { ...current };
  let isChanged = false;
  for (const name of VALUE_NAMES) {
    const column = columns[name];
    if (column === undefined || !(column in from.columns)) continue;
    if (!isEqual(values[column] ?? null, from.columns[column] ?? null)) continue;
    Object.assign(row, { [column]: to.columns[column] ?? null });
    const source = to.provenance[name];
    if (source) row.provenance[name] = source;
    else delete row.provenance[name];
    isChanged = true;
  }
  return isChanged ? { kind: "updated", row } : null;
}
