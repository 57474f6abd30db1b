import { Invitation, InvitedList, NewInvitation, Reachability } from "@app/contract/identity/schemas";
import type { InvitationInput, InvitedAddresses } from "@app/contract/identity/schemas";
import { identityPaths } from "@app/contract/identity/paths";
import { addressOf } from "@app/contract/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { KEPT } from "./addresses.rules.ts";

/** Invitations are asked for on the home page too, so they load without the rest of the settings. */

/** Null waits: only admins may see invite links. */
export function useInvitations(isAdmin: boolean) {
  return useGrowingList(isAdmin ? identityPaths.invitations : null, Invitation);
}

export async function createInvitation(input: InvitationInput): Promise<NewInvitation> {
  const invitation = await send("POST", identityPaths.invitations, input, NewInvitation);
  await refresh(identityPaths.invitations, identityPaths.membersLog);
  return invitation;
}

/** Mails each address an invitation; the answer says what became of each. */
export async function inviteAddresses(input: InvitedAddresses): Promise<InvitedList> {
  const invited = await send("POST", identityPaths.mailedInvitations, input, InvitedList, { quiet: true });
  await refresh(identityPaths.invitations, identityPaths.membersLog);
  return invited;
}

export async function mailAgain(id: string, email: string): Promise<void> {
  const url = addressOf(identityPaths.mailInvitation, { id });
  const { mail } = await send("POST", url, undefined, Invitation);
  await refresh(identityPaths.invitations, identityPaths.membersLog);
  if (mail === "kept") toast(`Not mailed to ${email}: ${KEPT}`, { severity: "warning" });
  else toast(`On its way to ${email} again; the link in the mail before stops working`);
}

export async function revokeInvitation({ id, email }: Pick<Invitation, "id" | "email">): Promise<void> {
  const { invitations, invitation, restoreInvitation } = identityPaths;
  const done = email === null ? "Invite link revoked" : `Invitation of ${email} revoked`;
  await revoke({ list: invitations, one: invitation, restore: restoreInvitation }, id, done);
}

export function useReachability() {
  return useRead(identityPaths.reachability, Reachability);
}

/** Where a list is, one thing in it, and what brings a removed one back. */
interface Revocable {
  list: string;
  one: `${string}/:id`;
  restore: `${string}/:id/restore`;
}

export async function revoke({ list, one, restore }: Revocable, id: string, done: string): Promise<void> {
  await send("DELETE", addressOf(one, { id }));
  await refresh(list, identityPaths.membersLog);
  offerUndo(done, async () => {
    await send("POST", addressOf(restore, { id }));
    await refresh(list, identityPaths.membersLog);
  });
}
