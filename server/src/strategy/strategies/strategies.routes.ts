import { PlanLimits, PlanTrial, PlanTrialInput } from "@app/contract/strategy/plan-trial";
import { strategyPaths } from "@app/contract/strategy/paths";
import { ListQuery } from "@app/contract/paging";
import {
  SaveApproval,
  SavedPlan,
  SaveInput,
  Starters,
  Strategy,
  StrategyInput,
  StrategyList,
} from "@app/contract/strategy/schemas";
import * as z from "zod/mini";
import { notFound } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import { readLimits, tryPlan } from "./plan-trial.ts";
import type { StrategiesService } from "./strategies.service.ts";

const Params = z.object({ id: pathId("strategy") });
const NO_VERSION = notFound("version").detail;
const VersionParams = z.object({
  id: pathId("strategy"),
  number: z.coerce.number(NO_VERSION).check(z.int(NO_VERSION)),
});

export function strategyRoutes(http: Http, strategies: StrategiesService): void {
  readRoutes(http, strategies);
  http.post(
    strategyPaths.strategies,
    { schema: { summary: "Plan a brief and keep it", body: StrategyInput, response: { 201: Strategy } } },
    async (request, reply) => {
      const strategy = await strategies.create(request.caller, request.body.text);
      return reply.code(201).send(strategy);
    },
  );
  http.post(
    strategyPaths.trial,
    {
      schema: {
        summary: "Try another budget, or fewer rules, on the newest version of a plan; nothing is kept",
        params: Params,
        body: PlanTrialInput,
        response: { 200: PlanTrial },
      },
    },
    (request) => tryPlan(strategies, request.caller, request.params.id, request.body),
  );
  saveRoute(http, strategies, "collection");
  saveRoute(http, strategies, "campaign");
}

function readRoutes(http: Http, strategies: StrategiesService): void {
  http.get(
    strategyPaths.limits,
    {
      schema: {
        summary: "Read which limits of the newest version of a plan can be left out",
        params: Params,
        response: { 200: PlanLimits },
      },
    },
    (request) => readLimits(strategies, request.caller, request.params.id),
  );
  http.get(
    strategyPaths.starters,
    {
      schema: {
        summary:
          "What to begin with: what is late, due and running, then briefs from the workspace's creators",
        response: { 200: Starters },
      },
    },
    (request) => strategies.starters(request.caller),
  );

  http.get(
    strategyPaths.strategies,
    {
      config: { isInDemo: true },
      schema: {
        summary: "List strategies, last changed first",
        querystring: ListQuery,
        response: { 200: StrategyList },
      },
    },
    (request) => strategies.list(request.caller, request.query),
  );

  http.get(
    strategyPaths.strategy,
    {
      config: { isInDemo: true },
      schema: { summary: "Read the newest version of a plan", params: Params, response: { 200: Strategy } },
    },
    (request) => strategies.shown(request.caller, request.params.id),
  );

  http.get(
    strategyPaths.version,
    { schema: { summary: "Read one version of a plan", params: VersionParams, response: { 200: Strategy } } },
    (request) => strategies.shown(request.caller, request.params.id, request.params.number),
  );
}

/** Answers 202 with an approval that waits, and 201 with what was made when the approval comes back. */
function saveRoute(http: Http, strategies: StrategiesService, kind: SavedPlan["kind"]): void {
  http.post(
    strategyPaths[kind],
    {
      schema: {
        summary: `Save the plan as a ${kind}, in two steps: ask, then approve`,
        params: Params,
        body: SaveInput,
        response: { 201: SavedPlan, 202: SaveApproval },
      },
    },
    async (request, reply) => {
      const saved = await strategies.save(request.caller, request.params.id, kind, request.body);
      return "approvalId" in saved ? reply.code(202).send(saved) : reply.code(201).send(saved);
    },
  );
}
