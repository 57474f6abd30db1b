import { randomUUID } from "node:crypto";
import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import { DUE_DAYS } from "@app/contract/campaigns/list";
import type {
  Campaign,
  CampaignActivityList,
  CampaignChange,
  CampaignFilter,
  CampaignFromPlan,
  CampaignInput,
} from "@app/contract/campaigns/schemas";
import type { CampaignList, CampaignStatus, DueList } from "@app/contract/campaigns/list";
import { FIRST_STAGE } from "@app/contract/campaigns/creators";
import { campaignGaps, nextStatuses } from "@app/contract/campaigns/review";
import type { ListQuery } from "@app/contract/paging";
import { labelCreators, touchCreators, unlabelCreators } from "#/discovery/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { removeRow, restoreRow } from "#/platform/database/removals.ts";
import { notFound } from "#/platform/errors.ts";
import { mayRead, requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { activityOf, listActivity, recordActivity } from "./activity.store.ts";
import { addCreators, campaignLabel, creatorsOfCampaigns } from "./campaign-creators.store.ts";
import type { CampaignReader } from "./campaign-reader.ts";
import { notReady, wrongStatus } from "./campaigns.errors.ts";
import { linesOfPlan } from "./campaign-from-plan.rules.ts";
import { changeBrief, describeChange } from "./campaigns.rules.ts";
import type { BriefChange } from "./campaigns.rules.ts";
import {
  activeCampaigns,
  editCampaign,
  findCampaign,
  insertCampaign,
  listCampaigns,
  startedCampaigns,
} from "./campaigns.store.ts";
import type { StoredCampaign } from "./campaigns.store.ts";
import { toDueItems, toSummary } from "./campaigns.view.ts";
import { syncOwed } from "./campaign-records.ts";
import { readUnderWay } from "./campaigns-under-way.ts";
import type { CampaignUnderWay } from "./campaigns-under-way.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_SHOWN = 10;

export class CampaignsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #reader: CampaignReader;

  constructor(db: Database, clock: Clock, reader: CampaignReader) {
    this.#db = db;
    this.#clock = clock;
    this.#reader = reader;
  }

  /** Last changed first. */
  async list(caller: Caller, filter: CampaignFilter): Promise<CampaignList> {
    requireReader(caller);
    const calendar = await this.#reader.calendar(caller);
    const { page, records } = await this.#in(caller, async (transaction) => {
      const found = await listCampaigns(transaction, caller.workspaceId, filter);
      return { page: found, records: await this.#reader.read(transaction, caller, found.items, calendar) };
    });
    return {
      items: records.map((record) => toSummary(record, calendar.today)),
      total: page.total,
      next: page.next,
    };
  }

  /** Campaigns that run, and those that ran between two days (yyyy-mm-dd), each with its creators. */
  async underWay(caller: Caller, days: { from: string; until: string }): Promise<CampaignUnderWay[]> {
    requireReader(caller);
    return this.#in(caller, (transaction) => readUnderWay(transaction, caller.workspaceId, days));
  }

  /** Every campaign that was started, whole but for its activity, the oldest first. */
  async started(caller: Caller): Promise<Campaign[]> {
    requireReader(caller);
    const calendar = await this.#reader.calendar(caller);
    const records = await this.#in(caller, async (transaction) => {
      const campaigns = await startedCampaigns(transaction, caller.workspaceId);
      return this.#reader.read(transaction, caller, campaigns, calendar);
    });
    const campaigns: Campaign[] = [];
    for (const record of records) campaigns.push(await this.#reader.complete(caller, record, calendar));
    return campaigns;
  }

  /** @throws `request.not_found` */
  async get(caller: Caller, id: string): Promise<Campaign> {
    requireReader(caller);
    const calendar = await this.#reader.calendar(caller);
    const { record, activity } = await this.#in(caller, async (transaction) => {
      const campaign = await findCampaign(transaction, caller.workspaceId, id);
      const campaigns = campaign ? [campaign] : [];
      const [found] = await this.#reader.read(transaction, caller, campaigns, calendar);
      return { record: found, activity: await activityOf(transaction, caller.workspaceId, id) };
    });
    if (!record) throw notFound("campaign");
    return this.#reader.complete(caller, record, calendar, activity);
  }

  /** What happened in a campaign, newest first. @throws `request.not_found` */
  async activity(caller: Caller, id: string, page: ListQuery): Promise<CampaignActivityList> {
    requireReader(caller);
    return this.#in(caller, async (transaction) => {
      if (!(await findCampaign(transaction, caller.workspaceId, id))) throw notFound("campaign");
      return listActivity(transaction, caller.workspaceId, id, page);
    });
  }

  async create(caller: Caller, input: CampaignInput): Promise<Campaign> {
    requireRole(caller, "member");
    const campaign = this.#newCampaign(input);
    await this.#in(caller, (transaction) => this.#insert(transaction, caller, campaign, "Made the campaign"));
    return this.get(caller, campaign.id);
  }

  /**
   * Stores the changed part as the next version. A draft that turns active must have no gaps.
   * @throws `platform.edited_meanwhile`, `campaigns.wrong_status`, `campaigns.not_ready`
   */
  async change(caller: Caller, id: string, change: CampaignChange): Promise<Campaign> {
    requireRole(caller, "member");
    await this.#in(caller, async (transaction) => {
      const before = await findCampaign(transaction, caller.workspaceId, id, { lock: true });
      if (!before) throw notFound("campaign");
      const after = this.#changed(before, change);
      await editCampaign(transaction, caller.workspaceId, after, change);
      requireNextStatus(before.status, after.status);
      const creators = await syncOwed(transaction, caller.workspaceId, after);
      if (before.status === "draft" && after.status === "active") {
        const gaps = campaignGaps(after, creators);
        if (gaps.length > 0) throw notReady(gaps);
      }
      const text = describe(before, after);
      if (text) await this.#record(transaction, caller, id, text);
      // Who worked for the brand is found by its name.
      const ids = before.brand === after.brand ? [] : creators.map(({ creatorId }) => creatorId);
      await touchCreators(transaction, caller.workspaceId, ids);
    });
    return this.get(caller, id);
  }

  /** A removed campaign can be restored for a day; then it is deleted for good. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    await this.#in(caller, async (transaction) => {
      const removal = { workspaceId: caller.workspaceId, id, now: this.#clock.now() };
      if (!(await removeRow(transaction, "campaigns", removal))) throw notFound("campaign");
      await unlabelCreators(transaction, caller.workspaceId, null, campaignLabel(id));
    });
  }

  async restore(caller: Caller, id: string): Promise<Campaign> {
    requireRole(caller, "member");
    await this.#in(caller, async (transaction) => {
      const removal = { workspaceId: caller.workspaceId, id };
      if (!(await restoreRow(transaction, "campaigns", removal))) throw notFound("campaign");
      const creators = await creatorsOfCampaigns(transaction, caller.workspaceId, [id]);
      const ids = creators.map((creator) => creator.creatorId);
      await labelCreators(transaction, caller.workspaceId, ids, campaignLabel(id));
    });
    return this.get(caller, id);
  }

  /** What waits for a first draft in the next two weeks or is late already, late first; at most so many rows of it. */
  async due(caller: Caller, shown = DUE_SHOWN): Promise<DueList> {
    const takenAt = this.#clock.now().toISOString();
    if (!mayRead(caller)) return { items: [], total: 0, late: 0, takenAt };
    const calendar = await this.#reader.calendar(caller);
    const { today } = calendar;
    const until = new Date(Date.parse(today) + DUE_DAYS * DAY_MS).toISOString().slice(0, 10);
    const records = await this.#in(caller, async (transaction) => {
      const active = await activeCampaigns(transaction, caller.workspaceId);
      return this.#reader.read(transaction, caller, active, calendar);
    });
    const items = records
      .flatMap((record) => toDueItems(record, { today, until }))
      .toSorted((a, b) => Number(b.late) - Number(a.late) || a.dueOn.localeCompare(b.dueOn));
    const late = items.filter((item) => item.late).length;
    return { items: items.slice(0, shown), total: items.length, late, takenAt };
  }

  /** Makes a draft with the plan's creators, what each of them makes and what the plan reserves for them. */
  async createFromPlan(caller: Caller, plan: CampaignFromPlan): Promise<Campaign> {
    requireRole(caller, "member");
    const { name, planId, goal, brand, picks, budget, flight, markets, handles, hashtags, forecast } = plan;
    const campaign = {
      ...this.#newCampaign({
        name,
        ...(goal !== undefined && { goal }),
        ...(brand !== undefined && { brand }),
        ...(handles && { handles }),
        ...(hashtags && { hashtags }),
        budget,
        markets,
        startsOn: flight?.from ?? null,
        endsOn: flight?.to ?? null,
        lines: linesOfPlan(picks, flight?.from ?? null),
      }),
      planId,
      forecast: forecast ?? null,
    };
    await this.#in(caller, async (transaction) => {
      await this.#insert(transaction, caller, campaign, "Made the campaign from a plan");
      const creators = picks.map(({ creatorId, platform, handle, name: creatorName, cost, reserved }) => ({
        creatorId,
        platform,
        handle,
        name: creatorName,
        stage: FIRST_STAGE,
        fee: cost,
        reserved: reserved ?? null,
      }));
      await addCreators(transaction, caller.workspaceId, campaign.id, creators, this.#clock.now());
      const ids = creators.map((creator) => creator.creatorId);
      await labelCreators(transaction, caller.workspaceId, ids, campaignLabel(campaign.id));
      await syncOwed(transaction, caller.workspaceId, campaign);
    });
    return this.get(caller, campaign.id);
  }

  #newCampaign(change: BriefChange): StoredCampaign {
    const now = this.#clock.now();
    return {
      ...changeBrief(EMPTY_BRIEF, change),
      id: randomUUID(),
      status: "draft",
      version: 1,
      planId: null,
      forecast: null,
      createdAt: now,
      updatedAt: now,
    };
  }

  #changed(before: StoredCampaign, change: CampaignChange): StoredCampaign {
    const status = change.status ?? before.status;
    return { ...before, ...changeBrief(before, change), status, updatedAt: this.#clock.now() };
  }

  async #insert(transaction: Transaction, caller: Caller, campaign: StoredCampaign, text: string) {
    await insertCampaign(transaction, caller.workspaceId, { ...campaign, createdBy: caller.userId });
    await this.#record(transaction, caller, campaign.id, text);
  }

  #record(transaction: Transaction, caller: Caller, id: string, text: string): Promise<void> {
    const event = { at: this.#clock.now(), by: caller.name, text };
    return recordActivity(transaction, caller.workspaceId, id, event);
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }
}

function requireNextStatus(before: CampaignStatus, after: CampaignStatus): void {
  if (after !== before && !nextStatuses(before).includes(after)) throw wrongStatus(before, after);
}

// Saving while one types would fill a draft's activity with nothing: it starts with the campaign.
function describe(before: StoredCampaign, after: StoredCampaign): string | null {
  if (before.status !== after.status) return `Set the status to ${after.status}`;
  return after.status === "draft" ? null : describeChange(before, after);
}
