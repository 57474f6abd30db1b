import { campaignPaths } from "@app/contract/campaigns/paths";
import { Campaign } from "@app/contract/campaigns/schemas";
import { CampaignCreatorChange, CampaignCreatorsInput } from "@app/contract/campaigns/creators";
import { SubmissionInput } from "@app/contract/campaigns/deliverables";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { CampaignCreatorsService } from "./campaign-creators.service.ts";
import type { CampaignsService } from "./campaigns.service.ts";
import type { SubmissionsService } from "./submissions.service.ts";

const Params = z.object({ id: pathId("campaign") });
const CreatorParams = z.object({ id: pathId("campaign"), creatorId: pathId("creator") });
const DeliverableParams = z.object({ id: pathId("campaign"), deliverableId: pathId("deliverable") });

/** Every change answers the campaign as it is then. */
export function campaignCreatorRoutes(
  http: Http,
  campaigns: CampaignsService,
  creators: CampaignCreatorsService,
): void {
  changeRoutes(http, campaigns, creators);
  removalRoutes(http, campaigns, creators);
}

function changeRoutes(http: Http, campaigns: CampaignsService, creators: CampaignCreatorsService): void {
  http.post(
    campaignPaths.creators,
    {
      schema: {
        summary: "Add the creators of a collection, or single ones",
        params: Params,
        body: CampaignCreatorsInput,
        response: { 200: Campaign },
      },
    },
    async ({ caller, params, body }) => {
      await creators.add(caller, params.id, body);
      return campaigns.get(caller, params.id);
    },
  );

  http.patch(
    campaignPaths.creator,
    {
      schema: {
        summary: "Change the stage or the fee of a creator",
        params: CreatorParams,
        body: CampaignCreatorChange,
        response: { 200: Campaign },
      },
    },
    async ({ caller, params, body }) => {
      await creators.change(caller, params.id, params.creatorId, body);
      return campaigns.get(caller, params.id);
    },
  );
}

function removalRoutes(http: Http, campaigns: CampaignsService, creators: CampaignCreatorsService): void {
  http.delete(
    campaignPaths.creator,
    {
      schema: {
        summary: "Take a creator out of a campaign; it can be restored",
        params: CreatorParams,
        response: { 200: Campaign },
      },
    },
    async ({ caller, params }) => {
      await creators.remove(caller, params.id, params.creatorId);
      return campaigns.get(caller, params.id);
    },
  );

  http.post(
    campaignPaths.restoreCreator,
    {
      schema: {
        summary: "Bring a removed creator back into a campaign",
        params: CreatorParams,
        response: { 200: Campaign },
      },
    },
    async ({ caller, params }) => {
      await creators.restore(caller, params.id, params.creatorId);
      return campaigns.get(caller, params.id);
    },
  );
}

export function submissionRoutes(http: Http, submissions: SubmissionsService): void {
  http.post(
    campaignPaths.submissions,
    {
      schema: {
        summary: "Send a draft for a deliverable and check it against the campaign's rules",
        params: DeliverableParams,
        body: SubmissionInput,
        response: { 201: z.object({ id: z.uuid(), checkId: z.uuid() }) },
      },
    },
    async ({ caller, params, body }, reply) => {
      const submission = await submissions.submit(caller, params.id, params.deliverableId, body);
      return reply.code(201).send(submission);
    },
  );
}
