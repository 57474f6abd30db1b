import { Worker } from "node:worker_threads";
import type { FoldedAccount } from "#/discovery/importing/fold.ts";
import { unreadableTable } from "./imports.errors.ts";
import type {
  ReadingTask,
  TableAnswer,
  TableRequest,
  TableRow,
  TableSummary,
} from "./table-reader.messages.ts";

/** Some of the accounts of a table. */
export interface AccountPiece {
  accounts: FoldedAccount[];
  /** Rows from the top of the table whose accounts all stand in this piece or before it. */
  rows: number;
}

/** A table that was read in a thread of its own; pieces of it are fetched as they are needed. */
export interface OpenTable {
  summary: TableSummary;
  accounts(from: number, count: number): Promise<AccountPiece>;
  rows(from: number, count: number): Promise<TableRow[]>;
  close(): Promise<void>;
}

/** Memory of one thread. The largest table that is taken needs about half of it (measured). */
const MEMORY_MB = 1536;
/** The largest table takes about ten seconds (measured); what takes this long would take for ever. */
const READING_MS = 180_000;
/** Threads at the same time; further tables wait. */
const THREADS_MAX = 2;

/** Reads tables in threads of their own, since a large one takes seconds. */
export class TableReader {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws `imports.unreadable` when the table is more than a thread can hold. */
  async open(task: ReadingTask): Promise<OpenTable> {
    await this.#enter();
    const worker = new Worker(new URL("./table-reader.worker.ts", import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    let isOpen = true;
    const close = async () => {
      if (!isOpen) return;
      isOpen = false;
      this.#leave();
      await worker.terminate();
    };
    const timer = setTimeout(() => void worker.terminate(), READING_MS);
    try {
      const first = await answerOf(worker);
      if (first.kind !== "summary") throw new Error("The reading thread answered out of turn");
      return { summary: first.summary, ...pieces(worker), close };
    } catch (error) {
      await close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #enter(): Promise<void> {
    if (this.#running >= THREADS_MAX) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

function pieces(worker: Worker): Pick<OpenTable, "accounts" | "rows"> {
  const ask = (request: TableRequest) => {
    const answer = answerOf(worker);
    worker.postMessage(request);
    return answer;
  };
  return {
    async accounts(from, count) {
      const answer = await ask({ ask: "accounts", from, count });
      return answer.kind === "accounts" ? answer : { accounts: [], rows: 0 };
    },
    async rows(from, count) {
      const answer = await ask({ ask: "rows", from, count });
      return answer.kind === "rows" ? answer.rows : [];
    },
  };
}

/** The next message of the thread. */
function answerOf(worker: Worker): Promise<TableAnswer> {
  return new Promise((resolve, reject) => {
    const stopListening = () => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    };
    const onMessage = (message: TableAnswer) => {
      stopListening();
      resolve(message);
    };
    const onError = (error: unknown) => {
      stopListening();
      reject(isOutOfMemory(error) ? unreadableTable(error) : error);
    };
    const onExit = () => {
      stopListening();
      reject(unreadableTable(new Error("The reading thread was ended")));
    };
    worker.once("message", onMessage).once("error", onError).once("exit", onExit);
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
