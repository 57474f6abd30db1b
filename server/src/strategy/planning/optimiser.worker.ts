import highsLoader from "highs";
import { parentPort } from "node:worker_threads";
import { answerTask } from "./answer.ts";
import type { Candidate } from "./candidate.ts";
import type { PlanInput } from "./draft.ts";
import type { Order, Reply } from "./optimiser.ts";
import { makePlan } from "./plan.ts";

const MS = 1000;
// The types describe the CommonJS build: the default export seems wrapped once more than it is.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const load = highsLoader as unknown as typeof highsLoader.default;
const highs = await load();
/** Of plans whose input is still to come. */
const candidates = new Map<number, Candidate[]>();

parentPort?.on("message", (order: Order) => {
  if ("candidates" in order) {
    const earlier = candidates.get(order.id);
    if (earlier) earlier.push(...order.candidates);
    else candidates.set(order.id, [...order.candidates]);
    return;
  }
  const { id, input } = order;
  const own = candidates.get(id) ?? [];
  candidates.delete(id);
  void answer(id, { ...input, candidates: own });
});

async function answer(id: number, input: PlanInput): Promise<void> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / MS;
  try {
    const plan = await makePlan(input, async (task) => answerTask(highs, task), seconds);
    parentPort?.postMessage({ id, plan } satisfies Reply);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, failure } satisfies Reply);
  }
}
