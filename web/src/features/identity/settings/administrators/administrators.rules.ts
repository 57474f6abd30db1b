import type {
  ServerAdministrator,
  ServerAdministratorEvent,
} from "@app/contract/identity/members/server-administrators";
import { valueText } from "#/lib/edits/edits.rules.ts";
import type { FieldWords } from "#/lib/edits/edits.rules.ts";
import { formatDate } from "#/lib/format.ts";
import { lastSeen } from "#/features/identity/settings/members/members.rules.ts";
import { SIGN_IN_WORDS } from "#/features/identity/settings/sign-in/sign-in-words.ts";

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
export function administratorEvent({ kind, by, person, changed }: ServerAdministratorEvent): string {
  const whom = person || NAMELESS;
  if (kind === "sign_in_changed") return `${whom} set who comes in and how. ${changesIn(changed ?? {})}`;
  if (kind === "made") return `${whom} became a server administrator, by an administrator link`;
  if (by === null) return `The command line took the server from ${whom}`;
  return `${by || NAMELESS} took the server from ${by === person ? "themselves" : whom}`;
}

/** "Who may make workspaces: Server administrators; A result counts: From any page". */
function changesIn(changed: Readonly<Record<string, unknown>>): string {
  const words: Readonly<Record<string, FieldWords>> = SIGN_IN_WORDS;
  return Object.entries(changed)
    .map(([field, value]) => {
      const known = words[field] ?? field;
      const isPlain = typeof known === "string";
      return `${isPlain ? known : known.label}: ${valueText(value, isPlain ? {} : known.words)}`;
    })
    .join("; ");
}
