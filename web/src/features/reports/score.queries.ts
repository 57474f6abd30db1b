import { reportPaths } from "@app/contract/reports/paths";
import { Score } from "@app/contract/reports/score";
import { Learning } from "@app/contract/strategy/learning";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";

/** How right plans, prices, days and checks were. */
export function useScore() {
  return useRead(reportPaths.score, Score);
}

/** Whether own campaigns made the next plan any surer. */
export function useLearning() {
  return useRead(strategyPaths.learning, Learning);
}
