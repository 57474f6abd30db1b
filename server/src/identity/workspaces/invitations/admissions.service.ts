import type { InvitedBody } from "@app/contract/identity/provider";
import type { Role } from "@app/contract/identity/roles";
import type { Clock } from "#/platform/clock.ts";
import { enter, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError, notFound } from "#/platform/errors.ts";
import { linkRefused } from "#/identity/identity.errors.ts";
import type { WaitingInvitation } from "#/identity/sessions/half-sign-ins.store.ts";
import { isHalf } from "#/identity/sessions/second-factors.rules.ts";
import { hashSecret, workspaceOfToken } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, Proof, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { proveEmail } from "#/identity/users/first-proofs.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { changeUser, findUser } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";
import { wasLoweredSince } from "#/identity/workspaces/member-events.store.ts";
import { findMember } from "#/identity/workspaces/members.store.ts";
import { findWorkspace, insertMembership } from "#/identity/workspaces/workspaces.store.ts";
import type { WorkspaceRecord } from "#/identity/workspaces/workspaces.store.ts";
import { invitationMadeAt } from "./invitations.rules.ts";
import { findInvitation, useInvitation } from "./invitations.store.ts";
import type { FoundInvitation } from "./invitations.store.ts";

export interface OpenInvitation {
  id: string;
  role: Role;
  /** Who alone can use it; null for everybody who has the link. */
  email: string | null;
  createdBy: string | null;
  expiresAt: Date;
  workspace: WorkspaceRecord;
  /** SHA-256 of its link. */
  tokenHash: Buffer;
}

/** What becomes of somebody who has proved an address, a number or an account elsewhere, and whom nobody knows here. */
export interface Admission {
  /** Whether an account is made. */
  isOpen: boolean;
  /** By which they came: then the account has no workspace of its own. */
  invitation: OpenInvitation | null;
  /** As far as they have said it. */
  name: string;
}

/** Lets people in by an invite link, whatever they prove themselves by. */
export class AdmissionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #signUp: SignUpService;
  readonly #sessions: Pick<SessionsService, "find" | "signIn">;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    signUp: SignUpService;
    sessions: Pick<SessionsService, "find" | "signIn">;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#signUp = dependencies.signUp;
    this.#sessions = dependencies.sessions;
  }

  /** What a link opens. @throws `identity.unable_to_auth_magic_link`. */
  async look(token: string): Promise<OpenInvitation> {
    return this.#lookAt(workspaceOfToken(token), hashSecret(token));
  }

  /**
   * The same for who is signed in there: to a member it also opens where it was used, as for whoever joined by it and
   * never got the answer. @throws as `look`.
   */
  async lookAs(token: string, device: Device): Promise<OpenInvitation & { isMember: boolean }> {
    const session = await this.#sessions.find(device.token);
    const workspaceId = workspaceOfToken(token);
    const isMember =
      session !== null &&
      workspaceId !== null &&
      (await withWorkspace(
        this.#db,
        workspaceId,
        async (transaction) => (await findMember(transaction, session.userId)) !== null,
      ));
    return { ...(await this.#lookAt(workspaceId, hashSecret(token), isMember)), isMember };
  }

  async #lookAt(workspaceId: string | null, tokenHash: Buffer, isMember = false): Promise<OpenInvitation> {
    const row =
      workspaceId &&
      (await withWorkspace(this.#db, workspaceId, (transaction) => findInvitation(transaction, tokenHash)));
    if (!row) throw linkRefused({ reason: "unknown" });
    const now = this.#clock.now();
    // Of a deleted workspace the row stays as long as it can be brought back.
    const workspace = await findWorkspace(this.#db, { id: workspaceId });
    if (!workspace) throw linkRefused({ reason: "withdrawn" });
    if (!isMember) requireUses(row, now);
    requireOpen(row, now);
    const { id, role, email, created_by: createdBy, expires_at: expiresAt } = row;
    return { id, role, email, createdBy, expiresAt, workspace, tokenHash };
  }

  /**
   * Looks before anything is sent or used up, so that the answer says nothing of who has an account.
   * @param email null of whoever is known by something else.
   * @throws `identity.unable_to_auth_magic_link`, `identity.other_invited` for another address than the invited one.
   */
  async of(given: InvitedBody | undefined, email: string | null): Promise<Admission> {
    if (given) {
      const invitation = await this.look(given.token);
      if (email !== null) requireInvited(invitation, [email]);
      return { isOpen: (await this.#signUp.policy()) !== "closed", invitation, name: given.name ?? "" };
    }
    const isOpen = await (email === null ? this.#signUp.isOpenToNameless() : this.#signUp.isOpenTo(email));
    return { isOpen, invitation: null, name: "" };
  }

  /**
   * Makes a person a member who has proved that it is them; who is one already uses nothing up and keeps their role.
   * @throws `identity.unable_to_auth_magic_link` where somebody else was first, and for whoever was removed after the link
   * was made; `identity.other_invited`.
   */
  async join(
    transaction: Transaction,
    invitation: OpenInvitation,
    { id, emails }: Pick<UserRecord, "id" | "emails">,
  ): Promise<void> {
    requireInvited(
      invitation,
      emails.map(({ email }) => email),
    );
    const now = this.#clock.now();
    const invited = emails.find(({ email }) => email === invitation.email);
    if (invited) await proveEmail(transaction, { userId: id, emailId: invited.id }, id, now);
    const workspaceId = invitation.workspace.id;
    await enter(transaction, "herald.workspace", workspaceId);
    await changeUser(transaction, id, { lastWorkspaceId: workspaceId });
    if (await findMember(transaction, id)) return;
    // A link for many that was made before is no way back for whoever was removed since.
    if (await wasLoweredSince(transaction, id, invitationMadeAt(invitation)))
      throw linkRefused({ reason: "withdrawn" });
    if (!(await useInvitation(transaction, invitation.id, now))) {
      const ended = await findInvitation(transaction, invitation.tokenHash);
      if (ended) requireOpen(ended, now);
      throw linkRefused({ reason: "used", until: now });
    }
    await insertMembership(transaction, { workspaceId, userId: id, role: invitation.role, now, invitation });
  }

  /**
   * Signs a person in who may have come by an invitation. Where a second factor is still to be proved, joining waits for
   * it: with the first one alone nothing changes.
   */
  async signIn(
    transaction: Transaction,
    { invitation }: Pick<Admission, "invitation">,
    proof: Proof,
    device: Device,
  ): Promise<SignedIn & { workspaceSlug: string | undefined }> {
    if (!invitation) {
      return { ...(await this.#sessions.signIn(proof, device, transaction)), workspaceSlug: undefined };
    }
    const { workspace, tokenHash } = invitation;
    const isWaiting = await this.#isHalf(transaction, proof, device);
    if (!isWaiting) await this.#joinBy(transaction, invitation, proof.userId);
    const waiting = { workspaceId: workspace.id, tokenHash: tokenHash.toString("hex") };
    const whole = isWaiting ? { ...proof, invitation: waiting } : proof;
    return { ...(await this.#sessions.signIn(whole, device, transaction)), workspaceSlug: workspace.slug };
  }

  /**
   * Ends a joining that has waited for a second factor.
   * @throws `identity.unable_to_auth_magic_link` where the link has ended meanwhile.
   */
  async finish(transaction: Transaction, userId: string, waiting: WaitingInvitation): Promise<void> {
    const invitation = await this.#lookAt(waiting.workspaceId, Buffer.from(waiting.tokenHash, "hex"));
    await this.#joinBy(transaction, invitation, userId);
  }

  async #isHalf(transaction: Transaction, { userId, factor }: Proof, device: Device): Promise<boolean> {
    const user = await findUser(transaction, userId);
    const current = await this.#sessions.find(device.token, transaction);
    const before = current?.userId === userId ? current.factors : [];
    return user !== null && isHalf(user.factors, before, factor);
  }

  async #joinBy(transaction: Transaction, invitation: OpenInvitation, userId: string): Promise<void> {
    const user = await findUser(transaction, userId);
    if (!user) throw notFound("person");
    await this.join(transaction, invitation, user);
  }
}

function requireUses(row: FoundInvitation, now: Date): void {
  if (row.uses >= row.max_uses) throw linkRefused({ reason: "used", until: now });
}

function requireOpen(row: FoundInvitation, now: Date): void {
  if (!row.makerInvites || row.revoked_at) throw linkRefused({ reason: "withdrawn" });
  if (row.expires_at <= now) throw linkRefused({ reason: "expired", until: row.expires_at });
}

/** A mailed invitation is for its address alone, whoever comes by the link. @throws `identity.other_invited`. */
export function requireInvited({ email }: OpenInvitation, own: readonly string[]): void {
  if (email === null || own.includes(email)) return;
  throw new AppError({
    code: "identity.other_invited",
    status: 403,
    detail: `This invitation is for ${email}. Use it with that address, or ask for an invitation to yours.`,
  });
}
