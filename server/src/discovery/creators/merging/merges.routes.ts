import {
  MergeAnswer,
  mergePaths,
  MergeProposal,
  MergeProposalQuery,
  MergeProposals,
} from "@app/contract/discovery/merging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { MergesService } from "./merges.service.ts";

export function mergeRoutes(http: Http, merges: MergesService): void {
  http.get(
    mergePaths.all,
    {
      schema: {
        summary: "Creators that may be one person, and why; of one creator also what was answered",
        querystring: MergeProposalQuery,
        response: { 200: MergeProposals },
      },
    },
    (request) => merges.list(request.caller, request.query),
  );

  http.post(
    mergePaths.answer,
    {
      schema: {
        summary: "Joins two creators, keeps them apart, or takes an answer back",
        params: z.object({ id: pathId("proposal") }),
        body: MergeAnswer,
        response: { 200: MergeProposal },
      },
    },
    (request) => merges.answer(request.caller, request.params.id, request.body),
  );
}
