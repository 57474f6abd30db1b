import type {
  KeptRecord,
  ReadRecord,
  RecordKind,
  RecordsContext,
  RecordSession,
  ReadOrder,
  ReadPayment,
  ReadPost,
} from "#/discovery/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { FigureReadingInput } from "@app/contract/results/posts";
import { recordOrders } from "#/results/ledger/order-recording.ts";
import { recordPayments } from "#/results/ledger/payment-records.ts";
import { recordPosts } from "#/results/posts/post-recording.ts";
import type { NewReading } from "#/results/posts/readings.store.ts";
import type { RecordingContext } from "#/results/recording/record-all.ts";
import { isSameValue } from "#/results/recording/merging.ts";
import type { ChangedRow, PlannedRows, RecordedRow } from "#/results/recording/recording.ts";
import { Numbering } from "#/results/recording/records.ts";
import { insertImportRecords, readStates } from "./import-records.store.ts";
import type { ImportRecord } from "./import-records.store.ts";
import { toOrderRecord, toPaymentRecord, toPostRecord } from "./imported-records.ts";

type Recorded = PlannedRows & { readings?: readonly NewReading[] };
type Recorder = (
  transaction: Transaction,
  records: readonly ReadRecord[],
  context: RecordsContext,
  how: RecordingContext,
) => Promise<Recorded>;

const RECORDERS: Readonly<Record<RecordKind, Recorder>> = {
  posts: (transaction, records, context, how) => {
    const posts = records.filter((record): record is ReadPost => "caption" in record);
    const made = posts.map((post) => toPostRecord(post, context));
    return recordPosts(transaction, context.workspaceId, made, how);
  },
  orders: (transaction, records, context, how) => {
    const orders = records.filter((record): record is ReadOrder => "order" in record);
    const made = orders.map((order) => toOrderRecord(order, context));
    return recordOrders(transaction, context.workspaceId, made, how);
  },
  payments: (transaction, records, context, how) => {
    const payments = records.filter((record): record is ReadPayment => "invoice" in record);
    const made = payments.map((payment) => toPaymentRecord(payment, context));
    return recordPayments(transaction, context.workspaceId, made, how);
  },
};

/** What a record is: a sheet may have posts, orders and payments below each other. */
function kindOf(record: ReadRecord | undefined, kind: RecordKind): RecordKind {
  if (record === undefined) return kind;
  if ("caption" in record) return "posts";
  return "order" in record ? "orders" : "payments";
}

/** Records the posts, orders or payments of one table, and remembers what that changed. */
export class ImportedRecords implements RecordSession {
  readonly #kind: RecordKind;
  readonly #context: RecordsContext;
  readonly #how: RecordingContext;

  constructor(kind: RecordKind, context: RecordsContext) {
    this.#kind = kind;
    this.#context = context;
    const dayOf = (moment: Date) => dayIn(context.timeZone, moment);
    this.#how = { now: context.now, objections: context.objections, dayOf, numbering: new Numbering() };
  }

  async preview(transaction: Transaction, records: readonly ReadRecord[]): Promise<KeptRecord[]> {
    const { rows } = await this.#record(transaction, records, { isPreview: true });
    return rows;
  }

  async write(transaction: Transaction, records: readonly ReadRecord[]): Promise<KeptRecord[]> {
    const { rows, changes, readings = [] } = await this.#record(transaction, records, {});
    const told = new Map(readings.map(({ postId, reading }) => [postId, reading]));
    const left = new Map(changes);
    const history = rows.flatMap(({ id, state, creatorId }, index): ImportRecord[] => {
      if (id === null) return [];
      const { line, part } = records[index] ?? { line: 0, part: 0 };
      const change = left.get(id);
      const reading: FigureReadingInput | null = told.get(id) ?? null;
      // Rows that say the same are one record: what changed stands with the first.
      left.delete(id);
      told.delete(id);
      const kind = kindOf(records[index], this.#kind);
      const whole = { record_id: id, record_kind: kind, creator_id: creatorId, state, reading };
      return [{ line, part, ...whole, ...sidesOf(change) }];
    });
    await insertImportRecords(transaction, this.#context, history);
    return rows;
  }

  async resume(transaction: Transaction, records: readonly ReadRecord[]): Promise<KeptRecord[]> {
    // Equal rows are counted on from the top of the table.
    const { rows } = await this.#record(transaction, records, { isPreview: true });
    const lines = records.map(({ line }) => line);
    const stored = await readStates(transaction, this.#context, lines);
    const states = new Map(stored.map((one) => [`${one.line} ${one.part}`, one]));
    return records.map(({ line, part }, index): KeptRecord => {
      const found = states.get(`${line} ${part}`);
      if (!found && rows[index]?.state === "refused") return { state: "refused", creatorId: null };
      if (!found) throw new Error("An import goes on with another table than it began with");
      const state = found.state === "created" || found.state === "updated" ? found.state : "unchanged";
      return { state, creatorId: found.creator_id };
    });
  }

  /** Those of each kind by themselves, for a table of posts may say what was paid for each; answered in their order. */
  async #record(
    transaction: Transaction,
    records: readonly ReadRecord[],
    how: Partial<RecordingContext>,
  ): Promise<Recorded> {
    const rows: RecordedRow[] = [];
    const changes = new Map<string, ChangedRow>();
    const readings: NewReading[] = [];
    const places = Map.groupBy(records.keys(), (at) => kindOf(records[at], this.#kind));
    for (const [kind, own] of places) {
      const those = own.flatMap((at) => records[at] ?? []);
      const recorded = await RECORDERS[kind](transaction, those, this.#context, { ...this.#how, ...how });
      for (const [index, at] of own.entries()) {
        const row = recorded.rows[index];
        if (row) rows[at] = row;
      }
      for (const [id, change] of recorded.changes) changes.set(id, change);
      readings.push(...(recorded.readings ?? []));
    }
    return { rows, changes, readings };
  }
}

/** Of a row that was there the columns that changed, else the whole row. */
function sidesOf(change: ChangedRow | undefined): Pick<ImportRecord, "before" | "after"> {
  if (!change) return { before: null, after: null };
  const { before, after } = change;
  if (before === null) return { before, after };
  const changed = Object.keys(after).filter(
    (column) => column !== "version" && !isSameValue(before[column], after[column]),
  );
  const pick = (row: typeof after) =>
    Object.fromEntries(changed.map((column) => [column, row[column] ?? null]));
  return { before: pick(before), after: pick(after) };
}
