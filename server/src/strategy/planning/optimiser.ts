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

/** A thread that planned for more candidates would keep their memory (measured: 1 GB for 150,000). */
const LARGE = 20_000;

interface Waiting {
  resolve: (plan: Plan) => void;
  reject: (error: Error) => void;
}

/** Makes plans off the event loop, one after another, in one thread that starts with the first plan. */
export class Optimiser {
  #worker: Worker | null = null;
  #last = 0;
  #isLarge = false;
  readonly #large: number;
  readonly #waiting = new Map<number, Waiting>();

  /** `large`: of more candidates than this a thread is ended as soon as it has nothing left to do. */
  constructor(large = LARGE) {
    this.#large = large;
  }

  /** @throws Error when the thread dies; the next call starts a new one. */
  makePlan(input: PlanInput): Promise<Plan> {
    this.#last += 1;
    const id = this.#last;
    const worker = (this.#worker ??= this.#start());
    this.#isLarge ||= input.candidates.length > this.#large;
    // A plan in hand keeps the process alive; an idle thread does not.
    worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      hand(worker, id, input).catch(reject);
    });
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#fail(worker, new Error("The solver was stopped"));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./optimiser.worker.ts", import.meta.url));
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (error) =>
      this.#fail(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", () => this.#fail(worker, new Error("The solver's thread ended")));
    worker.unref();
    return worker;
  }

  #settle({ id, plan, failure }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#rest();
    if (plan) waiting?.resolve(plan);
    else waiting?.reject(new Error(failure ?? "The thread gave no plan"));
  }

  #rest(): void {
    this.#worker?.unref();
    if (!this.#isLarge) return;
    this.#isLarge = false;
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  /** A thread that was let go has nothing to do with those who wait for the next one. */
  #fail(worker: Worker | null, error: Error): void {
    if (this.#worker !== worker) return;
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
