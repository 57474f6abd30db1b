import type {
  MergeAnswer,
  MergeProposal,
  MergeProposalQuery,
  MergeProposals,
} from "@app/contract/discovery/merging";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { toList } from "#/platform/database/keyset.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { namedIn } from "#/discovery/privacy/objections.rules.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { joinCreators, partCreators } from "./join-creators.ts";
import type { MergeUndo } from "./join-creators.ts";
import { alreadyAnswered, mergedCreatorGone } from "./merges.errors.ts";
import { listProposals, lockProposal, readSides, updateProposal } from "./merge-proposals.store.ts";
import type { ProposalRow } from "./merge-proposals.store.ts";
import { toProposal } from "./merge-proposals.rules.ts";
import type { CreatorTable } from "./creator-tables.ts";

interface MergesDependencies {
  db: Database;
  clock: Clock;
  objections: ObjectionsService;
  /** What a merge moves from one creator to the other. */
  tables: readonly CreatorTable[];
}

/** Creators that may be one person: proposed by what they share, joined only by a person, and parted again. */
export class MergesService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #objections: ObjectionsService;
  readonly #tables: readonly CreatorTable[];

  constructor({ db, clock, objections, tables }: MergesDependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#objections = objections;
    this.#tables = tables;
  }

  async list(caller: Caller, query: MergeProposalQuery): Promise<MergeProposals> {
    requireReader(caller);
    return withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const page = await listProposals(transaction, query);
      const sides = await readSides(transaction, page.rows);
      return toList(page, (row) => toProposal(row, sides));
    });
  }

  /** @throws `discovery.merge_answered`, `discovery.merge_gone`, `discovery.objection`, 404. */
  async answer(caller: Caller, id: string, { state }: MergeAnswer): Promise<MergeProposal> {
    requireRole(caller, "member");
    return withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const proposal = await lockProposal(transaction, caller.workspaceId, id);
      if (!proposal) throw notFound("proposal");
      if ((proposal.state === "open") === (state === "open")) throw alreadyAnswered();
      const undo = await this.#follow(transaction, proposal, state);
      const isAnswered = state !== "open";
      const answered = {
        state,
        undo,
        answered_by: isAnswered ? caller.userId : null,
        answered_at: isAnswered ? this.#clock.now() : null,
      };
      await updateProposal(transaction, proposal, answered);
      const now = { ...proposal, ...answered };
      return toProposal(now, await readSides(transaction, [now]));
    });
  }

  async #follow(
    transaction: Transaction,
    proposal: ProposalRow,
    state: MergeAnswer["state"],
  ): Promise<MergeUndo | null> {
    const now = this.#clock.now();
    if (state === "joined") {
      const undo = await joinCreators(transaction, proposal, this.#tables, now);
      if (!undo) throw mergedCreatorGone();
      return undo;
    }
    if (proposal.state === "joined" && proposal.undo) {
      const { workspace_id: workspaceId, email } = proposal.undo.gone;
      await this.#objections.require(transaction, workspaceId, email === null ? [] : namedIn(email));
      const isDone = await partCreators(transaction, proposal.undo, this.#tables, now);
      if (!isDone) throw mergedCreatorGone();
    }
    return null;
  }
}
