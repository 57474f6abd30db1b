import type { HomeFigures } from "@app/contract/home/schemas";
import { HOME_DAYS } from "@app/contract/home/schemas";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import { readCreatorTotals } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ResultsService } from "#/results/index.ts";
import { homeFigures } from "./home-figures.rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HomeDependencies {
  db: Database;
  clock: Clock;
  workspaces: Identity["workspaces"];
  campaigns: CampaignsService;
  checks: ChecksService;
  results: ResultsService;
}

/** Where a workspace stands, for the first page that a person sees. */
export class HomeFiguresService {
  readonly #dependencies: HomeDependencies;

  constructor(dependencies: HomeDependencies) {
    this.#dependencies = dependencies;
  }

  async read(caller: Caller): Promise<HomeFigures> {
    requireReader(caller);
    const { db, clock, workspaces, campaigns, checks, results } = this.#dependencies;
    const now = clock.now();
    const since = new Date(now.getTime() - HOME_DAYS * DAY_MS);
    const { timeZone, currency } = await workspaces.setting(caller);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    const running = await campaigns.underWay(caller, { from: dayOf(since), until: dayOf(now) });
    const [totals, deals, firstChecks] = await Promise.all([
      withWorkspace(db, caller.workspaceId, (transaction) =>
        readCreatorTotals(transaction, caller.workspaceId, { since, currency }),
      ),
      results.deals(caller, running),
      checks.firstChecks(caller, since),
    ]);
    const underWay = running.map(({ campaign }, index) => ({ campaign, deals: deals[index] ?? [] }));
    const inputs = { totals, underWay, firstChecks, currency };
    return {
      figures: homeFigures({ ...inputs, isSample: caller.isSample, takenAt: now }),
      takenAt: now.toISOString(),
    };
  }
}
