import type { Plan } from "@app/contract/strategy/plan";
import { setImmediate as nextTurn } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import { ThreadPool } from "#/platform/threads/thread-pool.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import { solverGaveUp } from "#/strategy/strategy.errors.ts";

/** What to plan, and where its candidates come from. */
export interface PlanOrder {
  input: Omit<PlanInput, "candidates">;
  port: MessagePort;
}

/** Some of the candidates; null after the last. */
export type CandidatePiece = readonly Candidate[] | null;

/** Candidates of one message: copying more of them at once would hold up everybody else (measured: 1 ms). */
const PIECE = 200;

/** A thread keeps the memory of its largest plan (measured: 1 GB for 150,000 candidates), so an idle one ends. */
const IDLE_MS = 60_000;

/** Makes plans off the event loop, one after another, in one thread that starts with the first plan. */
export class Optimiser {
  readonly #threads = new ThreadPool<PlanOrder, Plan | null>({
    file: new URL("./optimiser.worker.ts", import.meta.url),
    threads: 1,
    idleMs: IDLE_MS,
  });

  /**
   * @throws `strategy.too_hard` when the solver came to no end, Error when the plan cannot be made or the thread dies;
   * the next call starts a new one.
   */
  async makePlan({ candidates, ...input }: PlanInput): Promise<Plan> {
    const { port1: sender, port2: port } = new MessageChannel();
    const plan = this.#threads.run({ input, port }, { moved: [port] });
    const [made] = await Promise.all([plan, send(sender, candidates)]);
    if (!made) throw solverGaveUp();
    return made;
  }

  stop(): void {
    this.#threads.stop();
  }
}

async function send(port: MessagePort, candidates: readonly Candidate[]): Promise<void> {
  for (let from = 0; from < candidates.length; from += PIECE) {
    port.postMessage(candidates.slice(from, from + PIECE) satisfies CandidatePiece);
    await nextTurn();
  }
  port.postMessage(null satisfies CandidatePiece);
}
