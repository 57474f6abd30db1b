import type { MemberEvent } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { ROLE_LABELS } from "./members.rules.ts";

const NAMELESS = "Somebody without a name";
const COMMAND_LINE = "The command line";

/** One line of the members' log as a sentence. */
export function eventSentence(event: MemberEvent): string {
  const { kind, member, role, roleBefore } = event;
  const who = event.by === null ? COMMAND_LINE : event.by || NAMELESS;
  const whom = member || NAMELESS;
  const token = `the token ${event.token ?? ""}`;
  const link = `an invite link for the role ${word(role)}`;
  switch (kind) {
    case "member_joined":
      return `${whom} joined as ${word(role)}${event.by === null ? "" : `, by an invite link of ${who}`}`;
    case "member_left":
      return `${whom} left, with the role ${word(roleBefore)}`;
    case "member_removed":
      return `${who} removed ${whom}, with the role ${word(roleBefore)}`;
    case "member_restored":
      return `${who} brought ${whom} back as ${word(role)}`;
    case "role_changed":
      return `${who} changed ${whom} from ${word(roleBefore)} to ${word(role)}`;
    case "invitation_made":
      return `${who} made ${link}`;
    case "invitation_revoked":
      return `${who} ended ${link}`;
    case "invitation_restored":
      return `${who} brought back ${link}`;
    case "token_made":
      return `${who} made ${token}`;
    case "token_revoked":
      return `${who} ended ${token}`;
    case "token_restored":
      return `${who} brought back ${token}`;
    default:
      return kind;
  }
}

function word(role: Role | null): string {
  return role === null ? "NA" : ROLE_LABELS[role].toLowerCase();
}
