import { USUAL_PORTS } from "@app/contract/identity/mail";
import type { MailInput, MailSecurity, MailSetting } from "@app/contract/identity/mail";

export const WAYS = [
  { value: "outbox", label: "Nobody: mails wait in the outbox" },
  { value: "server", label: "A mail server (SMTP)" },
] as const;

export const SECURITIES: readonly { value: MailSecurity; label: string }[] = [
  { value: "starttls", label: "STARTTLS, usually port 587" },
  { value: "smtps", label: "TLS from the beginning, usually port 465" },
  { value: "none", label: "None, on the same machine only" },
];

export interface MailDraft {
  way: (typeof WAYS)[number]["value"];
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  /** What was typed: the kept password is never shown. */
  password: string;
  fromAddress: string;
  fromName: string;
}

export function toDraft(setting: MailSetting): MailDraft {
  const { isUsed, host, port, security, user, fromAddress, fromName } = setting;
  return {
    way: isUsed ? "server" : "outbox",
    host,
    port: String(port),
    security,
    user,
    password: "",
    fromAddress,
    fromName,
  };
}

/** What is saved. An empty password keeps the one there is; who has mails wait keeps the server as it was. */
export function toInput(draft: MailDraft, seen: MailSetting): MailInput {
  const { host, security, user, fromAddress, fromName } = draft.way === "server" ? draft : seen;
  if (draft.way === "outbox")
    return { isUsed: false, host, port: seen.port, security, user, fromAddress, fromName };
  const port = /^\d+$/u.test(draft.port.trim()) ? Number(draft.port) : Number.NaN;
  const server = { isUsed: true, host, port, security, user, fromAddress, fromName };
  if (user.trim() === "") return { ...server, password: null };
  return draft.password === "" ? server : { ...server, password: draft.password };
}

/** A port that nobody has chosen follows the security. */
export function portFor(security: MailSecurity, draft: MailDraft): string {
  const isUsual = draft.port.trim() === "" || draft.port.trim() === String(USUAL_PORTS[draft.security]);
  return isUsual ? String(USUAL_PORTS[security]) : draft.port;
}

/** Whether the kept password would not go along: it was given for another server or another user. */
function needsPassword({ host, user }: MailDraft, seen: MailSetting): boolean {
  if (!seen.hasPassword || user.trim() === "") return false;
  return host.trim().toLowerCase() !== seen.host.toLowerCase() || user.trim() !== seen.user;
}

/** What stands in the empty field of the password. */
export function passwordPlaceholder(draft: MailDraft, seen: MailSetting): string {
  if (seen.way === "environment") return seen.hasPassword ? "One is set, and never shown" : "None";
  if (needsPassword(draft, seen)) return "Enter it again: it was kept for another server or user";
  return seen.hasPassword ? "One is kept. Type another one to replace it" : "None";
}
