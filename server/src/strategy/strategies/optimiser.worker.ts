import type { Plan } from "@app/contract/strategy/plan";
import highsLoader from "highs";
import type { MessagePort } from "node:worker_threads";
import { answerTask } from "#/strategy/solver/answer.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { CandidatePiece, PlanOrder } from "./optimiser.ts";
import { makePlan } from "#/strategy/plans/plan.ts";
import { SolverGaveUp } from "#/strategy/solver/give-up.ts";

const MS = 1000;
// The types describe the CommonJS build: the default export seems wrapped once more than it is.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const load = highsLoader as unknown as typeof highsLoader.default;
const highs = await load();

/** Null when the solver gave up: an error of a thread keeps its message only. */
export default async function plan({ input, port }: PlanOrder): Promise<Plan | null> {
  const candidates = await receive(port);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / MS;
  try {
    return await makePlan({ ...input, candidates }, async (task) => answerTask(highs, task), seconds);
  } catch (error) {
    if (error instanceof SolverGaveUp) return null;
    throw error;
  }
}

function receive(port: MessagePort): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  return new Promise((resolve) => {
    port.on("message", (piece: CandidatePiece) => {
      if (piece) candidates.push(...piece);
      else {
        port.close();
        resolve(candidates);
      }
    });
  });
}
