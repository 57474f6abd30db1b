import { CAMPAIGN_CREATORS_MAX, CREATOR_STAGE_LABELS, FIRST_STAGE } from "@app/contract/campaigns/creators";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type {
  CampaignCreatorChange,
  CampaignCreatorsInput,
  InvitedBy,
} from "@app/contract/campaigns/creators";
import type { CollectionsService } from "#/collections/index.ts";
import { labelCreators, readCreatorCards, touchCreators, unlabelCreators } from "#/discovery/index.ts";
import type { CreatorCard } from "#/discovery/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordActivity } from "./activity.store.ts";
import {
  addCreators,
  campaignLabel,
  creatorsOfCampaigns,
  editCreator,
  markCreator,
} from "./campaign-creators.store.ts";
import type { NewCreator, StoredCreator } from "./campaign-creators.store.ts";
import { syncOwed } from "./campaign-records.ts";
import { tooManyCreators } from "./campaigns.errors.ts";
import { findCampaign } from "./campaigns.store.ts";
import { requireStageNeeds } from "./stage-needs.ts";
import type { ReadWorkDone } from "./stage-needs.ts";

export interface CampaignCreatorsDependencies {
  db: Database;
  clock: Clock;
  collections: CollectionsService;
  readWorkDone: ReadWorkDone;
}

/** The creators of a campaign: who is in it, how far, and for which fee. */
export class CampaignCreatorsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #collections: CollectionsService;
  readonly #readWorkDone: ReadWorkDone;

  constructor({ db, clock, collections, readWorkDone }: CampaignCreatorsDependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#collections = collections;
    this.#readWorkDone = readWorkDone;
  }

  /** Adds the creators of a collection, single ones, or both. Answers how many are new. */
  async add(caller: Caller, campaignId: string, input: CampaignCreatorsInput): Promise<{ added: number }> {
    requireRole(caller, "member");
    const members = input.collectionId ? await this.#collections.membersOf(caller, input.collectionId) : [];
    const ids = [...new Set([...members, ...(input.creatorIds ?? [])])];
    const added = await this.#change(caller, campaignId, async (transaction) => {
      const present = await creatorsOfCampaigns(transaction, caller.workspaceId, [campaignId]);
      const known = new Set(present.map((creator) => creator.creatorId));
      const cards = await readCreatorCards(transaction, caller.workspaceId, ids);
      const fresh = ids.flatMap((id) => {
        const card = cards.get(id);
        return card && !known.has(id) ? [toNewCreator(card)] : [];
      });
      if (present.length + fresh.length > CAMPAIGN_CREATORS_MAX) throw tooManyCreators(CAMPAIGN_CREATORS_MAX);
      await addCreators(transaction, caller.workspaceId, campaignId, fresh, this.#clock.now());
      const freshIds = fresh.map((creator) => creator.creatorId);
      await labelCreators(transaction, caller.workspaceId, freshIds, campaignLabel(campaignId));
      if (fresh.length > 0) await this.#record(transaction, caller, campaignId, addedText(fresh));
      return fresh.length;
    });
    return { added };
  }

  /** @throws `request.not_found`, `platform.edited_meanwhile`, `campaigns.stage_needs` */
  async change(
    caller: Caller,
    campaignId: string,
    creatorId: string,
    change: CampaignCreatorChange,
  ): Promise<void> {
    requireRole(caller, "member");
    await this.#change(caller, campaignId, async (transaction) => {
      const before = await this.#find(transaction, caller, campaignId, creatorId);
      const now = this.#clock.now();
      const { workspaceId } = caller;
      await requireStageNeeds(before, change, {
        workDone: () => this.#readWorkDone(transaction, workspaceId, { campaignId, creatorId, now }),
        email: async () =>
          (await readCreatorCards(transaction, workspaceId, [creatorId])).get(creatorId)?.email ?? null,
      });
      const isMove = change.stage !== undefined && change.stage !== before.stage;
      const move = isMove ? { at: now, agreedAt: before.agreedAt } : null;
      await editCreator(transaction, caller.workspaceId, { campaignId, creatorId, move }, change);
      await touchCreators(transaction, caller.workspaceId, [creatorId]);
      const text = changedText(before, change);
      if (text) await this.#record(transaction, caller, campaignId, text);
    });
  }

  /** What the creator has sent already stays stored, and is back with the creator. */
  async remove(caller: Caller, campaignId: string, creatorId: string): Promise<void> {
    requireRole(caller, "member");
    await this.#change(caller, campaignId, async (transaction) => {
      const creator = await this.#find(transaction, caller, campaignId, creatorId);
      const key = { campaignId, creatorId };
      await markCreator(transaction, caller.workspaceId, key, this.#clock.now());
      await unlabelCreators(transaction, caller.workspaceId, [creatorId], campaignLabel(campaignId));
      await this.#record(transaction, caller, campaignId, `Removed ${creatorLabel(creator)}`);
    });
  }

  /** @throws `request.not_found` */
  async restore(caller: Caller, campaignId: string, creatorId: string): Promise<void> {
    requireRole(caller, "member");
    await this.#change(caller, campaignId, async (transaction) => {
      const key = { campaignId, creatorId };
      if (!(await markCreator(transaction, caller.workspaceId, key, null))) throw notFound("creator");
      await labelCreators(transaction, caller.workspaceId, [creatorId], campaignLabel(campaignId));
      const creator = await this.#find(transaction, caller, campaignId, creatorId);
      await this.#record(transaction, caller, campaignId, `Brought back ${creatorLabel(creator)}`);
    });
  }

  #change<T>(caller: Caller, campaignId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const campaign = await findCampaign(transaction, caller.workspaceId, campaignId, { lock: true });
      if (!campaign) throw notFound("campaign");
      const result = await work(transaction);
      await syncOwed(transaction, caller.workspaceId, campaign);
      return result;
    });
  }

  async #find(transaction: Transaction, caller: Caller, campaignId: string, creatorId: string) {
    const creators = await creatorsOfCampaigns(transaction, caller.workspaceId, [campaignId]);
    const creator = creators.find((candidate) => candidate.creatorId === creatorId);
    if (!creator) throw notFound("creator");
    return creator;
  }

  #record(transaction: Transaction, caller: Caller, campaignId: string, text: string): Promise<void> {
    const event = { at: this.#clock.now(), by: caller.name, text };
    return recordActivity(transaction, caller.workspaceId, campaignId, event);
  }
}

function toNewCreator({ id, platform, handle, name }: CreatorCard): NewCreator {
  return { creatorId: id, platform, handle, name, stage: FIRST_STAGE, fee: null, reserved: null };
}

function addedText(creators: readonly NewCreator[]): string {
  const [first] = creators;
  return creators.length === 1 && first
    ? `Added ${creatorLabel(first)}`
    : `Added ${creators.length} creators`;
}

const INVITED_WORDS: Readonly<Record<InvitedBy, string>> = {
  mail: "by mail",
  link: "by a link",
  person: "in person",
};

// Amounts stay out of the activity: whoever may not see prices reads it too.
function changedText(before: StoredCreator, change: CampaignCreatorChange): string | null {
  const name = creatorLabel(before);
  if (change.stage && change.stage !== before.stage) {
    const link = change.invitedLink === undefined ? "" : `: ${change.invitedLink}`;
    const how = change.invitedBy ? `, ${INVITED_WORDS[change.invitedBy]}${link}` : "";
    return `Moved ${name} to ${CREATOR_STAGE_LABELS[change.stage]}${how}`;
  }
  return change.fee === undefined ? null : `Changed the fee of ${name}`;
}
