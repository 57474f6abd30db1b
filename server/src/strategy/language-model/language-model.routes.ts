import { ModelChange, ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import type { Http } from "#/platform/http/http.ts";
import type { LanguageModelService } from "./language-model.service.ts";

/** The model belongs to the server and not to a workspace. */
export function languageModelRoutes(http: Http, models: LanguageModelService): void {
  http.get(
    strategyPaths.languageModel,
    {
      config: { access: "administrator of the server" },
      schema: { summary: "The model of the assistant, without its key", response: { 200: ModelSetting } },
    },
    ({ caller }) => models.read(caller),
  );

  http.put(
    strategyPaths.languageModel,
    {
      config: { access: "administrator of the server" },
      schema: {
        summary: "Set the model of the assistant",
        body: ModelChange,
        response: { 200: ModelSetting },
      },
    },
    ({ caller, body }) => models.change(caller, body),
  );
}
