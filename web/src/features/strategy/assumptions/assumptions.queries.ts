import { ForecastAssumptions } from "@app/contract/strategy/assumptions/schemas";
import type { ForecastAssumptionsInput } from "@app/contract/strategy/assumptions/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { saveWhole } from "#/lib/edits/save-whole.ts";

const PATH = strategyPaths.assumptions;

export function useAssumptions() {
  return useRead(PATH, ForecastAssumptions);
}

/** Over the values as they were `seen`; null when what somebody else saved meanwhile is kept. */
export function saveAssumptions(
  seen: ForecastAssumptions,
  change: ForecastAssumptionsInput,
): Promise<ForecastAssumptions | null> {
  const { changed, version } = seen;
  const edit = { change, seen: { changed, version }, words: { changed: "Changed assumptions" } };
  return saveWhole(PATH, edit, ForecastAssumptions);
}
