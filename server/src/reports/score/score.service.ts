import type { Score } from "@app/contract/reports/score";
import { dayIn } from "#/platform/clock.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ComposerDependencies } from "#/reports/report-composer.ts";
import { scoreOf } from "./score.rules.ts";

/** Keeps score over all campaigns of a workspace. */
export class ScoreService {
  readonly #dependencies: ComposerDependencies;

  constructor(dependencies: ComposerDependencies) {
    this.#dependencies = dependencies;
  }

  async read(caller: Caller): Promise<Score> {
    requireReader(caller);
    const { campaigns, checks, results, workspaces, clock } = this.#dependencies;
    const timeZone = await workspaces.timeZone(caller);
    const started = await campaigns.started(caller);
    const works = started.map((campaign) => ({ campaign, creators: campaign.creators }));
    const [deals, overturned] = await Promise.all([results.deals(caller, works), checks.overturned(caller)]);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    const takenAt = clock.now();
    return scoreOf({
      campaigns: started.map((campaign, index) => ({ campaign, deals: deals[index] ?? [] })),
      overturned,
      today: dayOf(takenAt),
      dayOf,
      isSample: caller.isSample,
      takenAt,
    });
  }
}
