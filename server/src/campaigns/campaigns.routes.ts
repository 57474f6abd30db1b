import { campaignPaths } from "@app/contract/campaigns/paths";
import {
  Campaign,
  CampaignActivityList,
  CampaignChange,
  CampaignFilter,
  CampaignInput,
} from "@app/contract/campaigns/schemas";
import { CampaignList, DueList } from "@app/contract/campaigns/list";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { CampaignsService } from "./campaigns.service.ts";

const Params = z.object({ id: pathId("campaign") });

export function campaignRoutes(http: Http, campaigns: CampaignsService): void {
  listRoutes(http, campaigns);
  singleRoutes(http, campaigns);
}

function listRoutes(http: Http, campaigns: CampaignsService): void {
  http.get(
    campaignPaths.all,
    {
      config: { isInDemo: true },
      schema: {
        summary: "List campaigns, last changed first",
        querystring: CampaignFilter,
        response: { 200: CampaignList },
      },
    },
    (request) => campaigns.list(request.caller, request.query),
  );

  http.post(
    campaignPaths.all,
    { schema: { summary: "Make a draft campaign", body: CampaignInput, response: { 201: Campaign } } },
    async (request, reply) => {
      const campaign = await campaigns.create(request.caller, request.body);
      return reply.code(201).send(campaign);
    },
  );

  http.get(
    campaignPaths.due,
    { schema: { summary: "List drafts that are due or late", response: { 200: DueList } } },
    (request) => campaigns.due(request.caller),
  );
}

function singleRoutes(http: Http, campaigns: CampaignsService): void {
  http.get(
    campaignPaths.one,
    {
      config: { isInDemo: true },
      schema: {
        summary: "Read a campaign with its creators, deliverables and checks",
        params: Params,
        response: { 200: Campaign },
      },
    },
    (request) => campaigns.get(request.caller, request.params.id),
  );

  http.get(
    campaignPaths.activity,
    {
      schema: {
        summary: "What happened in a campaign, newest first",
        params: Params,
        querystring: ListQuery,
        response: { 200: CampaignActivityList },
      },
    },
    (request) => campaigns.activity(request.caller, request.params.id, request.query),
  );

  http.patch(
    campaignPaths.one,
    {
      schema: {
        summary: "Change a campaign",
        params: Params,
        body: CampaignChange,
        response: { 200: Campaign },
      },
    },
    (request) => campaigns.change(request.caller, request.params.id, request.body),
  );

  http.delete(
    campaignPaths.one,
    {
      schema: {
        summary: "Remove a campaign; it can be restored",
        params: Params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await campaigns.remove(request.caller, request.params.id);
      return reply.code(204).send(null);
    },
  );

  http.post(
    campaignPaths.restore,
    { schema: { summary: "Bring a removed campaign back", params: Params, response: { 200: Campaign } } },
    (request) => campaigns.restore(request.caller, request.params.id),
  );
}
