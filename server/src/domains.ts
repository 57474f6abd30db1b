import { createCampaigns, findCampaignsNamed } from "#/campaigns/index.ts";
import { createCollections, findCollectionsNamed } from "#/collections/index.ts";
import { createContentChecks } from "#/content-checks/index.ts";
import { createDiscovery } from "#/discovery/index.ts";
import { createHome } from "#/home/index.ts";
import { createIdentity } from "#/identity/index.ts";
import type { Parts } from "#/platform/parts.ts";
import { createReports } from "#/reports/index.ts";
import { createSample } from "#/sample/index.ts";
import { createSettings } from "#/settings/index.ts";
import { createStrategy } from "#/strategy/index.ts";

export type Domains = ReturnType<typeof createDomains>;

/** Builds the domains from the bottom up: each gets the services of those below it that it needs. */
export function createDomains(parts: Parts) {
  const identity = createIdentity(parts);
  const { workspaces } = identity;
  const settings = createSettings(parts);
  const named = new Map([
    ["collection", findCollectionsNamed],
    ["campaign", findCampaignsNamed],
  ]);
  const discovery = createDiscovery(parts, { workspaces, named });
  const contentChecks = createContentChecks(parts);
  const { checks } = contentChecks;
  const collections = createCollections(parts);
  const campaigns = createCampaigns(parts, { workspaces, collections: collections.collections, checks });
  const reports = createReports(parts, { workspaces, checks, campaigns: campaigns.campaigns });
  const home = createHome(parts, { workspaces, checks, campaigns: campaigns.campaigns });
  const strategy = createStrategy(parts, {
    workspaces,
    creators: discovery.creators,
    collections: collections.collections,
    campaigns: campaigns.campaigns,
  });
  const sample = createSample(parts, {
    workspaces,
    copies: identity.sampleCopies,
    checks,
    collections: collections.collections,
    campaigns,
    reports: reports.reports,
  });
  return {
    identity,
    settings,
    discovery,
    contentChecks,
    collections,
    campaigns,
    reports,
    home,
    strategy,
    sample,
  };
}
