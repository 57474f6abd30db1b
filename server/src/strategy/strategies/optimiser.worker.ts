import highsLoader from "highs";
import type { MessagePort } from "node:worker_threads";
import { answerTask } from "#/strategy/solver/answer.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { CandidatePiece, PlanOrder } from "./optimiser.ts";
import { makePlan } from "#/strategy/plans/plan.ts";

const MS = 1000;
// The types describe the CommonJS build: the default export seems wrapped once more than it is.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const load = highsLoader as unknown as typeof highsLoader.default;
const highs = await load();

export default async function plan({ input, port }: PlanOrder) {
  const candidates = await receive(port);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / MS;
  return makePlan({ ...input, candidates }, async (task) => answerTask(highs, task), seconds);
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
