import { PgBoss, fromKysely } from "pg-boss";
import type { Db } from "pg-boss";
import type { Connection, Transaction } from "#/platform/database/database.ts";
import { describeError } from "#/platform/log.ts";
import type { Log } from "#/platform/log.ts";

/**
 * `short` work is an effect in the database: its changes and the job's completion are one transaction, many jobs at
 * a time. `long` work runs alone, `concurrency` of them at once, and must be safe to repeat.
 */
export type Work =
  | { kind: "short"; handler: (data: unknown, transaction: Db) => Promise<void> }
  | {
      kind: "long";
      concurrency: number;
      timeoutSeconds: number;
      handler: (data: unknown, signal: AbortSignal) => Promise<void>;
    };

const QUEUE = { retryLimit: 5, retryBackoff: true, heartbeatSeconds: 10, notify: true } as const;
const BATCH = 20;
/** Jobs that come while every worker is waking are told of once: the next one is found by looking again this soon. */
const POLL_SECONDS = 0.5;

/** Background work. A job sent inside a transaction exists exactly when the transaction commits. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #queues = new Map<string, Work>();
  #isStopping = false;

  constructor(connection: Connection, log: Log, max = 5) {
    this.#log = log;
    this.#boss = new PgBoss({
      ...connection,
      max,
      createSchema: false,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
      useListenNotify: true,
    });
    this.#boss.on("error", (error) => {
      // Its connections are closed without waiting: the database may end while one of them still listens.
      if (!this.#isStopping) log.warn(describeError(error), "the job queue met an error");
    });
  }

  /** Says what a queue does. Call before `start`. */
  define(queue: string, work: Work): void {
    this.#queues.set(queue, work);
  }

  /** @param works whether this process carries jobs out or only sends them. */
  async start(works: boolean): Promise<void> {
    await this.#boss.start();
    for (const [queue, work] of this.#queues) {
      const options =
        work.kind === "long" ? { ...QUEUE, expireInSeconds: work.timeoutSeconds } : { ...QUEUE };
      await this.#boss.createQueue(queue, options);
      // createQueue changes nothing on a queue that exists.
      await this.#boss.updateQueue(queue, options);
      if (works) await this.#work(queue, work);
    }
  }

  /** @param afterSeconds how long the job waits at least. */
  async send(queue: string, data: object, transaction: Transaction, afterSeconds = 0): Promise<void> {
    await this.#boss.send(queue, data, { db: fromKysely(transaction), startAfter: afterSeconds });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#boss.stop({ graceful: true, timeout: 3000 });
  }

  async #work(queue: string, work: Work): Promise<void> {
    if (work.kind === "short") {
      const options = { transactional: true, batchSize: BATCH, burstWhenBatchFull: true } as const;
      await this.#boss.work<unknown, void, typeof options>(queue, options, async (jobs, transaction) => {
        for (const job of jobs) await this.#logged(queue, () => work.handler(job.data, transaction));
      });
      return;
    }
    const options = {
      batchSize: 1,
      localConcurrency: work.concurrency,
      burstWhenReadyExceeds: 1,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    } as const;
    await this.#boss.work<unknown, void, typeof options>(queue, options, async ([job]) => {
      if (job) await this.#logged(queue, () => work.handler(job.data, job.signal));
    });
  }

  async #logged(queue: string, handle: () => Promise<void>): Promise<void> {
    try {
      await handle();
    } catch (error) {
      this.#log.warn({ queue, ...describeError(error) }, "a job failed and will be tried again");
      throw error;
    }
  }
}
