import type { Role } from "@app/contract/identity/roles";
import type { Invitation, InvitedAddresses, InvitedList } from "@app/contract/identity/schemas";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError, notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { INVITE_LIMIT, MAIL_LIMIT } from "#/identity/factors/attempts.rules.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import type { LinksService } from "#/identity/factors/links.service.ts";
import { privateCopy } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { invitationMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { hashSecret, newWorkspaceToken } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { findByEmail, findByProof, standsAside } from "#/identity/users/users.store.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { findMember } from "#/identity/workspaces/members.store.ts";
import { findWorkspace } from "#/identity/workspaces/workspaces.store.ts";
import { asksForFresh, invitationEnd } from "./invitations.rules.ts";
import { insertInvitation, openMailedInvitation, replaceLink, revokeMailedTo } from "./invitations.store.ts";

export interface MailedInvitationsDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  attempts: AttemptsService;
  links: LinksService;
  mails: MailsService;
  sessions: SessionsService;
}

type Outcome = InvitedList["items"][number]["outcome"];

/** Who invites, and into what. */
interface Inviting {
  caller: Caller;
  userId: string;
  workspace: string;
}

/** Invitations by mail: each is for one address, works once, and its link stands in the mail alone. */
export class MailedInvitationsService {
  readonly #dependencies: MailedInvitationsDependencies;

  constructor(dependencies: MailedInvitationsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Says what became of each address, in the order in which they were given, each once.
   * @throws `request.invalid` for what is no address; `identity.stale_factors` for one that opens much.
   */
  async invite(caller: Caller, { emails, role }: InvitedAddresses): Promise<InvitedList> {
    const inviting = await this.#requireInviter(caller, role);
    const { emailPattern } = this.#dependencies.settings;
    const addresses = new Set(emails.map((email) => requireEmail(email, emailPattern)));
    const items: InvitedList["items"] = [];
    for (const email of addresses)
      items.push({ email, outcome: await this.#inviteOne(inviting, email, role) });
    return { areKept: !(await this.#dependencies.mails.isSending()), items };
  }

  /** Sends what still works once more, for another week. @throws `identity.too_many_requests`. */
  async mailAgain(caller: Caller, id: string): Promise<Invitation> {
    const { db, clock, mails } = this.#dependencies;
    requireRole(caller, "admin");
    const { workspaceId } = caller;
    const found = await withWorkspace(db, workspaceId, (transaction) =>
      openMailedInvitation(transaction, id, clock.now()),
    );
    if (!found) throw notFound("invitation");
    const { email, role } = found;
    const inviting = await this.#requireInviter(caller, role);
    await this.#take(inviting, email);
    const isSending = await mails.isSending();
    const now = clock.now();
    return withWorkspace(db, workspaceId, async (transaction) => {
      if (!(await openMailedInvitation(transaction, id, now))) throw notFound("invitation");
      const token = newWorkspaceToken(workspaceId);
      const expiresAt = invitationEnd(now);
      const mailId = await this.#mail(transaction, inviting, { email, role, token });
      const link = { tokenHash: hashSecret(token), createdBy: inviting.userId, expiresAt, mailId };
      const invitation = await replaceLink(transaction, id, link);
      await note(transaction, inviting, now, "invitation_mailed", [id]);
      return isSending ? invitation : { ...invitation, mail: "kept" };
    });
  }

  async #requireInviter(caller: Caller, role: Role): Promise<Inviting> {
    requireRole(caller, "admin");
    if (caller.isSample) throw privateCopy();
    const userId = requirePerson(caller);
    const { db, sessions } = this.#dependencies;
    if (asksForFresh({ role, maxUses: 1 })) await sessions.requireFreshCaller(caller);
    const workspace = await findWorkspace(db, { id: caller.workspaceId });
    if (!workspace) throw notFound("workspace");
    return { caller, userId, workspace: workspace.name };
  }

  async #inviteOne(inviting: Inviting, email: string, role: InvitedAddresses["role"]): Promise<Outcome> {
    const { db, clock } = this.#dependencies;
    const { workspaceId } = inviting.caller;
    const isMember = await withWorkspace(db, workspaceId, (transaction) => hasAddress(transaction, email));
    if (isMember) return "is_member";
    try {
      await this.#take(inviting, email);
    } catch (error) {
      if (error instanceof AppError && error.code === "identity.too_many_requests") return "limited";
      throw error;
    }
    const now = clock.now();
    await withWorkspace(db, workspaceId, async (transaction) => {
      const token = newWorkspaceToken(workspaceId);
      const tokenHash = hashSecret(token);
      const before = await revokeMailedTo(transaction, email, now);
      const mailId = await this.#mail(transaction, inviting, { email, role, token });
      const made = await insertInvitation(transaction, {
        workspaceId,
        tokenHash,
        role,
        email,
        mailId,
        maxUses: 1,
        createdBy: inviting.userId,
        now,
        expiresAt: invitationEnd(now),
      });
      await note(transaction, inviting, now, "invitation_revoked", before);
      await note(transaction, inviting, now, "invitation_made", [made.id]);
    });
    return "invited";
  }

  // Whoever may invite could otherwise have Herald write to the whole world.
  async #take({ userId }: Inviting, email: string): Promise<void> {
    const { attempts } = this.#dependencies;
    await attempts.take("invite", userId, INVITE_LIMIT);
    await attempts.take("mail", email, MAIL_LIMIT);
  }

  async #mail(
    transaction: Transaction,
    { caller, workspace }: Inviting,
    { email, role, token }: { email: string; role: Role; token: string },
  ): Promise<string> {
    const { mails, links, clock } = this.#dependencies;
    const isAside = standsAside(await findByEmail(transaction, email), null);
    const mail = invitationMail({ by: caller.name, workspace, role }, links.urlOf("invite", token), isAside);
    return mails.write(transaction, { to: email, mail, now: clock.now() });
  }
}

/** Whether somebody with this address is a member. */
async function hasAddress(transaction: Transaction, email: string): Promise<boolean> {
  const known = await findByProof(transaction, email);
  return known !== null && (await findMember(transaction, known.userId)) !== null;
}

async function note(
  transaction: Transaction,
  { caller, userId }: Inviting,
  now: Date,
  kind: "invitation_made" | "invitation_revoked" | "invitation_mailed",
  ids: readonly string[],
): Promise<void> {
  const events = ids.map((invitationId) => ({ kind, actorId: userId, invitationId }));
  await insertMemberEvents(transaction, caller.workspaceId, now, events);
}
