import { ModelSetting } from "@app/contract/strategy/language-model/schemas";
import type { ModelInput, ModelRules } from "@app/contract/strategy/language-model/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
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

const RULE_WORDS = {
  usedBy: "Who may use it",
  tokensPerMonth: "Tokens a month",
  costPerMonth: "Cost a month",
  prices: "What a million tokens cost",
};

/** Who may use the model and how much; it is stored with the model, whose answer comes back. */
export async function saveModelRules(seen: ModelSetting, change: ModelRules): Promise<ModelSetting | null> {
  const edit = { change, seen: { ...seen.rules, version: seen.version }, words: RULE_WORDS };
  const saved = await sendEdit("PUT", strategyPaths.languageModelRules, edit, ModelSetting, { quiet: true });
  if (saved) await keepAnswer(strategyPaths.languageModel, saved);
  else await refresh(strategyPaths.languageModel);
  return saved;
}
