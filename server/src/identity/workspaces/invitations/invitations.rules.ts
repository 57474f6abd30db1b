import { INVITATION_DAYS } from "@app/contract/identity/schemas";

const DAY_MS = 24 * 60 * 60_000;

/** Until when an invitation works that is sent at `now`. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}
