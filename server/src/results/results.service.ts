import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignResults, CreatorResults } from "@app/contract/results/figures";
import { membershipsOf } from "#/campaigns/index.ts";
import type { CampaignsService } from "#/campaigns/index.ts";
import { readCreatorCards } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { accountMeasures } from "./accounts.ts";
import { readBrandedWork } from "./brand-work.store.ts";
import type { BrandedWork, BrandQuestion } from "./brand-work.store.ts";
import { readCampaignDeals } from "./campaign-records.ts";
import type { CampaignWork } from "./campaign-records.ts";
import { contentOf } from "./content.ts";
import type { CampaignDeal } from "./deals.ts";
import { readCreatorDeals, toCreatorDeal } from "./creator-deals.ts";
import { resultFigures } from "./figures.ts";

export interface ResultReaders {
  db: Database;
  clock: Clock;
  workspaces: Identity["workspaces"];
  campaigns: CampaignsService;
}

/** What campaigns and creators came to. */
export class ResultsService {
  readonly #dependencies: ResultReaders;

  constructor(dependencies: ResultReaders) {
    this.#dependencies = dependencies;
  }

  /** What is planned, in review and live, and the figures of all of it. @throws `request.not_found` */
  async ofCampaign(caller: Caller, campaignId: string): Promise<CampaignResults> {
    const { campaigns, clock } = this.#dependencies;
    const campaign = await campaigns.get(caller, campaignId);
    const [deals = []] = await this.deals(caller, [{ campaign, creators: campaign.creators }]);
    const now = clock.now();
    return {
      content: contentOf(
        campaign,
        deals.flatMap(({ posts }) => posts),
        now,
      ),
      creators: deals.map((deal) => ({ creatorId: deal.key, figures: resultFigures([deal]) })),
      figures: resultFigures(deals),
      takenAt: now.toISOString(),
    };
  }

  /** What came of campaigns, each creator by creator: what every figure of them is made from. */
  async deals(caller: Caller, works: readonly CampaignWork[]): Promise<CampaignDeal[][]> {
    requireReader(caller);
    const timeZone = await this.#dependencies.workspaces.timeZone(caller);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    return this.#in(caller, async (transaction) => {
      const all: CampaignDeal[][] = [];
      for (const work of works) {
        all.push(await readCampaignDeals(transaction, caller.workspaceId, work, dayOf));
      }
      return all;
    });
  }

  /** What came of the work with a creator, campaign by campaign added up. @throws `request.not_found` */
  async ofCreator(caller: Caller, creatorId: string): Promise<CreatorResults> {
    const { deals, posts, memberships, campaigns, dayOf } = await this.#work(caller, creatorId);
    const now = this.#dependencies.clock.now();
    const around = { creatorId, campaigns, today: dayOf(now), dayOf };
    return {
      figures: resultFigures(deals),
      deals: deals.map((deal) => toCreatorDeal(deal, around)).toReversed(),
      accounts: accountMeasures(posts),
      lastFee: memberships.findLast(({ fee }) => fee !== null)?.fee ?? null,
      takenAt: now.toISOString(),
    };
  }

  /** What came of a creator outside of every campaign; null for nothing. @throws `request.not_found` */
  async outsideCampaigns(caller: Caller, creatorId: string): Promise<CampaignDeal | null> {
    const { deals } = await this.#work(caller, creatorId);
    const outside = deals.find(({ key }) => key === null);
    return outside ? { ...outside, key: creatorId } : null;
  }

  async #work(caller: Caller, creatorId: string) {
    requireReader(caller);
    const { workspaceId } = caller;
    const { campaigns, workspaces } = this.#dependencies;
    const memberships = await this.#in(caller, async (transaction) => {
      const cards = await readCreatorCards(transaction, workspaceId, [creatorId]);
      if (!cards.has(creatorId)) throw notFound("creator");
      return membershipsOf(transaction, workspaceId, [creatorId]);
    });
    const whole: Campaign[] = [];
    for (const { campaignId } of memberships) whole.push(await campaigns.get(caller, campaignId));
    const timeZone = await workspaces.timeZone(caller);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    const { deals, posts } = await this.#in(caller, (transaction) =>
      readCreatorDeals(transaction, workspaceId, { creatorId, campaigns: whole, dayOf }),
    );
    return { deals, posts, memberships, campaigns: whole, dayOf };
  }

  /** Who worked for brands, or for whom somebody worked, as deals and posts tell. */
  async brandedWork(caller: Caller, asked: BrandQuestion): Promise<BrandedWork[]> {
    requireReader(caller);
    return this.#in(caller, (transaction) => readBrandedWork(transaction, caller.workspaceId, asked));
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#dependencies.db, caller.workspaceId, work);
  }
}
