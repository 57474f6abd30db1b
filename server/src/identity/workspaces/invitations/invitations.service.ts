import type {
  InvitationInput,
  InvitationList,
  MemberEventKind,
  NewInvitation,
} from "@app/contract/identity/schemas";
import type { ListQuery } from "@app/contract/paging";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { revoke, unrevoke } from "#/platform/database/revocations.ts";
import type { Revocable } from "#/platform/database/revocations.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { privateCopy } from "#/identity/identity.errors.ts";
import { insertInvitation, openInvitations } from "./invitations.store.ts";
import { asksForFresh, invitationEnd } from "./invitations.rules.ts";
import type { LinksService } from "#/identity/factors/links.service.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { hashSecret, newWorkspaceToken } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";

/** Invite links of a workspace: who has one joins, no mail server needed. */
export class InvitationsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #links: LinksService;
  readonly #sessions: SessionsService;

  constructor(dependencies: { db: Database; clock: Clock; links: LinksService; sessions: SessionsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#links = dependencies.links;
    this.#sessions = dependencies.sessions;
  }

  /** Those that still work, newest first. */
  async list(caller: Caller, page: ListQuery): Promise<InvitationList> {
    requireRole(caller, "admin");
    requirePerson(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      openInvitations(transaction, this.#clock.now(), page),
    );
  }

  /** The link is in this answer only; we keep its hash. @throws `identity.stale_factors` for one that opens much. */
  async create(caller: Caller, input: InvitationInput): Promise<NewInvitation> {
    requireRole(caller, "admin");
    if (caller.isSample) throw privateCopy();
    const createdBy = requirePerson(caller);
    if (asksForFresh(input)) await this.#sessions.requireFreshCaller(caller);
    const { workspaceId } = caller;
    const token = newWorkspaceToken(workspaceId);
    const now = this.#clock.now();
    const expiresAt = invitationEnd(now);
    const invitation = await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const tokenHash = hashSecret(token);
      const wanted = { workspaceId, tokenHash, ...input, createdBy, now, expiresAt };
      const inserted = await insertInvitation(transaction, wanted);
      await note(transaction, caller, "invitation_made", inserted.id, now);
      return inserted;
    });
    return { ...invitation, url: this.#links.urlOf("invite", token) };
  }

  async revoke(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    requirePerson(caller);
    const now = this.#clock.now();
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      if (!(await revoke(transaction, one(caller, id), caller, now))) throw notFound("invite link");
      await note(transaction, caller, "invitation_revoked", id, now);
    });
  }

  /** Undoes a revocation of the last minutes. @throws as `unrevoke`; `identity.stale_factors` for that of another. */
  async restore(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    requirePerson(caller);
    const now = this.#clock.now();
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const isDone = await unrevoke(transaction, one(caller, id), caller, now, () =>
        this.#sessions.requireFreshCaller(caller, transaction),
      );
      if (!isDone) throw notFound("invite link");
      await note(transaction, caller, "invitation_restored", id, now);
    });
  }
}

function one({ workspaceId }: Caller, id: string): Revocable<"invitations"> {
  return { table: "invitations", row: { workspace_id: workspaceId, id } };
}

async function note(
  transaction: Transaction,
  { workspaceId, userId }: Caller,
  kind: MemberEventKind,
  invitationId: string,
  now: Date,
): Promise<void> {
  await insertMemberEvents(transaction, workspaceId, now, [{ kind, actorId: userId, invitationId }]);
}
