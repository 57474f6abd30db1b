import type { Plan } from "@app/contract/strategy-plan";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Candidate } from "./candidate.ts";
import type { PlanInput } from "./draft.ts";

/** The candidates of a plan come first, in pieces. */
export type Order =
  | { id: number; candidates: readonly Candidate[] }
  | { id: number; input: Omit<PlanInput, "candidates"> };

export interface Reply {
  id: number;
  plan?: Plan;
  failure?: string;
}

/** Candidates of one message: copying more of them at once would hold up everybody else (measured: 1 ms). */
const PIECE = 200;

interface Waiting {
  resolve: (plan: Plan) => void;
  reject: (error: Error) => void;
}

/** Makes plans off the event loop, one after another, in one thread that starts with the first plan. */
export class Optimiser {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws Error when the thread dies; the next call starts a new one. */
  makePlan(input: PlanInput): Promise<Plan> {
    this.#last += 1;
    const id = this.#last;
    const worker = (this.#worker ??= this.#start());
    // A plan in hand keeps the process alive; an idle thread does not.
    worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      hand(worker, id, input).catch(reject);
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

  #settle({ id, plan, failure }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if (plan) waiting?.resolve(plan);
    else waiting?.reject(new Error(failure ?? "The thread gave no plan"));
  }

  #fail(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

async function hand(worker: Worker, id: number, { candidates, ...input }: PlanInput): Promise<void> {
  for (let from = 0; from < candidates.length; from += PIECE) {
    worker.postMessage({ id, candidates: candidates.slice(from, from + PIECE) } satisfies Order);
    await nextTurn();
  }
  worker.postMessage({ id, input } satisfies Order);
}
