import type { Campaign, CampaignActivity } from "@app/contract/campaigns/schemas";
import type { SubmissionCheck } from "@app/contract/campaigns/deliverables";
import type { ChecksService } from "#/content-checks/index.ts";
import { readCreatorCards } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { readRecords } from "./campaign-records.ts";
import type { StoredCampaign } from "./campaigns.store.ts";
import { toCampaign } from "./campaigns.view.ts";
import type { CampaignRecord, LivePost, StoredRecord } from "./campaigns.view.ts";

/** Reads the posts of campaigns where they are recorded, which is above campaigns. */
export type ReadLivePosts = (
  transaction: Transaction,
  workspaceId: string,
  works: readonly Pick<StoredRecord, "campaign" | "creators">[],
  calendar: { now: Date; dayOf: (moment: Date) => string },
) => Promise<LivePost[]>;

export interface ReaderDependencies {
  clock: Clock;
  workspaces: Identity["workspaces"];
  checks: ChecksService;
  readLivePosts: ReadLivePosts;
}

interface Calendar {
  now: Date;
  /** The day in the workspace's time zone, yyyy-mm-dd. */
  today: string;
  dayOf: (moment: Date) => string;
}

/** Completes what is stored of a campaign with what other domains know. */
export class CampaignReader {
  readonly #dependencies: ReaderDependencies;

  constructor(dependencies: ReaderDependencies) {
    this.#dependencies = dependencies;
  }

  async calendar(caller: Caller): Promise<Calendar> {
    const timeZone = await this.#dependencies.workspaces.timeZone(caller);
    const dayOf = (moment: Date) => dayIn(timeZone, moment);
    const now = this.#dependencies.clock.now();
    return { now, today: dayOf(now), dayOf };
  }

  /** All that is stored of these campaigns. */
  async read(
    transaction: Transaction,
    { workspaceId }: Caller,
    campaigns: readonly StoredCampaign[],
    calendar: Calendar,
  ): Promise<CampaignRecord[]> {
    const records = await readRecords(transaction, workspaceId, campaigns);
    const posts = await this.#dependencies.readLivePosts(transaction, workspaceId, records, calendar);
    const live = Map.groupBy(posts, ({ campaignId }) => campaignId);
    const creatorIds = records.flatMap(({ creators }) => creators.map(({ creatorId }) => creatorId));
    const cards = await readCreatorCards(transaction, workspaceId, [...new Set(creatorIds)]);
    return records.map((record) => ({ ...record, live: live.get(record.campaign.id) ?? [], cards }));
  }

  async complete(
    caller: Caller,
    record: CampaignRecord,
    { today }: Calendar,
    activity: readonly CampaignActivity[] = [],
  ): Promise<Campaign> {
    const checkIds = record.submissions.map((submission) => submission.checkId);
    return toCampaign(record, { today, checks: await this.#checks(caller, checkIds), activity });
  }

  async #checks(caller: Caller, ids: readonly string[]): Promise<Map<string, SubmissionCheck>> {
    const summaries = await this.#dependencies.checks.byIds(caller, ids);
    return new Map(
      [...summaries].map(([id, { state, counts, verdict }]) => [id, { id, state, ...counts, verdict }]),
    );
  }
}
