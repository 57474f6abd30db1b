import type { Role } from "@app/contract/identity/roles";
import type { InvitationMail } from "@app/contract/identity/schemas";
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

/** How the outbox tells the end of a mail. */
export interface MailEnd {
  state: "waiting" | "sent" | "failed" | "kept";
  kind: string | null;
}

/** The same for whoever invited: which server refused it and what it said is for server administrators. */
export function invitationMail({ state, kind }: MailEnd): InvitationMail {
  if (state !== "failed") return state;
  if (kind === "recipient") return "unknown_address";
  return kind === "mail" ? "refused" : "failed";
}
