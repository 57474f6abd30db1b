import type { Campaign, CampaignActivity } from "@app/contract/campaigns/schemas";
import type { SubmissionCheck } from "@app/contract/campaigns/deliverables";
import type { ChecksService } from "#/content-checks/index.ts";
import type { CreatorCard } from "#/discovery/index.ts";
import { readCreatorCards } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { toCampaign } from "./campaigns.view.ts";
import type { CampaignRecord } from "./campaigns.view.ts";

export interface ReaderDependencies {
  db: Database;
  clock: Clock;
  workspaces: Identity["workspaces"];
  checks: ChecksService;
}

/** Completes what is stored of a campaign with what other domains know. */
export class CampaignReader {
  readonly #dependencies: ReaderDependencies;

  constructor(dependencies: ReaderDependencies) {
    this.#dependencies = dependencies;
  }

  /** The day in the workspace's time zone, yyyy-mm-dd. */
  async today(caller: Caller): Promise<string> {
    return dayIn(await this.#dependencies.workspaces.timeZone(caller), this.#dependencies.clock.now());
  }

  async complete(
    caller: Caller,
    record: CampaignRecord,
    activity: readonly CampaignActivity[],
  ): Promise<Campaign> {
    const creatorIds = record.creators.map((creator) => creator.creatorId);
    const checkIds = record.submissions.map((submission) => submission.checkId);
    const [today, cards, checks] = await Promise.all([
      this.today(caller),
      this.#cards(caller, creatorIds),
      this.#checks(caller, checkIds),
    ]);
    return toCampaign(record, { today, cards, checks, activity });
  }

  #cards(caller: Caller, ids: readonly string[]): Promise<Map<string, CreatorCard>> {
    return withWorkspace(this.#dependencies.db, caller.workspaceId, (transaction) =>
      readCreatorCards(transaction, caller.workspaceId, ids),
    );
  }

  async #checks(caller: Caller, ids: readonly string[]): Promise<Map<string, SubmissionCheck>> {
    const summaries = await this.#dependencies.checks.byIds(caller, ids);
    return new Map(
      [...summaries].map(([id, { state, counts, verdict }]) => [id, { id, state, ...counts, verdict }]),
    );
  }
}
