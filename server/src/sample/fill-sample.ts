import { FIRST_VERSION } from "@app/contract/versions";
import type { createCampaigns } from "#/campaigns/index.ts";
import type { CollectionsService } from "#/collections/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ReportsService } from "#/reports/index.ts";
import { planNextCampaign } from "./campaigns/planned.ts";
import { runCampaign } from "./campaigns/running.ts";
import { pickCreators } from "./sample.store.ts";
import type { PricedCreator } from "./sample.store.ts";

/** The services through which a team would have made these things. */
export interface SampleServices {
  db: Database;
  clock: Clock;
  collections: CollectionsService;
  campaigns: ReturnType<typeof createCampaigns>;
  reports: ReportsService;
}

/** Creators of whom the second client's next campaign is planned. */
const PLANNED = 4;

/** Two collections, a running campaign with three drafts and its report, and a planned one of a second client. */
export function fillSample({ db, clock, collections, campaigns, reports }: SampleServices) {
  return async (caller: Caller): Promise<void> => {
    const pick = (platform: string, country: string, category: string, count: number) =>
      pickCreators(db, caller.workspaceId, { platform, country, category, count });
    const vegan = await pick("instagram", "DE", "vegan", 8);
    const fit = await pick("tiktok", "DE", "fitness", 6);
    const travel = await pick("instagram", "GB", "travel", 9);
    const team = [...vegan.slice(0, 4), ...fit.slice(0, 2)];
    const list = await collections.create(caller, {
      name: "Vegan protein bar, Germany",
      note: "Fits the launch in spring. Prices are per reel.",
      creatorIds: ids([...vegan, ...fit]),
    });
    await collections.create(caller, { name: "City breaks, United Kingdom", creatorIds: ids(travel) });
    for (const { id } of team) {
      await collections.editCreator(caller, list.id, id, { version: FIRST_VERSION, state: "shortlisted" });
    }
    const now = clock.now();
    await planNextCampaign(campaigns, caller, ids(travel.slice(0, PLANNED)), now);
    const campaign = await runCampaign(campaigns, caller, team, now);
    await reports.create(caller, {
      campaignId: campaign.id,
      title: "Protein bar launch: where we stand",
      frozen: false,
    });
  };
}

function ids(creators: PricedCreator[]): string[] {
  return creators.map(({ id }) => id);
}
