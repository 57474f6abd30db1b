import { includesRole } from "@app/contract/identity/role-order";
import { enter } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { endTokensFor } from "#/identity/factors/one-time-tokens.store.ts";
import { addressProvedElsewhereMail, memberLostAddressMail } from "#/identity/mail/address-mails.rules.ts";
import {
  accountEndedMail,
  firstProofMail,
  letInUnprovedMail,
  newOwnerMail,
  outByProofMail,
  outWithOwnerMail,
  ownerNowMail,
} from "#/identity/mail/membership-mails.rules.ts";
import type { Joined, Losses } from "#/identity/mail/membership-mails.rules.ts";
import type { Mail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { ProofEffects } from "#/identity/workspaces/member-changes.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { findMember, otherMembers } from "#/identity/workspaces/members.store.ts";
import { findWorkspace, workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import { giveUpEmail, proveEmail } from "./first-proofs.ts";
import type { FirstProof } from "./first-proofs.ts";
import { findByEmail, findUser, keepNotice, lockUser, removeEmail } from "./users.store.ts";
import type { KnownEmail, UserRecord } from "./users.store.ts";

/** Proves an address as `proveEmail` does, and tells everybody whom it concerns. */
export async function proveAndTell(
  transaction: Transaction,
  mails: MailsService,
  known: { userId: string; emailId: string },
  here: string | null,
  now: Date,
): Promise<void> {
  const proof = await proveEmail(transaction, known, here, now);
  if (!proof) return;
  await keepNotice(transaction, known.userId, "first_proof");
  const notices = new Notices(transaction, mails, now);
  const losses: Losses[] = [];
  const joined: Joined[] = [];
  for (const effects of proof.effects) {
    const workspace = await notices.nameOf(effects.workspaceId);
    const { out, role } = effects;
    const owners = await notices.users(effects.owners);
    if (owners.length > 0) joined.push({ workspace, role, owners });
    await notices.toAll(out, ({ name }) => outByProofMail(name, workspace, proof));
    if (out.length > 0) losses.push({ workspace, names: await notices.namesOf(out) });
    await tellOwners(notices, workspace, proof, effects);
  }
  await mails.write(transaction, { to: proof.email, mail: firstProofMail(losses, joined), now });
}

// They answer for whoever stays: each is told of all but themselves.
async function tellOwners(
  notices: Notices,
  workspace: string,
  proof: FirstProof,
  { role, stay, owners }: ProofEffects,
): Promise<void> {
  for (const owner of owners) {
    const names = await notices.namesOf(stay.filter((id) => id !== owner));
    if (names.length === 0) continue;
    await notices.toAll([owner], ({ name }) =>
      letInUnprovedMail(name, { workspace, names }, { ...proof, role }),
    );
  }
}

/** Takes an address away as `giveUpEmail` does, and tells everybody whom it concerns. */
export async function giveUpAndTell(
  transaction: Transaction,
  mails: MailsService,
  given: Parameters<typeof giveUpEmail>[1],
  now: Date,
): Promise<void> {
  const proof = await giveUpEmail(transaction, given, now);
  if (!proof) return tellOfAddress(transaction, mails, given, now);
  const notices = new Notices(transaction, mails, now);
  for (const effects of proof.effects) await tellOfEnd(notices, proof, effects);
}

/**
 * Makes an account with an address that was proved just now. An account that has it beside a proved one, without having
 * proved it, loses it; since both may be one person's, who looks for the other, they are told of it.
 * @param proved.from an account that loses it, too, since it is somebody else's by other signs.
 */
export async function withFreedEmail<Made extends { userId: string } | null>(
  transaction: Transaction,
  mails: MailsService,
  proved: { email: string; now: Date; from?: string | undefined },
  make: () => Promise<Made>,
): Promise<Made> {
  const isFreed = await freeEmail(transaction, mails, proved);
  const made = await make();
  if (made && isFreed) await keepNotice(transaction, made.userId, "address_freed");
  return made;
}

/** @returns whether an account has lost the address. */
export async function freeEmail(
  transaction: Transaction,
  mails: MailsService,
  { email, now, from }: { email: string; now: Date; from?: string | undefined },
): Promise<boolean> {
  const isFree = ({ isAside, verified, userId }: KnownEmail) => isAside || (!verified && userId === from);
  const found = await findByEmail(transaction, email);
  if (!found || !isFree(found)) return false;
  await lockUser(transaction, found.userId);
  // Its person may have proved it meanwhile.
  const known = await findByEmail(transaction, email);
  if (!known || !isFree(known)) return false;
  await removeEmail(transaction, known.emailId);
  await endTokensFor(transaction, known.userId, email, now);
  await tellOfAddress(transaction, mails, { userId: known.userId, email }, now);
  return true;
}

async function tellOfAddress(
  transaction: Transaction,
  mails: MailsService,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (!user) return;
  await mails.writeToPerson(transaction, user, { mail: addressProvedElsewhereMail(user.name, email), now });
  const notices = new Notices(transaction, mails, now);
  const goesOnAs = { name: user.name, emails: user.emails.filter(({ verified }) => verified) };
  for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
    const workspace = await notices.nameOf(workspaceId);
    await enter(transaction, "herald.workspace", workspaceId);
    const role = await findMember(transaction, userId);
    if (role === null) continue;
    await insertMemberEvents(transaction, workspaceId, now, [
      { kind: "address_lost", actorId: null, userId },
    ]);
    const others = await otherMembers(transaction, userId);
    const owners = others.filter((member) => member.role === "owner").map((member) => member.userId);
    await notices.toAll(owners, ({ name }) =>
      memberLostAddressMail(name, workspace, { role, email, goesOnAs }),
    );
  }
}

async function tellOfEnd(
  notices: Notices,
  proof: FirstProof,
  { workspaceId, role, out, owners, heir }: ProofEffects,
): Promise<void> {
  const workspace = await notices.nameOf(workspaceId);
  await notices.toAll(owners, ({ name }) => accountEndedMail(name, workspace, { ...proof, role }));
  await notices.toAll(out, ({ name }) => outWithOwnerMail(name, workspace, proof));
  if (heir === null) return;
  await notices.toAll([heir], ({ name }) => ownerNowMail(name, workspace));
  const [owner] = await notices.users([heir]);
  const team = await notices.teamBeside(workspaceId, heir);
  if (owner) await notices.toAll(team, ({ name }) => newOwnerMail(name, workspace, owner));
}

/** Mails of one transaction. */
class Notices {
  readonly #transaction: Transaction;
  readonly #mails: MailsService;
  readonly #now: Date;

  constructor(transaction: Transaction, mails: MailsService, now: Date) {
    this.#transaction = transaction;
    this.#mails = mails;
    this.#now = now;
  }

  async toAll(userIds: readonly string[], mailTo: (user: UserRecord) => Mail): Promise<void> {
    for (const user of await this.users(userIds))
      await this.#mails.writeToMember(this.#transaction, user, { mail: mailTo(user), now: this.#now });
  }

  async namesOf(userIds: readonly string[]): Promise<string[]> {
    return (await this.users(userIds)).map(({ name }) => name);
  }

  async nameOf(workspaceId: string): Promise<string> {
    return (await findWorkspace(this.#transaction, { id: workspaceId }))?.name ?? "";
  }

  /** Everybody else who works there. */
  async teamBeside(workspaceId: string, userId: string): Promise<string[]> {
    await enter(this.#transaction, "herald.workspace", workspaceId);
    const others = await otherMembers(this.#transaction, userId);
    return others.filter(({ role }) => includesRole(role, "member")).map((member) => member.userId);
  }

  async users(userIds: readonly string[]): Promise<UserRecord[]> {
    const users: UserRecord[] = [];
    for (const id of userIds) {
      const user = await findUser(this.#transaction, id);
      if (user) users.push(user);
    }
    return users;
  }
}
