import type {
  Member,
  MemberEvent,
  MemberEventFilter,
  MemberEventList,
  MemberEventQuery,
  MemberList,
  RoleChange,
  RoleChanged,
} from "@app/contract/identity/schemas";
import type { ListQuery } from "@app/contract/paging";
import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { isOwn, mayUndo, requireMayUndo, undoneSince } from "#/platform/database/revocations.ts";
import { notFound } from "#/platform/errors.ts";
import { toCsv } from "#/platform/csv.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { lastOwner, ownersOnly } from "#/identity/identity.errors.ts";
import { afterRemoval, afterRestoration, afterRoleChange } from "./member-changes.ts";
import { allMemberEvents, lastDeed, listMemberEvents } from "./member-events.store.ts";
import type { MemberDeed } from "./member-events.store.ts";
import {
  editRole,
  findMember,
  listMembers,
  lockOwners,
  readMember,
  removeMember,
  restoreMember,
} from "./members.store.ts";
import { linkEndedMail, madeOwnerMail } from "#/identity/mail/membership-mails.rules.ts";
import type { Named } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { EndedLink } from "./revocations.store.ts";
import { requireNoToken, requirePerson } from "#/identity/users/people.rules.ts";
import { findUser } from "#/identity/users/users.store.ts";
import { findWorkspace } from "./workspaces.store.ts";

const LOG_HEADINGS = ["Time", "What", "By", "Member", "Token", "E-mail", "Role", "Role before", "Reason"];

/** What somebody does to the membership of another one. */
interface Deed {
  caller: Caller;
  userId: string;
  now: Date;
}

export class MembersService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sessions: SessionsService;
  readonly #mails: MailsService;

  constructor(dependencies: { db: Database; clock: Clock; sessions: SessionsService; mails: MailsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#sessions = dependencies.sessions;
    this.#mails = dependencies.mails;
  }

  /** In the order in which they joined; not for reviewers, who may be guests. */
  async list(caller: Caller, page: ListQuery): Promise<MemberList> {
    requireReader(caller);
    requireNoToken(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listMembers(transaction, page, this.#clock.now()),
    );
  }

  /** Who came and went, with which role, and what lets others or programs in: newest first, for admins. */
  async log(caller: Caller, query: MemberEventQuery): Promise<MemberEventList> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listMemberEvents(transaction, query, this.#clock.now()),
    );
  }

  /** The same as CSV. */
  async logFile(caller: Caller, filter: MemberEventFilter): Promise<string> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const events = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      allMemberEvents(transaction, filter, this.#clock.now()),
    );
    return toCsv([LOG_HEADINGS, ...events.map(toLogLine)]);
  }

  /**
   * What a lowered role may no longer give away stops working, until whoever lowered it takes that back.
   * @throws `identity.owners_only`, `identity.last_owner`, `platform.edited_meanwhile`; `identity.stale_factors` for
   * raising a role, but for giving one back that the caller took a moment ago.
   */
  async changeRole(caller: Caller, userId: string, change: RoleChange): Promise<RoleChanged> {
    requireRole(caller, "admin");
    requirePerson(caller);
    const { workspaceId } = caller;
    const { role } = change;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const current = await requireMember(transaction, userId);
      const touchesOwner = current === "owner" || role === "owner";
      if (touchesOwner && caller.role !== "owner") throw ownersOnly();
      const now = this.#clock.now();
      const undone = await this.#undoneChange(transaction, caller, { userId, current, role }, now);
      if (!includesRole(current, role) && !(undone && isOwn(caller, undone))) {
        await this.#sessions.requireFreshCaller(caller, transaction);
      }
      if (role !== "owner") await requireAnotherOwner(transaction, userId);
      await editRole(transaction, { workspaceId, userId }, change, now);
      const changed = { by: caller, userId, before: current, role, undone: undone?.at ?? null, now };
      const ended = role === current ? null : await afterRoleChange(transaction, changed);
      const about = { caller, userId, now };
      if (role === "owner" && current !== "owner" && !undone) await this.#tellOwner(transaction, about);
      await this.#tellMakers(transaction, about, ended?.joinedWith ?? []);
      const endedInvitations = ended?.count ?? 0;
      return { ...(await requiredMember(transaction, userId, now)), endedInvitations };
    });
  }

  async #tellOwner(transaction: Transaction, { caller, userId, now }: Deed): Promise<void> {
    const user = await findUser(transaction, userId);
    if (!user) return;
    const mail = madeOwnerMail(user.name, await this.#deedWords(transaction, caller));
    await this.#mails.writeToMember(transaction, user, { mail, now });
  }

  // Whoever made a link has sent it to others, to whom it is of no use any more.
  async #tellMakers(
    transaction: Transaction,
    { caller, userId, now }: Deed,
    links: readonly EndedLink[],
  ): Promise<void> {
    const others = links.filter(({ makerId }) => makerId !== caller.userId && makerId !== userId);
    for (const { makerId, role } of others) {
      const [maker, whom] = [
        makerId && (await findUser(transaction, makerId)),
        await findUser(transaction, userId),
      ];
      if (!maker || !whom) continue;
      const deed = await this.#deedWords(transaction, caller);
      const mail = linkEndedMail(maker.name, { ...deed, role, whom });
      await this.#mails.writeToMember(transaction, maker, { mail, now });
    }
  }

  async #deedWords(transaction: Transaction, caller: Caller): Promise<{ workspace: string; by: Named }> {
    const workspace = await findWorkspace(transaction, { id: caller.workspaceId });
    const by = await findUser(transaction, requirePerson(caller));
    return { workspace: workspace?.name ?? "", by: by ?? { name: "", emails: [] } };
  }

  /** The change of a role of the last minutes that this one takes back, for who may undo it. */
  async #undoneChange(
    transaction: Transaction,
    caller: Caller,
    { userId, current, role }: { userId: string; current: Role; role: Role },
    now: Date,
  ): Promise<MemberDeed | null> {
    const last = await lastDeed(transaction, userId, ["role_changed"], undoneSince(now));
    const isReverse = last?.role === current && last.roleBefore === role;
    return isReverse && mayUndo(caller, last) ? last : null;
  }

  /** Removes a member with tokens and invite links, or lets the caller leave. @throws `identity.owners_only`, `identity.last_owner`. */
  async remove(caller: Caller, userId: string): Promise<void> {
    const isOneself = requirePerson(caller) === userId;
    requireRole(caller, isOneself ? "viewer" : "admin");
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const current = await requireMember(transaction, userId);
      if (current === "owner" && caller.role !== "owner") throw ownersOnly();
      await requireAnotherOwner(transaction, userId);
      const now = this.#clock.now();
      await removeMember(transaction, userId, now);
      const links = await afterRemoval(transaction, { by: caller, userId, before: current, now });
      await this.#tellMakers(transaction, { caller, userId, now }, links);
    });
  }

  /**
   * Undoes a removal of the last minutes, with the role, tokens and links of before. Who left comes back by themselves.
   * @throws `identity.owners_only`, `identity.already_member`, `request.undo_of_higher`; `identity.stale_factors` where
   * somebody else removed them.
   */
  async restore(caller: Caller, userId: string): Promise<Member> {
    requireRole(caller, "admin");
    requirePerson(caller);
    const now = this.#clock.now();
    const since = undoneSince(now);
    return withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const gone = await lastDeed(transaction, userId, ["member_left", "member_removed"], since);
      if (gone?.kind === "member_left") throw notFound("removed member");
      if (gone) requireMayUndo(caller, gone);
      if (!gone || !isOwn(caller, gone)) await this.#sessions.requireFreshCaller(caller, transaction);
      const role = await restoreMember(transaction, userId, since);
      if (role === null) throw notFound("removed member");
      if (role === "owner" && caller.role !== "owner") throw ownersOnly();
      await afterRestoration(transaction, { by: caller, userId, role, now });
      return requiredMember(transaction, userId, now);
    });
  }
}

function toLogLine(event: MemberEvent): (string | null)[] {
  const { at, kind, by, member, token, email, role, roleBefore, reason } = event;
  return [at, words(kind), by, member, token, email, role, roleBefore, reason && words(reason)];
}

function words(code: string): string {
  return code.replaceAll("_", " ");
}

async function requiredMember(transaction: Transaction, userId: string, now: Date): Promise<Member> {
  const member = await readMember(transaction, userId, now);
  if (!member) throw notFound("member");
  return member;
}

async function requireMember(transaction: Transaction, userId: string): Promise<Role> {
  const role = await findMember(transaction, userId);
  if (role === null) throw notFound("member");
  return role;
}

async function requireAnotherOwner(transaction: Transaction, userId: string): Promise<void> {
  const owners = await lockOwners(transaction);
  if (owners.length === 1 && owners[0] === userId) throw lastOwner();
}
