import type { MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";

export interface ThreadPoolOptions {
  /** The module whose default export does one task. */
  file: URL;
  /** Threads at the same time; further tasks wait. */
  threads: number;
  /** How long a thread without work is kept; without it, none is. */
  idleMs?: number;
  /** Largest heap of a thread, in MiB. */
  memoryMb?: number;
}

export interface ThreadTaskOptions {
  /** Ends the task, and the thread with it. */
  signal?: AbortSignal;
  /** Ports that the task takes with it. */
  ports?: MessagePort[];
}

/** Work that would hold up the event loop, done in threads that start when they are needed. */
export class ThreadPool<Task, Answer> {
  readonly #pool: Piscina<Task, Answer>;

  constructor({ file, threads, idleMs = 0, memoryMb }: ThreadPoolOptions) {
    this.#pool = new Piscina<Task, Answer>({
      filename: file.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      ...(memoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
    });
    // A thread that dies fails its own task; one that dies without a task concerns nobody.
    this.#pool.on("error", () => undefined);
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  /** @throws what the task throws, an `AbortError`, or an Error when the thread dies. */
  run(task: Task, { signal, ports = [] }: ThreadTaskOptions = {}): Promise<Answer> {
    return this.#pool.run(task, { signal: signal ?? null, transferList: ports });
  }

  /** Ends all threads; tasks under way and waiting fail. */
  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}
