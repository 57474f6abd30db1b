import type { Campaign } from "@app/contract/campaigns/schemas";
import type { ReportContent } from "@app/contract/reports/schemas";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import { readCreatorPosts } from "#/discovery/index.ts";
import type { CreatorPost } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { postsOfCampaign } from "./campaign-posts.rules.ts";
import { composeReport } from "./report-content.rules.ts";
import type { FieldAnswer } from "./report-inputs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ComposerDependencies {
  db: Database;
  clock: Clock;
  workspaces: Identity["workspaces"];
  campaigns: CampaignsService;
  checks: ChecksService;
}

/** Gathers what a report shows from the campaign, its checks and its creators' posts. */
export class ReportComposer {
  readonly #dependencies: ComposerDependencies;

  constructor(dependencies: ComposerDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws `request.not_found` for an unknown campaign. */
  async compose(caller: Caller, campaignId: string): Promise<ReportContent> {
    const { campaigns, workspaces, clock } = this.#dependencies;
    const campaign = await campaigns.get(caller, campaignId);
    const checkIds = campaign.deliverables.flatMap(({ submissions: [newest] }) => newest?.check?.id ?? []);
    const [timeZone, posts, checks] = await Promise.all([
      workspaces.timeZone(caller),
      this.#posts(caller, campaign),
      this.#answers(caller, checkIds),
    ]);
    return composeReport({
      campaign,
      posts: postsOfCampaign(posts, campaign, (moment) => dayIn(timeZone, moment)),
      checks,
      isSample: caller.isSample,
      timeZone,
      takenAt: clock.now(),
    });
  }

  /** Null when the campaign has been removed. */
  async composeIfThere(caller: Caller, campaignId: string): Promise<ReportContent | null> {
    try {
      return await this.compose(caller, campaignId);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }
  }

  // A day more on both sides: the days of the campaign are those of the workspace's time zone.
  async #posts(caller: Caller, { creators, startsOn, endsOn }: Campaign): Promise<CreatorPost[]> {
    if (startsOn === null || endsOn === null) return [];
    const ids = creators.map((creator) => creator.creatorId);
    const from = new Date(Date.parse(startsOn) - DAY_MS);
    const until = new Date(Date.parse(endsOn) + 2 * DAY_MS);
    return withWorkspace(this.#dependencies.db, caller.workspaceId, (transaction) =>
      readCreatorPosts(transaction, caller.workspaceId, ids, { from, until }),
    );
  }

  async #answers(caller: Caller, checkIds: readonly string[]): Promise<Map<string, FieldAnswer[]>> {
    const checks = await Promise.all(checkIds.map((id) => this.#dependencies.checks.get(caller, id)));
    return new Map(
      checks.map((check) => [
        check.id,
        check.checks.map(({ field, status }) => ({
          field,
          status: check.overrides[field]?.status ?? status,
        })),
      ]),
    );
  }
}
