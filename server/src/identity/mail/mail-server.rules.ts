import { USUAL_PORTS } from "@app/contract/identity/mail";
import type { MailServer } from "@app/contract/identity/mail";
import { isLoopback } from "#/platform/config/setting-values.ts";

/** Where mails go, and who they come from. */
export interface MailEndpoint extends MailServer {
  password: string | null;
}

const PRODUCT = "Herald";
/** "Herald <herald@example.org>", or the address alone. */
const SENDER = /^(?:(?<name>[^<>]*)<)?(?<address>[^\s<>]+@[^\s<>]+?)>?$/u;

/** What SMTP_URL says; its check has passed. Plain smtp:// is secured by STARTTLS anywhere but on loopback. */
export function endpointOfUrl(url: string, baseUrl: string): MailEndpoint {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/u, "$1").toLowerCase();
  const open = isLoopback(host) ? "none" : "starttls";
  const security = protocol === "smtps:" ? "smtps" : open;
  const user = decoded(username);
  const sender = SENDER.exec(searchParams.get("from")?.trim() ?? "")?.groups;
  const own = user.includes("@") ? user : `herald@${new URL(baseUrl).hostname}`;
  return {
    host,
    port: port === "" ? USUAL_PORTS[security] : Number(port),
    security,
    user,
    password: password === "" ? null : decoded(password),
    fromAddress: sender?.["address"] ?? own,
    fromName: sender?.["name"]?.trim() || PRODUCT,
  };
}

/** What a form begins with. */
export function noServer(): MailServer {
  return {
    host: "",
    port: USUAL_PORTS.starttls,
    security: "starttls",
    user: "",
    fromAddress: "",
    fromName: PRODUCT,
  };
}

/** Whether a password that was given for one server goes on to the other one. */
export function isSamePlace(one: MailServer, other: MailServer): boolean {
  return one.host.toLowerCase() === other.host.toLowerCase() && one.user === other.user;
}

// A per cent sign that stands for itself is left as it is.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
