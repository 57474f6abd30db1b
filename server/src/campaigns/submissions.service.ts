import { randomUUID } from "node:crypto";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { pieceLabel } from "@app/contract/campaigns/piece-labels";
import type { SubmissionInput } from "@app/contract/campaigns/deliverables";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import type { CheckSubject } from "@app/contract/content-checks/reviews";
import type { ChecksService, LocalOrder } from "#/content-checks/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { touchCreators } from "#/discovery/index.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordActivity } from "./activity.store.ts";
import { moveCreator } from "./campaign-creators.store.ts";
import { readRecord } from "./campaign-records.ts";
import { rulesForLine } from "./campaigns.rules.ts";
import { daysOfPiece } from "./campaigns.view.ts";
import { findCampaign } from "./campaigns.store.ts";
import { insertSubmission } from "./deliverables.store.ts";
import type { StoredDeliverable } from "./deliverables.store.ts";

/** Stages from which a draft leads on to review; a later stage stays. */
const BEFORE_REVIEW = new Set(["to-invite", "invited", "negotiating", "accepted", "drafting"]);

interface Draft {
  id: string;
  campaignId: string;
  deliverableId: string;
  checkId: string;
  caption: string;
  rules: ContentRules;
}

/** Drafts that are sent for a deliverable. */
export class SubmissionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #checks: ChecksService;

  constructor(db: Database, clock: Clock, checks: ChecksService) {
    this.#db = db;
    this.#clock = clock;
    this.#checks = checks;
  }

  /**
   * Checks the draft against the campaign's rules as they are now; later changes of the campaign do not touch it.
   * @throws `request.not_found`
   */
  async submit(
    caller: Caller,
    campaignId: string,
    deliverableId: string,
    { uploadId, caption }: SubmissionInput,
  ): Promise<{ id: string; checkId: string }> {
    requireRole(caller, "member");
    const order = await this.#read(caller, campaignId, deliverableId);
    return this.#keep(caller, { campaignId, deliverableId, caption, rules: order.rules }, (alongside) =>
      this.#checks.start(caller, { ...order, uploadId, caption, alongside }),
    );
  }

  /** The same with a file that is already on this machine, such as a clip of the sample. */
  async submitFile(
    caller: Caller,
    campaignId: string,
    deliverableId: string,
    { path, fileName, caption }: Pick<LocalOrder, "path" | "fileName"> & { caption: string },
  ): Promise<{ id: string; checkId: string }> {
    requireRole(caller, "member");
    const order = await this.#read(caller, campaignId, deliverableId);
    return this.#keep(caller, { campaignId, deliverableId, caption, rules: order.rules }, (alongside) =>
      this.#checks.startFromFile(caller, { ...order, path, fileName, caption, alongside }),
    );
  }

  /** Starts the check and keeps the draft in one transaction. */
  async #keep(
    caller: Caller,
    draft: Omit<Draft, "id" | "checkId">,
    start: (alongside: NonNullable<LocalOrder["alongside"]>) => Promise<{ id: string }>,
  ): Promise<{ id: string; checkId: string }> {
    const id = randomUUID();
    const check = await start((transaction, checkId) =>
      this.#store(transaction, caller, { id, checkId, ...draft }),
    );
    return { id, checkId: check.id };
  }

  async #read(caller: Caller, campaignId: string, deliverableId: string) {
    return withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const { record, piece, label } = await findPiece(transaction, caller, campaignId, deliverableId);
      const line = record.campaign.lines.find((candidate) => candidate.id === piece.lineId);
      if (!line) throw notFound("deliverable");
      const subject: CheckSubject = {
        kind: "deliverable",
        id: deliverableId,
        label,
        group: record.campaign.name,
        dueAt: daysOfPiece(record.campaign.lines, piece).dueOn,
      };
      return { rules: rulesForLine(record.campaign, line), subject };
    });
  }

  async #store(transaction: Transaction, caller: Caller, submission: Draft): Promise<void> {
    const { campaignId, deliverableId } = submission;
    await findCampaign(transaction, caller.workspaceId, campaignId, { lock: true });
    const { record, piece, label } = await findPiece(transaction, caller, campaignId, deliverableId);
    const earlier = record.submissions.filter((candidate) => candidate.deliverableId === deliverableId);
    const version = earlier.length + 1;
    const at = this.#clock.now();
    await insertSubmission(transaction, caller.workspaceId, {
      ...submission,
      version,
      by: caller.name,
      createdAt: at,
    });
    const creator = record.creators.find((candidate) => candidate.creatorId === piece.creatorId);
    if (creator && BEFORE_REVIEW.has(creator.stage)) {
      const key = { campaignId, creatorId: creator.creatorId };
      await moveCreator(transaction, caller.workspaceId, key, {
        stage: "in-review",
        at,
        agreedAt: creator.agreedAt,
      });
      await touchCreators(transaction, caller.workspaceId, [creator.creatorId]);
    }
    const text = `Sent draft ${version} of ${label}`;
    await recordActivity(transaction, caller.workspaceId, campaignId, { at, by: caller.name, text });
  }
}

async function findPiece(
  transaction: Transaction,
  caller: Caller,
  campaignId: string,
  deliverableId: string,
) {
  const record = await readRecord(transaction, caller.workspaceId, campaignId);
  if (!record) throw notFound("campaign");
  const piece = record.deliverables.find((candidate) => candidate.id === deliverableId);
  const creator = record.creators.find((candidate) => candidate.creatorId === piece?.creatorId);
  if (!piece || !creator) throw notFound("deliverable");
  const label = `${creatorLabel(creator)}, ${labelOf(piece, record.deliverables)}`;
  return { record, piece, label };
}

function labelOf(piece: StoredDeliverable, all: readonly StoredDeliverable[]): string {
  const same = all.filter(
    (candidate) => candidate.lineId === piece.lineId && candidate.creatorId === piece.creatorId,
  );
  return pieceLabel(piece.platform, piece.format, piece.number, same.length);
}
