import type { PastCampaign, PastFee } from "@app/contract/strategy/past-campaigns";
import type { Score } from "@app/contract/reports/score";
import { dayIn } from "#/platform/clock.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ComposerDependencies } from "#/reports/report-composer.ts";
import type { ScoredCampaign } from "./asked-prices.rules.ts";
import { pastCampaigns } from "./past-campaigns.rules.ts";
import { pastFees } from "./past-fees.rules.ts";
import { scoreOf } from "./score.rules.ts";

/** Keeps score over all campaigns of a workspace. */
export class ScoreService {
  readonly #dependencies: ComposerDependencies;

  constructor(dependencies: ComposerDependencies) {
    this.#dependencies = dependencies;
  }

  async read(caller: Caller): Promise<Score> {
    requireReader(caller);
    const { checks, workspaces, clock } = this.#dependencies;
    const timeZone = await workspaces.timeZone(caller);
    const [campaigns, overturned] = await Promise.all([this.#campaigns(caller), checks.overturned(caller)]);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    const takenAt = clock.now();
    return scoreOf({
      campaigns,
      overturned,
      today: dayOf(takenAt),
      dayOf,
      isSample: caller.isSample,
      takenAt,
    });
  }

  /** What the next plan learns from, each the oldest first: campaigns with a forecast that is settled, and fees. */
  async past(caller: Caller): Promise<{ campaigns: PastCampaign[]; fees: PastFee[] }> {
    requireReader(caller);
    const { workspaces, clock } = this.#dependencies;
    const timeZone = await workspaces.timeZone(caller);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    const campaigns = await this.#campaigns(caller);
    const fees = pastFees(campaigns, { today: dayOf(clock.now()), dayOf });
    return { campaigns: pastCampaigns(campaigns), fees };
  }

  /** Every campaign that was started, with what came of it. */
  async #campaigns(caller: Caller): Promise<ScoredCampaign[]> {
    const { campaigns, results } = this.#dependencies;
    const started = await campaigns.started(caller);
    const works = started.map((campaign) => ({ campaign, creators: campaign.creators }));
    const deals = await results.deals(caller, works);
    return started.map((campaign, index) => ({ campaign, deals: deals[index] ?? [] }));
  }
}
