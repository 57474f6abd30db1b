import type { Invitation, Member } from "@app/contract/identity/schemas";
import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import { formatDate } from "#/lib/format.ts";
import type { SelectOption } from "#/ui/fields/Select.tsx";

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  reviewer: "Reviewer",
  viewer: "Viewer",
};

export const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  owner: "Everything, and deletes the workspace",
  admin: "Members and settings, and all work",
  member: "All work",
  reviewer: "Content checks only",
  viewer: "Reads all, writes nothing",
};

export const INVITED_ROLES = ["member", "admin", "reviewer", "viewer"] as const;

/** Roles that this person may give to that one: only owners make owners. */
export function rolesToGive(giver: Role): SelectOption<Role>[] {
  const roles: Role[] = ["admin", "member", "reviewer", "viewer"];
  const all: Role[] = giver === "owner" ? ["owner", ...roles] : roles;
  return all.map((value) => ({ value, label: ROLE_LABELS[value] }));
}

/** Whether the role of a member can be changed by `giver`, so that an owner is always left. */
export function mayChange(giver: Role, member: Member): boolean {
  if (giver !== "owner" && giver !== "admin") return false;
  if (member.role !== "owner") return true;
  return giver === "owner" && !member.isLastOwner;
}

/** "Here now" within the last minutes, else the day; "Not yet seen" for who has only joined. */
export function lastSeen(iso: string | null, now: Date, timeZone: string): string {
  if (iso === null) return "Not yet seen";
  const HERE_MS = 5 * 60_000;
  if (now.getTime() - Date.parse(iso) < HERE_MS) return "Here now";
  return formatDate(iso, timeZone);
}

/** What tells people without an address from each other. */
export function joined({ joinedAt }: Pick<Member, "joinedAt">, timeZone: string): string {
  return `Joined ${formatDate(joinedAt, timeZone)}`;
}

/** "2 of 10 used, ends 28/11/2026"; of one that is for one address, only when it ends. */
export function invitationState(invitation: Invitation, timeZone: string): string {
  const { email, uses, maxUses, expiresAt } = invitation;
  if (email !== null) return `ends ${formatDate(expiresAt, timeZone)}`;
  return `${uses} of ${maxUses} used, ends ${formatDate(expiresAt, timeZone)}`;
}

/** Why the mail of an invitation does not arrive, and what to do; empty where it does, as far as Herald knows. */
export function undelivered({ mail }: Pick<Invitation, "mail">): string {
  switch (mail) {
    case "unknown_address":
      return "The mail could not be delivered: the mail server does not take mail for this address. Check the spelling";
    case "refused":
      return "The mail could not be delivered: the mail server refused it, as spam or by a rule of its own";
    case "failed":
      return "The mail could not be sent. Whoever administers this server reads why in Settings, Outbox";
    case "kept":
      return "Not mailed: no mail server is set up, so it waits in the outbox of the server’s administrator";
    case "waiting":
    case "sent":
    case null:
      return "";
    default:
      return mail satisfies never;
  }
}

/** "2 open invitations ended"; empty for none. */
export function invitationsEnded(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 open invitation ended" : `${count} open invitations ended`;
}

/** "1 API token ended"; empty for none. */
export function tokensEnded(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 API token ended" : `${count} API tokens ended`;
}

/** Of a link for several people that ends with one of them. */
export function joinedLinkEnded(isEnded: boolean): string {
  return isEnded ? "The invite link they joined by ended, too: copy a new one for the others" : "";
}

/** What is asked before a role is given that owns the workspace, or one is taken that runs it; null for any other. */
export function roleQuestion(
  { role: before, openInvitations }: Pick<Member, "role" | "openInvitations">,
  role: Role,
  name: string,
): { title: string; text: string; action: string } | null {
  if (role === "owner") {
    return {
      title: `Make ${name} an owner?`,
      text: "Owners do everything here: they also change and remove the other owners, and delete the workspace.",
      action: "Make owner",
    };
  }
  if (!includesRole(before, "admin") || includesRole(role, before)) return null;
  const lost =
    role === "admin"
      ? "They no longer change owners or delete the workspace."
      : "They no longer invite people or change members and settings.";
  const ends = includesRole(role, "admin") ? "" : openInvitationsEnd(openInvitations);
  return {
    title: `Take the role ${ROLE_LABELS[before].toLowerCase()} from ${name}?`,
    text: `${lost}${ends}`,
    action: `Make ${ROLE_LABELS[role].toLowerCase()}`,
  };
}

function openInvitationsEnd(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? " The open invitation they made ends, link and all."
    : ` The ${count} open invitations they made end, links and all.`;
}

/**
 * What becomes of the share links that somebody made once they are removed, or see no prices in their new role: nothing
 * for who made none.
 */
export function linksLeft({ openLinks }: Pick<Member, "openLinks">): string {
  if (openLinks === 0) return "";
  return openLinks === 1
    ? "The share link they made stays open, without prices"
    : `The ${openLinks} share links they made stay open, without prices`;
}

/**
 * What somebody who administers the server keeps when they are removed from a workspace: told only to who can take it
 * away.
 */
export function serverKept(
  { isServerAdministrator }: Pick<Member, "isServerAdministrator">,
  seesServer: boolean,
): string {
  return isServerAdministrator && seesServer
    ? "They still administer this server: take that away in Settings, Administrators"
    : "";
}

/** Short sentences of a notification, whose last one ends without a full stop. */
export function sentences(...texts: string[]): string {
  return texts.filter((text) => text !== "").join(". ");
}
