import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import type { MemberEventReason } from "@app/contract/identity/schemas";
import type { Transaction } from "#/platform/database/database.ts";
import { undoneSince } from "#/platform/database/revocations.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { revokeLinksBy } from "#/platform/share-links/share-links.store.ts";
import {
  broughtInBy,
  findMember,
  forgetRemovalsHere,
  heirOf,
  isOnlyMember,
  lockOwners,
  makeOwner,
  otherMembers,
  removeMember,
} from "./members.store.ts";
import { findWorkspace, isSampleCopy } from "./workspaces.store.ts";
import { insertMemberEvents } from "./member-events.store.ts";
import type { NewMemberEvent } from "./member-events.store.ts";
import { endAllOf, endJoinedWith, reviveAllOf, reviveJoinedWith } from "./revocations.store.ts";
import type { EndedLink, EndedWith } from "./revocations.store.ts";

/** What a change of a membership does to what the member made, and the lines that tell of it. */
interface MemberChange {
  by: Pick<Caller, "userId" | "workspaceId">;
  userId: string;
  now: Date;
}

/**
 * Links stop with a role that may not invite, and come back only where that is undone; one that was made while the role
 * was lowered ends when it is raised again. Tokens follow the role by themselves.
 * With a lower role the link that somebody joined with is over, or a second address would have the role of before.
 * @param undone when the change was made that this one undoes; null where it undoes none.
 * @returns how many links stopped, and which of them they had joined with.
 */
export async function afterRoleChange(
  transaction: Transaction,
  change: MemberChange & { before: Role; role: Role; undone: Date | null },
): Promise<{ count: number; joinedWith: EndedLink[] }> {
  const { by, userId, before, role, undone, now } = change;
  const isRaised = includesRole(role, before);
  const isBack = isRaised && undone !== null;
  const isInviterChanged = includesRole(role, "admin") !== includesRole(before, "admin");
  const back = isBack ? await reviveLinks(transaction, userId, "role", undone) : [];
  const made =
    isInviterChanged && !isBack ? await endAllOf(transaction, "invitations", userId, "role", now) : [];
  const joinedWith = isRaised ? [] : await endJoinedWith(transaction, { userId, role }, "role", now);
  const ended = [...made, ...joinedWith.map(({ id }) => id)];
  await insertMemberEvents(transaction, by.workspaceId, now, [
    { kind: "role_changed", actorId: by.userId, userId, role, roleBefore: before },
    ...ended.map((id) => link("invitation_revoked", by, id)),
    ...back.map((id) => link("invitation_restored", by, id)),
  ]);
  return { count: ended.length, joinedWith };
}

/**
 * Who is out is out: tokens and invite links go with the membership, and the link they joined with if they were removed.
 * @param reason where nobody meant it.
 * @returns the links they had joined with that ended.
 */
export async function afterRemoval(
  transaction: Transaction,
  { by, userId, before, now }: MemberChange & { before: Role },
  reason: MemberEventReason | null = null,
): Promise<EndedLink[]> {
  const kind = by.userId === userId ? "member_left" : "member_removed";
  const tokens = await endAllOf(transaction, "api_tokens", userId, "membership", now);
  // Whoever leaves by themselves may come back as they came; the others who have that link still need it.
  const made = await endAllOf(transaction, "invitations", userId, "membership", now);
  const out = { userId, role: null };
  const joinedWith = kind === "member_left" ? [] : await endJoinedWith(transaction, out, "membership", now);
  const links = [...made, ...joinedWith.map(({ id }) => id)];
  const events = [
    { kind, actorId: by.userId, userId, roleBefore: before } as const,
    ...tokens.map((id) => token("token_revoked", by, id)),
    ...links.map((id) => link("invitation_revoked", by, id)),
  ];
  await insertMemberEvents(transaction, by.workspaceId, now, events, reason);
  return joinedWith;
}

/** What went with the membership comes back with it. */
export async function afterRestoration(
  transaction: Transaction,
  { by, userId, role, now }: MemberChange & { role: Role },
): Promise<void> {
  const since = undoneSince(now);
  const tokens = await reviveAllOf(transaction, "api_tokens", userId, "membership", since);
  const links = await reviveLinks(transaction, userId, "membership", since);
  await insertMemberEvents(transaction, by.workspaceId, now, [
    { kind: "member_restored", actorId: by.userId, userId, role },
    ...tokens.map((id) => token("token_restored", by, id)),
    ...links.map((id) => link("invitation_restored", by, id)),
  ]);
}

export interface Unproved {
  workspaceId: string;
  userId: string;
  /** By which their older share links are known. */
  name: string;
  now: Date;
}

/** What a proof did to the people of a workspace, for whoever is told of it. */
export interface ProofEffects {
  workspaceId: string;
  /** What whoever had the account was there. */
  role: Role;
  /** Who lost their access. */
  out: readonly string[];
  /** Whom the account let in, and who stays. */
  stay: readonly string[];
  /** The other owners. */
  owners: readonly string[];
  /** Who owns it since then; null where that is as before. */
  heir: string | null;
}

/**
 * What somebody made whose address was not proved ends, and does not come back by itself: they may be another person than
 * who has proved it. So do the memberships of whom they let in, where they own the workspace and no other owner answers
 * for these but such as they let in themselves. Nobody's role is raised by it. Of a workspace that others have deleted they
 * are no member any more: brought back, it would be one that they were never told of.
 */
export async function afterFirstProof(
  transaction: Transaction,
  unproved: Unproved,
): Promise<ProofEffects | null> {
  const { workspaceId, userId, now } = unproved;
  // Before those who came by them go, with whom they could come back.
  await endMadeBy(transaction, unproved, "first_proof");
  const role = await findMember(transaction, userId);
  const owners = await lockOwners(transaction);
  const brought = await broughtInBy(transaction, userId);
  const own = new Set([userId, ...brought.map((member) => member.userId)]);
  const isTheirs = owners.includes(userId) && owners.every((owner) => own.has(owner));
  // Whoever left or was removed before may have come by that account as well.
  if (isTheirs) await forgetRemovalsHere(transaction, workspaceId);
  for (const member of isTheirs ? brought : []) {
    await removeMember(transaction, member.userId, now);
    const change = { by: { userId, workspaceId }, userId: member.userId, before: member.role, now };
    await afterRemoval(transaction, change, "first_proof");
  }
  await endSharedBy(transaction, unproved);
  if (role !== null && !isTheirs && !(await findWorkspace(transaction, { id: workspaceId }))) {
    await removeMember(transaction, userId, now);
    await afterRemoval(
      transaction,
      { by: { userId, workspaceId }, userId, before: role, now },
      "first_proof",
    );
    return null;
  }
  const [out, stay] = isTheirs ? [idsOf(brought), []] : [[], idsOf(brought)];
  return role && { workspaceId, role, out, stay, owners: without(owners, userId), heir: null };
}

/**
 * The same for an account that ends with its only address: it is no member any more. What it owned alone goes to who may
 * most of those who do the work there, and without such to whoever has proved the address, with nobody else in it.
 */
export async function afterLastAddress(
  transaction: Transaction,
  unproved: Unproved & { provedBy: string },
): Promise<ProofEffects | null> {
  const { workspaceId, userId, provedBy, now } = unproved;
  await endMadeBy(transaction, unproved, "account_ended");
  await endSharedBy(transaction, unproved);
  const role = await findMember(transaction, userId);
  if (role === null) return null;
  const owners = await lockOwners(transaction);
  const isAlone = owners.length === 1 && owners[0] === userId;
  if (isAlone && (await isSampleCopy(transaction, workspaceId))) return null;
  const heir = isAlone ? await heirOf(transaction, userId) : null;
  await remove(transaction, { userId, role }, unproved);
  const effects = { workspaceId, role, out: [], stay: [], owners: without(owners, userId), heir: null };
  if (!isAlone) return effects;
  const others = heir ? [] : await otherMembers(transaction, provedBy);
  if (!heir) await forgetRemovalsHere(transaction, workspaceId);
  for (const member of others) await remove(transaction, member, unproved);
  const newOwner = heir?.userId ?? provedBy;
  await makeOwner(transaction, { workspaceId, userId: newOwner, now });
  const event = {
    kind: "role_changed",
    actorId: null,
    userId: newOwner,
    role: "owner",
    ...(heir && { roleBefore: heir.role }),
  } as const;
  await insertMemberEvents(transaction, workspaceId, now, [event], "account_ended");
  return { ...effects, out: idsOf(others), heir: newOwner };
}

async function remove(
  transaction: Transaction,
  { userId, role }: { userId: string; role: Role },
  { workspaceId, userId: ended, now }: Unproved,
): Promise<void> {
  await removeMember(transaction, userId, now);
  const change = { by: { userId: ended, workspaceId }, userId, before: role, now };
  await afterRemoval(transaction, change, "account_ended");
}

function idsOf(members: readonly { userId: string }[]): string[] {
  return members.map(({ userId }) => userId);
}

function without(userIds: readonly string[], userId: string): string[] {
  return userIds.filter((id) => id !== userId);
}

async function endSharedBy(transaction: Transaction, { workspaceId, userId, name, now }: Unproved) {
  const isAlone = await isOnlyMember(transaction);
  await revokeLinksBy(transaction, { workspaceId, maker: isAlone ? null : { userId, name } }, now);
}

async function endMadeBy(
  transaction: Transaction,
  { workspaceId, userId, now }: Unproved,
  reason: MemberEventReason,
) {
  const by = { userId };
  const tokens = await endAllOf(transaction, "api_tokens", userId, "first_proof", now);
  const links = await endAllOf(transaction, "invitations", userId, "first_proof", now);
  const events = [
    ...tokens.map((id) => token("token_revoked", by, id)),
    ...links.map((id) => link("invitation_revoked", by, id)),
  ];
  await insertMemberEvents(transaction, workspaceId, now, events, reason);
}

/** Those that a person made, and those that they joined with. */
async function reviveLinks(
  transaction: Transaction,
  userId: string,
  cause: EndedWith,
  since: Date,
): Promise<string[]> {
  return [
    ...(await reviveAllOf(transaction, "invitations", userId, cause, since)),
    ...(await reviveJoinedWith(transaction, userId, cause, since)),
  ];
}

type Actor = Pick<Caller, "userId">;

function token(kind: "token_revoked" | "token_restored", by: Actor, tokenId: string): NewMemberEvent {
  return { kind, actorId: by.userId, tokenId };
}

function link(
  kind: "invitation_revoked" | "invitation_restored",
  by: Actor,
  invitationId: string,
): NewMemberEvent {
  return { kind, actorId: by.userId, invitationId };
}
