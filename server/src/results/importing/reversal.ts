import { touchCreators } from "#/discovery/index.ts";
import type {
  Direction,
  RecordKind,
  RecordPlace,
  RecordsContext,
  ReversedRecords,
} from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { readReadings, removeReadings, storeReadings } from "#/results/posts/readings.store.ts";
import type { NewReading } from "#/results/posts/readings.store.ts";
import type { Row } from "#/results/recording/merging.ts";
import { refusedRows } from "#/results/recording/refusing.ts";
import { deleteRecords, lockRecording, readRows, writeRows } from "#/results/recording/recording.store.ts";
import { readChanges, withWhatIsThere } from "./import-records.store.ts";
import type { Imported, ImportRecord } from "./import-records.store.ts";
import { isUntouched, swapped } from "./reversal.rules.ts";

/** Records in one transaction: less than a second. */
const AT_ONCE = 500;

type Reversed = Imported & Pick<RecordsContext, "objections">;

/** What is done with the records of one kind. */
interface Plan {
  deleted: string[];
  written: Row[];
  readings: NewReading[];
  creatorIds: unknown[];
  gone: number;
  restored: number;
  kept: number;
}

/** Undoes or does again what an import did to records after a place, as far as nobody has worked on them since. */
export async function reverseRecords(
  transaction: Transaction,
  imported: Reversed,
  direction: Direction,
  after: RecordPlace,
): Promise<ReversedRecords> {
  await lockRecording(transaction, imported.workspaceId);
  const changes = await readChanges(transaction, imported, after, AT_ONCE);
  const result: ReversedRecords = { gone: 0, restored: 0, kept: 0, creatorIds: [], next: null };
  for (const [kind, own] of Map.groupBy(changes, (change) => change.record_kind)) {
    const plan = await (direction === "remove" ? planRemoval : planReturn)(transaction, imported, kind, own);
    await carryOut(transaction, imported.workspaceId, kind, plan, direction);
    result.gone += plan.gone;
    result.restored += plan.restored;
    result.kept += plan.kept;
    result.creatorIds.push(...plan.creatorIds.filter((id) => typeof id === "string"));
  }
  const creatorIds = [...new Set(result.creatorIds)];
  await touchCreators(transaction, imported.workspaceId, creatorIds);
  const last = changes.length === AT_ONCE ? changes.at(-1) : undefined;
  return { ...result, creatorIds, next: last ? { line: last.line, part: last.part } : null };
}

async function planRemoval(
  transaction: Transaction,
  imported: Imported,
  kind: RecordKind,
  changes: readonly ImportRecord[],
): Promise<Plan> {
  const plan = emptyPlan();
  const ids = changes.map((change) => change.record_id);
  const current = await readRows(transaction, kind, imported.workspaceId, { ids });
  const readings = kind === "posts" ? await readReadings(transaction, imported.workspaceId, ids) : new Map();
  for (const { record_id: id, before, after, reading } of changes) {
    const row = current.get(id);
    if (!row) continue;
    const isMade = before === null && after !== null;
    const others = (readings.get(id)?.length ?? 0) - (reading ? 1 : 0);
    if (isMade && (others > 0 || !isUntouched(row, after))) {
      plan.kept += 1;
      continue;
    }
    if (isMade) plan.deleted.push(id);
    else if (reading) plan.readings.push({ postId: id, reading });
    const back = before && after ? swapped(row, after, before) : null;
    if (back) plan.written.push(back);
    if (isMade) plan.gone += 1;
    else if (back || reading) plan.restored += 1;
    else plan.kept += 1;
    plan.creatorIds.push(row["creator_id"], back?.["creator_id"]);
  }
  return plan;
}

async function planReturn(
  transaction: Transaction,
  imported: Reversed,
  kind: RecordKind,
  changes: readonly ImportRecord[],
): Promise<Plan> {
  const { workspaceId } = imported;
  const plan = emptyPlan();
  const ids = changes.map((change) => change.record_id);
  const current = await readRows(transaction, kind, workspaceId, { ids });
  const identities = changes.flatMap(({ before, after }) =>
    before === null && typeof after?.["identity"] === "string" ? [after["identity"]] : [],
  );
  const taken = await readRows(transaction, kind, workspaceId, { identities });
  const held = new Set([...taken.values()].map((row) => row["identity"]));
  const returning = changes.map((change) => {
    const { before, after } = change;
    const row = current.get(change.record_id);
    const again = row && before && after ? swapped(row, before, after) : null;
    return { ...change, row, again, next: again ?? row ?? after ?? {} };
  });
  const refused = await refusedRows(
    transaction,
    workspaceId,
    imported.objections,
    returning.map(({ next }) => next),
  );
  const made: Row[] = [];
  for (const { record_id: id, before, after, reading, row, again, next } of returning) {
    const isMade = before === null && after !== null;
    const isInTheWay = isMade ? row || held.has(after["identity"] ?? id) : !row;
    if (isInTheWay || refused.has(next)) {
      plan.kept += 1;
      continue;
    }
    if (isMade) made.push(after);
    if (again) plan.written.push(again);
    if (reading) plan.readings.push({ postId: id, reading });
    if (isMade) plan.gone += 1;
    else plan.restored += 1;
    plan.creatorIds.push(row?.["creator_id"], again?.["creator_id"]);
  }
  const back = await withWhatIsThere(transaction, workspaceId, made);
  plan.written.push(...back);
  plan.creatorIds.push(...back.map((row) => row["creator_id"]));
  return plan;
}

function emptyPlan(): Plan {
  return { deleted: [], written: [], readings: [], creatorIds: [], gone: 0, restored: 0, kept: 0 };
}

async function carryOut(
  transaction: Transaction,
  workspaceId: string,
  kind: RecordKind,
  { deleted, written, readings }: Plan,
  direction: Direction,
): Promise<void> {
  await deleteRecords(transaction, kind, workspaceId, deleted);
  await writeRows(transaction, kind, workspaceId, written);
  if (direction === "remove") await removeReadings(transaction, workspaceId, readings);
  else await storeReadings(transaction, workspaceId, readings);
}
