import type {
  ServerAdministrator,
  ServerAdministratorEvent,
} from "@app/contract/identity/members/server-administrators";
import { formatDate } from "#/lib/format.ts";
import { lastSeen } from "#/features/identity/settings/members/members.rules.ts";

const NAMELESS = "Somebody without a name";

export function nameOfAdministrator({ name, email }: Pick<ServerAdministrator, "name" | "email">): string {
  return name || email || NAMELESS;
}

/** "Since 02/11/2026, last seen 30/11/2026". */
export function administratorFacts(
  { since, lastSeenAt }: Pick<ServerAdministrator, "since" | "lastSeenAt">,
  isOneself: boolean,
  now: Date,
  timeZone: string,
): string {
  const seen = isOneself ? "Here now" : lastSeen(lastSeenAt, now, timeZone);
  const when = /^\d/u.test(seen) ? `last seen ${seen}` : seen.toLowerCase();
  return `Since ${since === null ? "NA" : formatDate(since, timeZone)}, ${when}`;
}

/** One line of the log as a sentence. */
export function administratorEvent({ kind, by, person }: ServerAdministratorEvent): string {
  const whom = person || NAMELESS;
  if (kind === "made") return `${whom} became a server administrator, by an administrator link`;
  if (by === null) return `The command line took the server from ${whom}`;
  return `${by || NAMELESS} took the server from ${by === person ? "themselves" : whom}`;
}
