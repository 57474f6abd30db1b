import { ForecastAssumptions } from "@app/contract/strategy/assumptions/schemas";
import type { ForecastAssumptionsInput } from "@app/contract/strategy/assumptions/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";

const PATH = strategyPaths.assumptions;

export function useAssumptions() {
  return useRead(PATH, ForecastAssumptions);
}

/** Over the values as they were `seen`; null when what somebody else saved meanwhile is kept. */
export async function saveAssumptions(
  seen: ForecastAssumptions,
  change: ForecastAssumptionsInput,
): Promise<ForecastAssumptions | null> {
  const { changed, version } = seen;
  const edit = { change, seen: { changed, version }, words: { changed: "Changed assumptions" } };
  const saved = await sendEdit("PUT", PATH, edit, ForecastAssumptions, { quiet: true });
  if (saved) await keepAnswer(PATH, saved);
  else await refresh(PATH);
  return saved;
}
