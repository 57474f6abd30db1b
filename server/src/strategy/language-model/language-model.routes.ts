import {
  ModelChange,
  ModelRequests,
  ModelRulesChange,
  ModelSetting,
  ModelsFound,
} from "@app/contract/strategy/language-model/schemas";
import { WhoAnswers } from "@app/contract/strategy/language-model/who-answers";
import { strategyPaths } from "@app/contract/strategy/paths";
import type { Http } from "#/platform/http/http.ts";
import type { LanguageModelService } from "./language-model.service.ts";

const SERVER = { config: { access: "administrator of the server" } } as const;
const CHANGES_SERVER = { config: { ...SERVER.config, fresh: true } } as const;

/** The model belongs to the server and not to a workspace. */
export function languageModelRoutes(http: Http, models: LanguageModelService): void {
  http.get(
    strategyPaths.languageModel,
    {
      ...SERVER,
      schema: { summary: "The model of the assistant, without its key", response: { 200: ModelSetting } },
    },
    ({ caller }) => models.read(caller),
  );

  http.put(
    strategyPaths.languageModel,
    {
      ...CHANGES_SERVER,
      schema: {
        summary: "Set the model of the assistant",
        body: ModelChange,
        response: { 200: ModelSetting },
      },
    },
    ({ caller, body }) => models.change(caller, body),
  );

  http.put(
    strategyPaths.languageModelRules,
    {
      ...CHANGES_SERVER,
      schema: {
        summary: "Say who may use the model, how much, and what it costs",
        body: ModelRulesChange,
        response: { 200: ModelSetting },
      },
    },
    ({ caller, body }) => models.changeRules(caller, body),
  );

  http.get(
    strategyPaths.whoAnswers,
    {
      schema: { summary: "Whether a model helps the planner for you", response: { 200: WhoAnswers } },
    },
    ({ caller }) => models.whoAnswers(caller),
  );

  askingRoutes(http, models);
}

function askingRoutes(http: Http, models: LanguageModelService): void {
  http.post(
    strategyPaths.languageModelTest,
    {
      ...SERVER,
      schema: { summary: "Ask the model what it can do, and keep it", response: { 200: ModelSetting } },
    },
    ({ caller }) => models.test(caller),
  );

  http.post(
    strategyPaths.languageModelsHere,
    {
      ...SERVER,
      schema: { summary: "Look for models on the server's own ports", response: { 200: ModelsFound } },
    },
    ({ caller }) => models.lookHere(caller),
  );

  http.get(
    strategyPaths.languageModelRequests,
    {
      ...SERVER,
      schema: {
        summary: "The requests of one answer as they would be sent, without the key",
        response: { 200: ModelRequests },
      },
    },
    ({ caller }) => models.requests(caller),
  );
}
