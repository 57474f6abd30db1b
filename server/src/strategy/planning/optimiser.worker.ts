import highsLoader from "highs";
import { parentPort } from "node:worker_threads";
import { answerTask } from "./answer.ts";
import type { PlanTask } from "./problem.ts";

// The types describe the CommonJS build: the default export seems wrapped once more than it is.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const load = highsLoader as unknown as typeof highsLoader.default;
const highs = await load();
parentPort?.on("message", ({ id, task }: { id: number; task: PlanTask }) => {
  try {
    parentPort?.postMessage({ id, answer: answerTask(highs, task) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
