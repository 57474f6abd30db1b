import { PgBoss, fromKysely } from "pg-boss";
import type { Db, JobWithMetadata } from "pg-boss";
import { withSession } from "#/platform/database/database.ts";
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
      /** No try went through and none will follow, also because every process that tried it ended. Safe to repeat. */
      givenUp?: (data: unknown) => Promise<void>;
    };

const QUEUE = { retryLimit: 5, retryBackoff: true, heartbeatSeconds: 10, notify: true } as const;
const CONNECTIONS = 5;
const BATCH = 20;
const GIVEN_UP_SECONDS = 60;
/** Jobs that come while every worker is waking are told of once: the next one is found by looking again this soon. */
const POLL_SECONDS = 0.5;

/** Background work. A job sent inside a transaction exists exactly when the transaction commits. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #works: boolean;
  readonly #queues = new Map<string, Work>();
  #isStopping = false;

  /**
   * @param options.works whether this process carries jobs out, and looks each second for those whose process is gone, or
   * only sends them.
   */
  constructor(connection: Connection, log: Log, { works }: { works: boolean }) {
    this.#log = log;
    this.#works = works;
    this.#boss = new PgBoss({
      ...withSession(connection),
      max: CONNECTIONS,
      createSchema: false,
      // Nothing is sent by the calendar.
      schedule: false,
      supervise: works,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
      useListenNotify: works,
    });
    this.#boss.on("error", (error) => {
      // Its connections are closed without waiting: the database may end while one of them still listens.
      if (!this.#isStopping)
        log.warn({ ...jobOf(error), ...describeError(error) }, "the job queue met an error");
    });
  }

  /** Says what a queue does. Call before `start`. */
  define(queue: string, work: Work): void {
    this.#queues.set(queue, work);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const [queue, work] of this.#queues) {
      const isLong = work.kind === "long";
      const givenUp = isLong ? work.givenUp : undefined;
      if (givenUp) await this.#startGivenUp(queue, givenUp);
      await this.#open(queue, {
        ...QUEUE,
        ...(isLong && { expireInSeconds: work.timeoutSeconds }),
        ...(givenUp && { deadLetter: givenUpName(queue) }),
      });
      if (this.#works) await this.#work(queue, work);
    }
  }

  /**
   * @param when.afterSeconds how long the job waits at least.
   * @param when.priority a higher one goes before what waits in the same queue.
   */
  async send(
    queue: string,
    data: object,
    transaction: Transaction,
    { afterSeconds = 0, priority = 0 }: { afterSeconds?: number; priority?: number } = {},
  ): Promise<void> {
    await this.#boss.send(queue, data, { db: fromKysely(transaction), startAfter: afterSeconds, priority });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#boss.stop({ graceful: true, timeout: 3000 });
  }

  async #open(queue: string, options: typeof QUEUE & { deadLetter?: string }): Promise<void> {
    await this.#boss.createQueue(queue, options);
    // createQueue changes nothing on a queue that exists.
    await this.#boss.updateQueue(queue, options);
  }

  async #startGivenUp(queue: string, givenUp: (data: unknown) => Promise<void>) {
    const name = givenUpName(queue);
    await this.#open(name, QUEUE);
    if (!this.#works) return;
    await this.#work(name, {
      kind: "long",
      concurrency: 1,
      timeoutSeconds: GIVEN_UP_SECONDS,
      handler: async (data) => {
        this.#log.error({ job: queue }, "a job is given up");
        await givenUp(data);
      },
    });
  }

  async #work(queue: string, work: Work): Promise<void> {
    if (work.kind === "short") {
      const options = {
        transactional: true,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        includeMetadata: true,
      } as const;
      await this.#boss.work<unknown, void, typeof options>(queue, options, async (jobs, transaction) => {
        for (const job of jobs) await this.#logged(job, () => work.handler(job.data, transaction));
      });
      return;
    }
    const options = {
      batchSize: 1,
      localConcurrency: work.concurrency,
      burstWhenReadyExceeds: 1,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      includeMetadata: true,
    } as const;
    await this.#boss.work<unknown, void, typeof options>(queue, options, async ([job]) => {
      if (job) await this.#logged(job, () => work.handler(job.data, job.signal));
    });
  }

  async #logged(
    { name, id, retryCount, retryLimit }: Pick<JobWithMetadata, "name" | "id" | "retryCount" | "retryLimit">,
    handle: () => Promise<void>,
  ): Promise<void> {
    try {
      await handle();
    } catch (error) {
      const line = { job: name, id, try: retryCount + 1, of: retryLimit + 1, ...describeError(error) };
      if (retryCount < retryLimit) this.#log.warn(line, "a job failed and will be tried again");
      else this.#log.error(line, "a job failed and will not be tried again");
      throw error;
    }
  }
}

function givenUpName(queue: string): string {
  return `${queue}-given-up`;
}

/** Of its own errors, those of a worker say which jobs it works on. */
function jobOf(error: Error): { job?: string } {
  return "queue" in error && typeof error.queue === "string" ? { job: error.queue } : {};
}
