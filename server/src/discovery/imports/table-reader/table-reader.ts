import { once } from "node:events";
import { MessageChannel } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import { ThreadPool } from "#/platform/threads/thread-pool.ts";
import { unreadableTable } from "#/discovery/imports/imports.errors.ts";
import type { ReadRecord } from "#/discovery/imports/reading/kinds/record-rows.ts";
import type { TableAccount } from "#/discovery/imports/reading/merging/people.ts";
import type {
  ReadingTask,
  TableAnswer,
  TableOrder,
  TableRequest,
  TableRow,
  TableSummary,
} from "./table-reader.messages.ts";

/** Some of the accounts of a table, with all of each creator. */
export interface AccountPiece {
  accounts: TableAccount[];
  /** Rows from the top of the table whose accounts all stand in this piece or before it. */
  rows: number;
}

/** A table that was read in a thread of its own; pieces of it are fetched as they are needed. */
export interface OpenTable {
  summary: TableSummary;
  /** At least so many: the accounts of a creator are not torn apart. */
  accounts(from: number, count: number): Promise<AccountPiece>;
  /** Posts, orders or payments, from the top. */
  records(from: number, count: number): Promise<ReadRecord[]>;
  rows(from: number, count: number): Promise<TableRow[]>;
  close(): Promise<void>;
}

/** Memory of one thread. The largest table that is taken needs about half of it (measured). */
const MEMORY_MB = 1536;
/** The largest table takes about ten seconds (measured); what takes this long would take for ever. */
const READING_MS = 180_000;
/** Threads at the same time; further tables wait. */
const THREADS_MAX = 2;
/** Whoever looks at a preview imports it soon, and a new thread takes half a second before it reads a row. */
const IDLE_MS = 30_000;
/** What a longer or wider table took of memory is given back with its thread. */
const KEPT_AFTER = { rows: 2000, length: 1_000_000 };

/** Reads tables in threads of their own, since a large one takes seconds. */
export class TableReader {
  readonly #threads = new ThreadPool<TableOrder, void>({
    file: new URL("./table-reader.worker.ts", import.meta.url),
    threads: THREADS_MAX,
    idleMs: IDLE_MS,
    memoryMb: MEMORY_MB,
  });

  /**
   * @param isMoved whether the bytes go to the thread for good, so that nobody else can read them afterwards.
   * @throws `imports.unreadable` when the table is more than a thread can hold.
   */
  async open(task: ReadingTask, isMoved = false): Promise<OpenTable> {
    const { port1: port, port2 } = new MessageChannel();
    const isSmallText = lengthOf(task.input) <= KEPT_AFTER.length;
    const end = new AbortController();
    const order = { task, port: port2 };
    const ended = new AbortController();
    const moved = isMoved ? [port2, ...bytesOf(task.input)] : [port2];
    this.#threads.run(order, { signal: end.signal, moved }).then(
      () => ended.abort(new Error("The reading thread was ended")),
      (error: unknown) => ended.abort(error),
    );
    const endThread = async () => {
      end.abort();
      port.close();
    };
    let timer: NodeJS.Timeout | undefined;
    try {
      await answerOf(port, ended.signal);
      timer = setTimeout(() => end.abort(), READING_MS);
      const first = await answerOf(port, ended.signal);
      if (first.kind !== "summary") throw new Error("The reading thread answered out of turn");
      const { summary } = first;
      const isSmall = summary.rows.read <= KEPT_AFTER.rows && isSmallText;
      const close = isSmall ? async () => port.close() : endThread;
      return { summary, ...pieces(port, ended.signal), close };
    } catch (error) {
      await endThread();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function lengthOf(input: ReadingTask["input"]): number {
  const content = typeof input === "object" && "rows" in input ? input.rows : input;
  return content.length;
}

/** What can be moved: memory that is shared with other buffers cannot. */
function bytesOf(input: ReadingTask["input"]): ArrayBuffer[] {
  if (!(input instanceof Uint8Array) || !(input.buffer instanceof ArrayBuffer)) return [];
  return input.byteLength === input.buffer.byteLength ? [input.buffer] : [];
}

function pieces(port: MessagePort, ended: AbortSignal): Pick<OpenTable, "accounts" | "records" | "rows"> {
  const ask = (request: TableRequest) => {
    const answer = answerOf(port, ended);
    port.postMessage(request);
    return answer;
  };
  return {
    async accounts(from, count) {
      const answer = await ask({ ask: "accounts", from, count });
      return answer.kind === "accounts" ? answer : { accounts: [], rows: 0 };
    },
    async records(from, count) {
      const answer = await ask({ ask: "records", from, count });
      return answer.kind === "records" ? answer.records : [];
    },
    async rows(from, count) {
      const answer = await ask({ ask: "rows", from, count });
      return answer.kind === "rows" ? answer.rows : [];
    },
  };
}

/** The next message of the thread, which sends one for each question; a failure when the thread ends before it. */
async function answerOf(port: MessagePort, ended: AbortSignal): Promise<TableAnswer> {
  const [answer] = await once(port, "message", { signal: ended }).catch((): TableAnswer[] => []);
  if (answer) return answer;
  throw isTooMuch(ended.reason) ? unreadableTable(ended.reason) : ended.reason;
}

/** The thread ran out of memory, or was ended because it took too long. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}
