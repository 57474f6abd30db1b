import { ForecastAssumptions, ForecastAssumptionsChange } from "@app/contract/strategy/assumptions/schemas";
import { Learning } from "@app/contract/strategy/learning";
import { strategyPaths } from "@app/contract/strategy/paths";
import type { Http } from "#/platform/http/http.ts";
import type { AssumptionsService } from "./assumptions.service.ts";
import type { LearningService } from "./learning.service.ts";

export function assumptionRoutes(
  http: Http,
  { assumptions, learning }: { assumptions: AssumptionsService; learning: LearningService },
): void {
  http.get(
    strategyPaths.assumptions,
    {
      schema: {
        summary: "What forecasts take for granted in this workspace, where it is not the default",
        response: { 200: ForecastAssumptions },
      },
    },
    ({ caller }) => assumptions.get(caller),
  );

  http.put(
    strategyPaths.assumptions,
    {
      schema: {
        summary: "Save the changed assumptions, whole",
        body: ForecastAssumptionsChange,
        response: { 200: ForecastAssumptions },
      },
    },
    ({ caller, body }) => assumptions.save(caller, body),
  );

  http.get(
    strategyPaths.learning,
    {
      schema: {
        summary: "Whether own campaigns made the ranges of plans narrower",
        response: { 200: Learning },
      },
    },
    ({ caller }) => learning.read(caller),
  );
}
