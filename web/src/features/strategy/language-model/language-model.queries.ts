import { ModelSetting } from "@app/contract/strategy/language-model/schemas";
import type { ModelInput } from "@app/contract/strategy/language-model/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { saveWhole } from "#/lib/edits/save-whole.ts";

export function useLanguageModel() {
  return useRead(strategyPaths.languageModel, ModelSetting);
}

const WORDS = { provider: "Kind", url: "Address", name: "Model", key: "Key" };

/** Over the model as it was `seen`; null when what somebody else saved meanwhile is kept. */
export function saveLanguageModel(seen: ModelSetting, change: ModelInput): Promise<ModelSetting | null> {
  return saveWhole(
    strategyPaths.languageModel,
    { change, seen: { ...seen, key: undefined }, words: WORDS },
    ModelSetting,
  );
}
