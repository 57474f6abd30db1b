import { Worker } from "node:worker_threads";
import type { PlanAnswer, PlanTask } from "./problem.ts";

interface Reply {
  id: number;
  answer?: PlanAnswer;
  failure?: string;
}

interface Waiting {
  resolve: (answer: PlanAnswer) => void;
  reject: (error: Error) => void;
}

/** Solves plans off the event loop, one after another, in one thread that starts with the first plan. */
export class Optimiser {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws Error when the thread dies; the next call starts a new one. */
  solve(task: PlanTask): Promise<PlanAnswer> {
    this.#last += 1;
    const id = this.#last;
    const worker = (this.#worker ??= this.#start());
    // A plan in hand keeps the process alive; an idle thread does not.
    worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task });
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./optimiser.worker.ts", import.meta.url));
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#fail(new Error("The solver's thread ended")));
    worker.unref();
    return worker;
  }

  #settle({ id, answer, failure }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if (answer) waiting?.resolve(answer);
    else waiting?.reject(new Error(failure ?? "The solver gave no answer"));
  }

  #fail(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
