import type { MemberEvent, MemberEventKind, MemberEventReason } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { ROLE_LABELS } from "./members.rules.ts";

const NAMELESS = "Somebody without a name";
const COMMAND_LINE = "The command line";

/** Kinds of lines, as they are chosen from. */
export const EVENT_LABELS: Readonly<Record<MemberEventKind, string>> = {
  member_joined: "Joined",
  member_left: "Left",
  member_removed: "Removed",
  member_restored: "Brought back",
  role_changed: "Role changed",
  invitation_made: "Invited",
  invitation_mailed: "Invited again",
  invitation_revoked: "Invitation ended",
  invitation_restored: "Invitation brought back",
  token_made: "Token made",
  token_revoked: "Token ended",
  token_ended_with_password: "Token ended with a password",
  token_ended_with_sessions: "Token ended with sessions",
  token_restored: "Token brought back",
  message_read: "Link or code read",
  app_let_go: "Lost app let go",
  address_lost: "Address lost",
};

/** One line of the members' log as a sentence. */
export function eventSentence(event: MemberEvent): string {
  const { kind, member, role, roleBefore } = event;
  const who = event.by === null ? COMMAND_LINE : event.by || NAMELESS;
  const whom = member || NAMELESS;
  const token = tokenWords(event);
  const link = linkWords(event);
  if (event.reason !== null) return unmeant(event, event.reason);
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
      return event.email === null ? `${who} made ${link}` : `${who} invited ${event.email} as ${word(role)}`;
    case "invitation_mailed":
      return `${who} sent ${link} again`;
    case "invitation_revoked":
      return `${who} ended ${link}`;
    case "invitation_restored":
      return `${who} brought back ${link}`;
    case "token_made":
      return `${who} made ${token}`;
    case "token_revoked":
      return `${who} ended ${token}`;
    case "token_ended_with_password":
      return `The token ${event.token ?? ""} ended, as ${who} reset their password by mail`;
    case "token_ended_with_sessions":
      return `The token ${event.token ?? ""} ended with the other sessions of ${who}`;
    case "token_restored":
      return `${who} brought back ${token}`;
    case "message_read":
      return `${who} read a link or code for ${whom} in the outbox of the server`;
    case "app_let_go":
      return `${who} lets ${whom} in without their lost authenticator app, by their mailbox`;
    case "address_lost":
      return `${whom} lost an address that somebody else has proved`;
    default:
      return kind;
  }
}

/** Of what ended by a proof, which nobody did. */
function unmeant(event: MemberEvent, reason: MemberEventReason): string {
  const { kind, role, roleBefore } = event;
  const prover = event.by || "somebody";
  const why =
    reason === "first_proof"
      ? `since ${prover} proved their address only now`
      : "since an account ended whose address somebody else has proved";
  const whom = event.member || NAMELESS;
  if (kind === "member_left")
    return `An account with the role ${word(roleBefore)} ended, since somebody else has proved its address`;
  if (kind === "member_removed") return `${whom} lost the role ${word(roleBefore)}, ${why}`;
  if (kind === "role_changed") return `${whom} became ${word(role)}, ${why}`;
  const what = kind === "invitation_revoked" ? linkWords(event) : tokenWords(event);
  return capital(`${what} ended, ${why}`);
}

function tokenWords({ token }: MemberEvent): string {
  return `the token ${token ?? ""}`;
}

function linkWords({ email, role }: MemberEvent): string {
  return email === null
    ? `an invite link for the role ${word(role)}`
    : `the invitation of ${email} as ${word(role)}`;
}

function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function word(role: Role | null): string {
  return role === null ? "NA" : ROLE_LABELS[role].toLowerCase();
}
