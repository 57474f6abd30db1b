import { reportPaths } from "@app/contract/reports/paths";
import { Score } from "@app/contract/reports/score";
import type { Http } from "#/platform/http/http.ts";
import type { ScoreService } from "./score.service.ts";

export function scoreRoutes(http: Http, score: ScoreService): void {
  http.get(
    reportPaths.score,
    {
      schema: {
        summary: "How right plans, prices, days and checks were, over all started campaigns",
        response: { 200: Score },
      },
    },
    (request) => score.read(request.caller),
  );
}
