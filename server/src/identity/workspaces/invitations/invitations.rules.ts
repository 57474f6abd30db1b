import type { Role } from "@app/contract/identity/roles";
import { INVITATION_DAYS } from "@app/contract/identity/schemas";

const DAY_MS = 24 * 60 * 60_000;

/** Whether its maker proves first that it is they: all but one viewer changes something, or is more people than one. */
export function asksForFresh({ role, maxUses }: { role: Role; maxUses: number }): boolean {
  return role !== "viewer" || maxUses > 1;
}

/** Until when an invitation works that is sent at `now`. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** When the link of an invitation was made, also where it was mailed anew. */
export function invitationMadeAt({ expiresAt }: { expiresAt: Date }): Date {
  return new Date(expiresAt.getTime() - INVITATION_DAYS * DAY_MS);
}
