import type { PastCampaign } from "@app/contract/strategy/past-campaigns";
import type { Score } from "@app/contract/reports/score";
import { dayIn } from "#/platform/clock.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ComposerDependencies } from "#/reports/report-composer.ts";
import type { ScoredCampaign } from "./asked-prices.rules.ts";
import { pastCampaigns } from "./past-campaigns.rules.ts";
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

  /** The campaigns from which the next plan learns, the oldest plan first. */
  async past(caller: Caller): Promise<PastCampaign[]> {
    requireReader(caller);
    return pastCampaigns(await this.#campaigns(caller));
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
