import type { CollectionsService } from "#/collections/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { campaignCreatorRoutes, submissionRoutes } from "./campaign-creators.routes.ts";
import { CampaignCreatorsService } from "./campaign-creators.service.ts";
import { CampaignReader } from "./campaign-reader.ts";
import type { ReadLivePosts } from "./campaign-reader.ts";
import { campaignRoutes } from "./campaigns.routes.ts";
import { CampaignsService } from "./campaigns.service.ts";
import type { ReadWorkDone } from "./stage-needs.ts";
import { SubmissionsService } from "./submissions.service.ts";

export type { CampaignUnderWay } from "./campaigns-under-way.ts";
export { WORK_OF_CREATORS } from "./campaigns.tables.ts";
export { findCampaignsNamed, toMoney } from "./campaigns.store.ts";
export type { ReadLivePosts } from "./campaign-reader.ts";
export type { ReadWorkDone } from "./stage-needs.ts";
export { creatorsAtStage, deliverablesOf, membershipsOf, membershipsOn } from "./memberships.store.ts";
export type { CampaignCreatorsService } from "./campaign-creators.service.ts";
export type { CampaignsService } from "./campaigns.service.ts";

export interface CampaignServices {
  workspaces: Identity["workspaces"];
  collections: CollectionsService;
  checks: ChecksService;
  readWorkDone: ReadWorkDone;
  readLivePosts: ReadLivePosts;
}

/** Campaigns: a brief in execution, its creators, deliverables and submissions. */
export function createCampaigns(
  { db, clock }: Dependencies,
  { workspaces, collections, checks, readWorkDone, readLivePosts }: CampaignServices,
) {
  const reader = new CampaignReader({ clock, workspaces, checks, readLivePosts });
  const campaigns = new CampaignsService(db, clock, reader);
  const creators = new CampaignCreatorsService({ db, clock, collections, readWorkDone });
  const submissions = new SubmissionsService(db, clock, checks);
  const routes = (http: Http) => {
    campaignRoutes(http, campaigns);
    campaignCreatorRoutes(http, campaigns, creators);
    submissionRoutes(http, submissions);
  };
  return { campaigns, creators, submissions, routes };
}
