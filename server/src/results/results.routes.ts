import { CampaignResults, CreatorResults } from "@app/contract/results/figures";
import { resultPaths } from "@app/contract/results/paths";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ResultsService } from "./results.service.ts";

const CampaignParams = z.object({ id: pathId("campaign") });
const CreatorParams = z.object({ id: pathId("creator") });

export function resultRoutes(http: Http, results: ResultsService): void {
  http.get(
    resultPaths.ofCampaign,
    {
      schema: {
        summary: "What a campaign came to: its content, planned and live, and its figures",
        params: CampaignParams,
        response: { 200: CampaignResults },
      },
    },
    (request) => results.ofCampaign(request.caller, request.params.id),
  );

  http.get(
    resultPaths.ofCreator,
    {
      schema: {
        summary: "What came of the work with a creator, and what the posts say of the accounts",
        params: CreatorParams,
        response: { 200: CreatorResults },
      },
    },
    (request) => results.ofCreator(request.caller, request.params.id),
  );
}
