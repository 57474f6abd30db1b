import { normaliseEmail } from "@app/contract/identity/email";
import type { SetupBody } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError, invalidInput } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { madeAdministratorMail } from "#/identity/mail/administrator-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { hasProvedAddress, requireEmail } from "#/identity/users/emails.rules.ts";
import { passwordFactor } from "#/identity/factors/factors.rules.ts";
import { linkRefused } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { LinksService } from "#/identity/factors/links.service.ts";
import { endTokensOf, lookAtToken, useToken } from "#/identity/factors/one-time-tokens.store.ts";
import type { OneTimeToken } from "#/identity/factors/one-time-tokens.store.ts";
import { removeFactorsOf } from "#/identity/factors/user-factors.store.ts";
import type { PasswordHashesService } from "#/identity/factors/passwords/password-hashes.service.ts";
import type { PasswordStrengthService } from "#/identity/factors/passwords/password-strength.service.ts";
import { hashSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { proveAndTell, withFreedEmail } from "#/identity/users/proof-notices.ts";
import { changeServerAdministrator } from "#/identity/users/administrators/administrator-changes.ts";
import { insertNewUser, insertOwnWorkspace } from "#/identity/users/sign-ups.store.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import {
  changeUser,
  findByEmail,
  findByProof,
  findUser,
  hasServerAdministrator,
  setPassword,
} from "#/identity/users/users.store.ts";
import { requireTimeZone } from "#/identity/workspaces/workspaces.service.ts";
import {
  allWorkspaces,
  nameWorkspace,
  insertMembership,
  lockUnclaimedWorkspace,
  workspacesOf,
} from "#/identity/workspaces/workspaces.store.ts";

export interface AdministratorLinkDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  attempts: AttemptsService;
  hashes: PasswordHashesService;
  strength: PasswordStrengthService;
  sessions: SessionsService;
  links: LinksService;
  mails: MailsService;
  signIn: Pick<SignInSettingsService, "requirePasswords">;
}

/** The one-time link that makes whoever opens it a server administrator. */
export class AdministratorLinksService {
  readonly #dependencies: AdministratorLinkDependencies;

  constructor(dependencies: AdministratorLinkDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A new link; unused older ones stop working.
   * @param email of the one account that it is for: who runs the machine needs no mailbox to let its person in.
   * @throws `identity.no_such_account`.
   */
  async make(email: string | null = null): Promise<{ url: string; expiresAt: string }> {
    const { db, links } = this.#dependencies;
    const address = email === null ? null : normaliseEmail(email);
    const known = address === null ? null : await findByEmail(db, address);
    if (address !== null && !known?.verified) throw noSuchAccount(address);
    const person = address !== null && known ? { userId: known.userId, email: address } : null;
    const { url, expiresAt } = await links.makeSetupLink(person);
    return { url, expiresAt: expiresAt.toISOString() };
  }

  /** For the start of the server: a new link while nobody administers it, else null. */
  async makeWhileNobodyAdministers(): Promise<{ url: string; expiresAt: string } | null> {
    return (await hasServerAdministrator(this.#dependencies.db)) ? null : this.make();
  }

  /** What the form of a link shows before it is filled in. @throws `identity.unable_to_auth_magic_link`. */
  async look(token: string) {
    const { expiresAt, email } = await this.#require(token);
    const waiting = (await allWorkspaces(this.#dependencies.db)).find(
      (workspace) => !workspace.isClaimed && !workspace.isSample,
    );
    const hasWorkspace = email !== null && (await this.#ownSlug(email)) !== null;
    return { expiresAt, workspaceName: waiting?.name ?? null, email, hasWorkspace };
  }

  /**
   * Makes the person a server administrator with a workspace. An account with a proved address is not touched: it gets
   * a link by mail, which does the same for it and restores its access.
   * @throws `identity.unable_to_auth_magic_link`, `identity.weak_password`, `identity.proof_mailed`, `request.invalid`,
   * `identity.sign_in_method_disabled` while passwords are off and somebody administers.
   */
  async authenticate(body: SetupBody, device: Device): Promise<SignedIn & { workspaceSlug: string }> {
    const { clock, settings, strength, hashes, sessions, mails } = this.#dependencies;
    const link = await this.#require(body.token);
    await this.#requirePasswords();
    const email = requireEmail(body.email, settings.emailPattern);
    if (link.email !== null && link.email !== email)
      throw invalidInput("email", `This link is for the account of ${link.email}`);
    requireTimeZone(body.time_zone);
    const { workspace_name: workspaceName = "" } = body;
    await strength.requireStrong(body.password, [email, body.name, workspaceName], device.ip);
    const hash = await hashes.make(body.password);
    const now = clock.now();
    if (link.email === null) await this.#requireUnproved(link, email);
    // Read before the transaction, see `transaction`.
    const own = await this.#ownSlug(email);
    if (workspaceName === "" && (link.email === null || own === null))
      throw invalidInput("workspace_name", "Give the workspace a name");
    return sessions.transaction(async (transaction) => {
      if (!(await useToken(transaction, link.id, now))) throw linkRefused({ reason: "used", until: now });
      const here = (await sessions.find(device.token, transaction))?.userId ?? null;
      const userId = await this.#administrator(transaction, { email, name: body.name }, here, now);
      await setPassword(transaction, userId, hash, now);
      await changeUser(transaction, userId, { name: body.name });
      await changeServerAdministrator(transaction, mails, { userId, isOne: true, by: null, now });
      const named = { ...body, workspace_name: workspaceName };
      const workspaceSlug = own ?? (await this.#workspace(transaction, userId, named, now));
      const minutes = body.session_duration_minutes;
      const proof = { userId, factor: passwordFactor(now), minutes, isExempt: true };
      return { ...(await sessions.signIn(proof, device, transaction)), workspaceSlug };
    });
  }

  /**
   * The same for whoever a provider outside has let in: it has proved who they are, so the link asks for nothing more.
   * @throws `identity.unable_to_auth_magic_link`.
   */
  async accept(caller: Caller, token: string): Promise<{ workspaceSlug: string | null }> {
    const { db, clock, mails } = this.#dependencies;
    const userId = requirePerson(caller);
    const link = await this.#require(token);
    const now = clock.now();
    const workspaceSlug = await db.transaction().execute(async (transaction) => {
      if (!(await useToken(transaction, link.id, now))) throw linkRefused({ reason: "used", until: now });
      await changeServerAdministrator(transaction, mails, { userId, isOne: true, by: null, now });
      return claimWorkspaces(transaction, userId, now);
    });
    return { workspaceSlug: workspaceSlug ?? (caller.workspaceSlug || null) };
  }

  // Whoever runs the server may open any mailbox of the outbox; a colleague who only got the link may not.
  async #requireUnproved(link: OneTimeToken, email: string): Promise<void> {
    const { db, clock, links } = this.#dependencies;
    const known = await findByProof(db, email);
    const user = known && (await findUser(db, known.userId));
    if (!user || !hasProvedAddress(user)) return;
    await db.transaction().execute(async (transaction) => {
      const now = clock.now();
      if (!(await useToken(transaction, link.id, now))) throw linkRefused({ reason: "used", until: now });
      const name = known?.verified ? user.name : "";
      await links.mailSetupLink(transaction, { userId: user.id, email, name });
    });
    throw proofMailed(email);
  }

  // Without the first administrator nobody could choose another way in.
  async #requirePasswords(): Promise<void> {
    const { db, signIn } = this.#dependencies;
    if (!(await hasServerAdministrator(db))) return;
    await signIn.requirePasswords(
      "Switch them on, on screen or with SIGN_IN_METHODS, then open this link again.",
    );
  }

  async #require(token: string): Promise<OneTimeToken> {
    const found = await lookAtToken(
      this.#dependencies.db,
      "setup",
      hashSecret(token),
      this.#dependencies.clock.now(),
    );
    if ("failure" in found) throw linkRefused(found.failure);
    return found.token;
  }

  // Who restores access may have lost it to somebody else: that one's sessions and links end, and so does an
  // authenticator app, which may be lost as well.
  async #administrator(
    transaction: Transaction,
    { email, name }: { email: string; name: string },
    here: string | null,
    now: Date,
  ): Promise<string> {
    const known = await findByProof(transaction, email);
    const { mails } = this.#dependencies;
    if (!known) {
      const open = () => insertNewUser(transaction, { name, email, verified: true, now });
      return (await withFreedEmail(transaction, mails, { email, now }, open)).userId;
    }
    await proveAndTell(transaction, mails, known, here, now);
    await removeFactorsOf(transaction, known.userId, "totp");
    await removeFactorsOf(transaction, known.userId, "recovery_codes");
    await endTokensOf(transaction, known.userId, now);
    await this.#dependencies.sessions.revokeAll(known.userId, null, transaction);
    await this.#dependencies.attempts.clear("password", email, transaction);
    const user = await findUser(transaction, known.userId);
    const mail = madeAdministratorMail(name);
    if (user) await this.#dependencies.mails.writeToPerson(transaction, user, { mail, now });
    return known.userId;
  }

  async #ownSlug(email: string): Promise<string | null> {
    const { db } = this.#dependencies;
    const known = await findByProof(db, email);
    const workspaces = known ? await workspacesOf(db, known.userId) : [];
    return workspaces.find(({ isSample }) => !isSample)?.slug ?? null;
  }

  async #workspace(
    transaction: Transaction,
    userId: string,
    body: SetupBody & { workspace_name: string },
    now: Date,
  ): Promise<string> {
    const input = { name: body.workspace_name, timeZone: body.time_zone, currency: body.currency };
    const waiting = await lockUnclaimedWorkspace(transaction);
    if (!waiting) return insertOwnWorkspace(transaction, userId, input, now);
    await nameWorkspace(transaction, waiting.id, input);
    await insertMembership(transaction, { workspaceId: waiting.id, userId, role: "owner", now });
    await changeUser(transaction, userId, { lastWorkspaceId: waiting.id });
    await claimWorkspaces(transaction, userId, now);
    return waiting.slug;
  }
}

/** Whoever made several workspaces before anybody could sign in finds them all. @returns the first one's slug. */
async function claimWorkspaces(transaction: Transaction, userId: string, now: Date): Promise<string | null> {
  let first: string | null = null;
  for (let next = await lockUnclaimedWorkspace(transaction); next;) {
    first ??= next.slug;
    await insertMembership(transaction, { workspaceId: next.id, userId, role: "owner", now });
    next = await lockUnclaimedWorkspace(transaction);
  }
  return first;
}

/** An administrator link named an account that only its own mailbox opens. */
const proofMailed = (email: string) =>
  new AppError({
    code: "identity.proof_mailed",
    status: 409,
    detail: `${email} has an account here. A link was mailed to it: open that one to administer the server with it. Who cannot read its mails prints one by ./herald admin-link ${email} on the server.`,
  });

const noSuchAccount = (email: string) =>
  new AppError({
    code: "identity.no_such_account",
    status: 404,
    detail: `Nobody here has proved that ${email} is theirs. A link without an address makes an administrator of whoever opens it.`,
  });
