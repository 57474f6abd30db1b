import type { MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import { limitTo } from "#/platform/limits/limit.ts";
import type { Limit } from "#/platform/limits/limit.ts";

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
  /** Ports and memory that the task takes with it. */
  moved?: (MessagePort | ArrayBuffer)[];
}

/** What a thread with a limit makes before it looks what is left of it: without this, it makes 190 MB more (measured). */
const YOUNG_MB = 8;

/** The threads of a module belong to the process: whoever names it first says how many there are. */
interface Threads {
  pool: Piscina;
  /** Piscina starts no thread for a waiting task when one is called off, so tasks wait here instead. */
  limit: Limit;
  waiting: number;
}

const threadsOf = new Map<string, Threads>();

/** Work that would hold up the event loop, done in threads that start when they are needed. */
export class ThreadPool<Task, Answer> {
  readonly #threads: Threads;
  #end = new AbortController();

  constructor(options: ThreadPoolOptions) {
    const { href } = options.file;
    const threads = threadsOf.get(href) ?? {
      pool: newPool(options),
      limit: limitTo({ atOnce: options.threads }),
      waiting: 0,
    };
    threadsOf.set(href, threads);
    this.#threads = threads;
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#threads.waiting;
  }

  /** @throws what the task throws, an `AbortError`, or an Error when the thread dies. */
  async run(task: Task, { signal, moved = [] }: ThreadTaskOptions = {}): Promise<Answer> {
    const end = AbortSignal.any(signal ? [this.#end.signal, signal] : [this.#end.signal]);
    const threads = this.#threads;
    threads.waiting += 1;
    const answer = threads.limit(async () => {
      threads.waiting -= 1;
      end.throwIfAborted();
      const given: Answer = await threads.pool.run(task, { signal: end, transferList: moved });
      return given;
    });
    return Promise.race([answer, whenAborted(end)]);
  }

  /** Ends the threads of its own tasks, under way and waiting, which fail; idle threads end by themselves. */
  stop(): void {
    this.#end.abort();
    this.#end = new AbortController();
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

function newPool({ file, threads, idleMs = 0, memoryMb }: ThreadPoolOptions): Piscina {
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Nobody reads how long tasks waited and ran, and what counts it takes 0.7 MB a pool.
    recordTiming: false,
    ...(memoryMb !== undefined && {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    }),
  });
  // A thread that dies fails its own task; one that dies without a task concerns nobody.
  pool.on("error", () => undefined);
  return pool;
}
