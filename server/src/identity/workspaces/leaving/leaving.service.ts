import { WORKSPACE_KEPT_MINUTES } from "@app/contract/identity/limits";
import type { DeletedWorkspace, Workspace } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import { enter, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { REQUEST_WRITES } from "#/platform/database/request-writes.ts";
import { notFound } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { undoneSince } from "#/platform/database/revocations.ts";
import { afterRestoration } from "#/identity/workspaces/member-changes.ts";
import { findMember, restoreMember } from "#/identity/workspaces/members.store.ts";
import { toAnswer } from "#/identity/workspaces/workspaces.service.ts";
import { findWorkspace } from "#/identity/workspaces/workspaces.store.ts";
import { deleteRemoved, hasLeft, markRemoved, removedOf, unmarkRemoved } from "./removed-workspaces.store.ts";

const FORGET_QUEUE = "workspace-forget";
const KEPT_S = WORKSPACE_KEPT_MINUTES * 60;

const ForgetJob = z.object({ workspaceId: z.uuid() });

export interface LeavingDependencies {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  files: Files;
}

/** A workspace that is deleted, and one that somebody left: gone at once, and for a while it can be undone. */
export class LeavingService {
  readonly #dependencies: LeavingDependencies;

  constructor(dependencies: LeavingDependencies) {
    this.#dependencies = dependencies;
    dependencies.jobs.define(FORGET_QUEUE, {
      kind: "long",
      concurrency: 1,
      timeoutSeconds: 120,
      handler: async (data) => this.#forget(ForgetJob.parse(data).workspaceId),
    });
  }

  /** Deletes the caller's workspace. Nobody finds it from now on, and after a while nothing of it is left. */
  async remove(caller: Caller, workspaceId: string): Promise<void> {
    requireRole(caller, "owner");
    requirePerson(caller);
    if (workspaceId !== caller.workspaceId || caller.isSample) throw notFound("workspace");
    const { db, clock, jobs } = this.#dependencies;
    await withWorkspace(db, workspaceId, async (transaction) => {
      if (!(await markRemoved(transaction, workspaceId, clock.now()))) throw notFound("workspace");
      await jobs.send(FORGET_QUEUE, { workspaceId }, transaction, { afterSeconds: KEPT_S });
    });
  }

  /** What the caller owns, somebody deleted, and `restore` brings back, the latest first. */
  async deleted(caller: Caller): Promise<DeletedWorkspace[]> {
    const removed = await removedOf(this.#dependencies.db, requirePerson(caller), this.#keptSince());
    return removed.map(({ removedAt, ...workspace }) => ({
      ...workspace,
      deletedAt: removedAt.toISOString(),
    }));
  }

  /** Brings back a workspace that the caller owns and somebody deleted. */
  async restore(caller: Caller, workspaceId: string): Promise<Workspace> {
    const userId = requirePerson(caller);
    const { db } = this.#dependencies;
    const since = this.#keptSince();
    await this.#within(workspaceId, async (transaction) => {
      const isOwner = (await findMember(transaction, userId)) === "owner";
      if (!isOwner || !(await unmarkRemoved(transaction, workspaceId, since))) throw notFound("workspace");
    });
    const workspace = await findWorkspace(db, { id: workspaceId });
    if (!workspace) throw notFound("workspace");
    return toAnswer(workspace, "owner");
  }

  /** Undoes that the caller left a moment ago; who was removed comes back by an admin alone. */
  async rejoin(caller: Caller, workspaceId: string): Promise<Workspace> {
    const userId = requirePerson(caller);
    const { db, clock } = this.#dependencies;
    const workspace = await findWorkspace(db, { id: workspaceId });
    if (!workspace) throw notFound("workspace");
    const now = clock.now();
    const role = await this.#within(workspaceId, async (transaction) => {
      if (!(await hasLeft(transaction, userId))) throw notFound("workspace");
      const restored = await restoreMember(transaction, userId, undoneSince(now));
      if (restored === null) throw notFound("workspace");
      await afterRestoration(transaction, { by: { userId, workspaceId }, userId, role: restored, now });
      return restored;
    });
    return toAnswer(workspace, role);
  }

  #within<T>(workspaceId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#dependencies.db.transaction().execute(async (transaction) => {
      await enter(transaction, "herald.workspace", workspaceId);
      const answer = await work(transaction);
      await REQUEST_WRITES.getStore()?.note(transaction);
      return answer;
    });
  }

  #keptSince(): Date {
    return new Date(this.#dependencies.clock.now().getTime() - KEPT_S * 1000);
  }

  async #forget(workspaceId: string): Promise<void> {
    const { db, files } = this.#dependencies;
    if (await deleteRemoved(db, workspaceId, this.#keptSince())) await files.removeAll(workspaceId);
  }
}
