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

/** The threads of a module belong to the process: whoever names it first says how many there are. */
const pools = new Map<string, Piscina>();

/** Work that would hold up the event loop, done in threads that start when they are needed. */
export class ThreadPool<Task, Answer> {
  readonly #pool: Piscina<Task, Answer>;
  #end = new AbortController();

  constructor(options: ThreadPoolOptions) {
    const { href } = options.file;
    const pool = pools.get(href) ?? newPool(options);
    pools.set(href, pool);
    this.#pool = pool;
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  /** @throws what the task throws, an `AbortError`, or an Error when the thread dies. */
  run(task: Task, { signal, ports = [] }: ThreadTaskOptions = {}): Promise<Answer> {
    const signals = signal ? [this.#end.signal, signal] : [this.#end.signal];
    return this.#pool.run(task, { signal: AbortSignal.any(signals), transferList: ports });
  }

  /** Ends the threads of its own tasks, under way and waiting, which fail; idle threads end by themselves. */
  stop(): void {
    this.#end.abort();
    this.#end = new AbortController();
  }
}

function newPool({ file, threads, idleMs = 0, memoryMb }: ThreadPoolOptions): Piscina {
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    ...(memoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  });
  // A thread that dies fails its own task; one that dies without a task concerns nobody.
  pool.on("error", () => undefined);
  return pool;
}
