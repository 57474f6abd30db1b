import type { CreatorEditsService } from "#/discovery/index.ts";
import { threadLinkPaths } from "@app/contract/strategy/paths";
import type { CampaignCreatorsService, CampaignsService } from "#/campaigns/index.ts";
import type { CollectionsService } from "#/collections/index.ts";
import { LIMIT_MAX } from "@app/contract/paging";
import type { Identity } from "#/identity/index.ts";
import { AppError } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { FindDocument } from "#/platform/http/documents/shared-documents.ts";
import { shareLinkRoutes } from "#/platform/share-links/share-links.routes.ts";
import { ShareLinksService } from "#/platform/share-links/share-links.service.ts";
import type { ScoreService } from "#/reports/index.ts";
import { assumptionRoutes } from "./assumptions/assumptions.routes.ts";
import { AssumptionsService } from "./assumptions/assumptions.service.ts";
import { LearningService } from "./assumptions/learning.service.ts";
import { attachmentRoutes } from "./attachments/attachments.routes.ts";
import { feedbackRoutes } from "./feedback/feedback.routes.ts";
import { FeedbackService } from "./feedback/feedback.service.ts";
import { languageModelRoutes } from "./language-model/language-model.routes.ts";
import { LanguageModelService } from "./language-model/language-model.service.ts";
import { mcpRoutes } from "./mcp/mcp.routes.ts";
import { McpService } from "./mcp/mcp.service.ts";
import { memoryRoutes } from "./memory/memory.routes.ts";
import { MemoryService } from "./memory/memory.service.ts";
import { Optimiser } from "./strategies/optimiser.ts";
import { strategyRoutes } from "./strategies/strategies.routes.ts";
import { StrategiesService } from "./strategies/strategies.service.ts";
import type { Writing } from "./strategies/plan-destinations.ts";
import type { PlanSources } from "./strategies/strategies.service.ts";
import { THREAD_KIND, sharedThreads } from "./threads/sharing/shared-threads.ts";
import { threadRoutes } from "./threads/threads.routes.ts";
import { ThreadsService } from "./threads/threads.service.ts";
import { TurnsService } from "./threads/turns/turns.service.ts";

export { fileCandidates } from "./strategies/file-candidates.ts";
export type { Turn } from "./threads/turns/turns.service.ts";
export { Optimiser } from "./strategies/optimiser.ts";
export { planText } from "./strategies/plan-text.ts";
export { noCreatorsInFile } from "./strategy.errors.ts";

interface CampaignServices {
  campaigns: CampaignsService;
  creators: CampaignCreatorsService;
}

interface StrategyServices {
  sources: Omit<PlanSources, "assumptions" | "memory" | "clock">;
  /** By which creators are tagged and noted of. */
  edits: CreatorEditsService;
  score: ScoreService;
  collections: CollectionsService;
  campaigns: CampaignServices;
  linkMakers: Identity["linkMakers"];
  /** Whether a model outside may help the planner, where one is set. */
  asksModels: boolean;
}

/** Strategy AI: threads, the plans made in them, and the planner that answers. */
export function createStrategy(
  dependencies: Dependencies,
  { sources, edits, collections, campaigns, score, linkMakers: makers, asksModels }: StrategyServices,
) {
  const { db, clock, secrets, config } = dependencies;
  const assumptions = new AssumptionsService({ db, clock, score });
  const { creators, workspaces } = sources;
  const learning = new LearningService({ clock, assumptions, creators, workspaces });
  const memory = new MemoryService({ db, clock, workspaces });
  const optimiser = new Optimiser();
  const strategies = new StrategiesService({
    db,
    clock,
    optimiser,
    sources: { ...sources, assumptions, memory, clock },
    destinations: {
      collection: (caller, name, creatorIds) => collections.create(caller, { name, creatorIds }),
      campaign: (caller, plan) => campaigns.campaigns.createFromPlan(caller, plan),
      writing: writingWith({ collections, campaigns, edits }),
    },
  });
  const models = new LanguageModelService({ db, clock, secret: secrets.pepper, environment: config.model });
  const threads = new ThreadsService(db, clock, strategies, {
    secret: secrets.pepper,
    origin: config.baseUrl,
    ...(asksModels && { models }),
  });
  const mcp = new McpService({
    db,
    clock,
    threads,
    strategies,
    origin: config.baseUrl,
    environment: config.mcp,
  });
  const feedback = new FeedbackService(dependencies);
  const links = new ShareLinksService(
    { ...dependencies, makers },
    sharedThreads({ threads, strategies, clock }),
  );
  const routes = (http: Http) => {
    mcpRoutes(http, mcp);
    threadRoutes(http, threads);
    shareLinkRoutes(http, threadLinkPaths, links);
    strategyRoutes(http, strategies);
    assumptionRoutes(http, { assumptions, learning });
    memoryRoutes(http, memory);
    attachmentRoutes(http);
    languageModelRoutes(http, models);
    feedbackRoutes(http, feedback);
  };
  const turns = new TurnsService(threads, strategies);
  const documents: Record<string, FindDocument> = { [THREAD_KIND]: (key) => links.open(key) };
  return { strategies, turns, routes, documents, stop: () => optimiser.stop() };
}

/** What is written of creators in a conversation, by the services of the screens. */
function writingWith({
  collections,
  campaigns: { campaigns, creators },
  edits,
}: Pick<StrategyServices, "collections" | "campaigns" | "edits">): Writing {
  return {
    collectionsLike: async (caller, name, limit) =>
      (await collections.list(caller, { q: name, limit })).items,
    collectionsOf: (caller, creatorId) => collections.namesOf(caller, creatorId),
    add: (caller, id, addition) => collections.add(caller, id, addition),
    remove: (caller, id, creatorIds) => collections.removeCreators(caller, id, creatorIds),
    campaigns: async (caller) => {
      const { items } = await campaigns.list(caller, { q: "", limit: LIMIT_MAX });
      return items.map(({ id, name, budgetSummary: { budget } }) => ({ id, name, budget }));
    },
    setBudget: async (caller, campaignId, budget) => {
      const { budget: before, version } = await campaigns.get(caller, campaignId);
      await campaigns.change(caller, campaignId, { version, budget });
      return before;
    },
    leaveCampaign: (caller, campaignId, creatorId) => isThere(creators.remove(caller, campaignId, creatorId)),
    returnToCampaign: (caller, campaignId, creatorId) =>
      isThere(creators.restore(caller, campaignId, creatorId)),
    tag: (caller, creatorId, tag) => edits.addTag(caller, creatorId, tag),
    untag: (caller, creatorId, tag) => edits.removeTag(caller, creatorId, tag),
    note: (caller, creatorId, note) => edits.addNote(caller, creatorId, note),
    unnote: (caller, creatorId, note) => edits.removeNote(caller, creatorId, note),
    owners: (caller) => edits.owners(caller),
    setOwner: (caller, creatorId, owner) => edits.setOwner(caller, creatorId, owner),
    setStatus: (caller, creatorId, status) => edits.setStatus(caller, creatorId, status),
  };
}

/** Whether what was to be changed was there. */
async function isThere(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false;
    throw error;
  }
}
