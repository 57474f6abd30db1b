import {
  createCampaigns,
  creatorsAtStage,
  deliverablesOf,
  findCampaignsNamed,
  WORK_OF_CREATORS,
} from "#/campaigns/index.ts";
import { createCollections, ENTRIES_OF_CREATORS, findCollectionsNamed } from "#/collections/index.ts";
import { createContentChecks } from "#/content-checks/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import { createDiscovery } from "#/discovery/index.ts";
import type { ErasedElsewhere } from "#/discovery/index.ts";
import { createHome } from "#/home/index.ts";
import { createIdentity } from "#/identity/index.ts";
import type { HashCost } from "#/identity/index.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { createReports } from "#/reports/index.ts";
import {
  createResults,
  followAttached,
  RESULTS_OF_CAMPAIGNS,
  RESULTS_OF_CREATORS,
  RESULTS_OF_DISCOVERY,
  RESULTS_OF_IMPORTS,
} from "#/results/index.ts";
import { createSample } from "#/sample/index.ts";
import { createSettings } from "#/settings/index.ts";
import { createStrategy } from "#/strategy/index.ts";
import { createTakeout } from "#/takeout/index.ts";

export type Domains = ReturnType<typeof createDomains>;

/** Labels of creators that people know by a name. */
const NAMED = new Map([
  ["collection", findCollectionsNamed],
  ["campaign", findCampaignsNamed],
]);

/** Builds the domains from the bottom up: each gets the services of those below it that it needs. */
export function createDomains(dependencies: Dependencies, hashCost?: HashCost) {
  const identity = createIdentity(dependencies, hashCost);
  const { workspaces, linkMakers } = identity;
  const settings = createSettings(dependencies);
  const contentChecks = createContentChecks(dependencies);
  const { checks } = contentChecks;
  const discovery = createDiscovery(dependencies, {
    workspaces,
    named: NAMED,
    readStages: creatorsAtStage,
    ofCreators: [...ENTRIES_OF_CREATORS, ...WORK_OF_CREATORS, ...RESULTS_OF_CREATORS],
    elsewhere: workOfCreators(checks),
    records: RESULTS_OF_IMPORTS,
    own: RESULTS_OF_DISCOVERY,
  });
  const collections = createCollections(dependencies, identity);
  const lists = collections.collections;
  const ofCampaigns = { workspaces, collections: lists, checks, ...RESULTS_OF_CAMPAIGNS };
  const campaigns = createCampaigns(dependencies, ofCampaigns);
  const results = createResults(dependencies, {
    workspaces,
    campaigns: campaigns.campaigns,
    objections: discovery.objections,
  });
  const below = { workspaces, checks, campaigns: campaigns.campaigns, results: results.results };
  const reports = createReports(dependencies, { ...below, linkMakers });
  const home = createHome(dependencies, below);
  const ofStrategy = {
    campaigns,
    sources: { ...discovery, ...settings, ...below, payments: results.payments },
    edits: discovery.edits,
    score: reports.score,
    collections: lists,
    linkMakers,
  };
  const strategy = createStrategy(dependencies, { ...ofStrategy, asksModels: true });
  const sample = createSample(dependencies, {
    ...below,
    copies: identity.sampleCopies,
    collections: lists,
    campaigns,
    reports: reports.reports,
    results,
    workshop: (clock) => createWorkshop({ ...dependencies, clock }, ofCampaigns, ofStrategy),
  });
  return {
    identity,
    settings,
    discovery,
    contentChecks,
    collections,
    campaigns,
    results,
    reports,
    home,
    strategy,
    sample,
    takeout: createTakeout(dependencies),
  };
}

/** Where the sample gets its past: campaigns and plans of another day, which no model outside hears of. */
function createWorkshop(
  then: Dependencies,
  ofCampaigns: Parameters<typeof createCampaigns>[1],
  ofStrategy: Omit<Parameters<typeof createStrategy>[1], "asksModels">,
) {
  const campaigns = createCampaigns(then, ofCampaigns);
  const services = { ...ofStrategy, campaigns, asksModels: false };
  return { campaigns, strategy: createStrategy(then, services) };
}

/** Erasing a creator takes the drafts along, with their videos, and the rows of imports that brought their results. */
function workOfCreators(checks: ChecksService): ErasedElsewhere {
  return {
    before: async (transaction, workspaceId, creatorId) => {
      const deliverables = await deliverablesOf(transaction, workspaceId, creatorId);
      await checks.expire(transaction, workspaceId, deliverables);
      await followAttached(transaction, workspaceId, creatorId);
    },
    after: (workspaceId) => checks.sweep(workspaceId),
  };
}
