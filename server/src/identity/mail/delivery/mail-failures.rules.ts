import * as z from "zod/mini";
import type { MailEndpoint } from "#/identity/mail/mail-server.rules.ts";
import type { DeliveryFailure } from "./mail-delivery.ts";

/** Why a mail did not go out. Chosen so that each calls for another thing to do. */
type MailFailureKind =
  | "no-such-name"
  | "nobody-answers"
  | "too-slow"
  | "closed"
  | "certificate"
  | "no-encryption"
  | "later"
  | "login"
  | "login-missing"
  | "sender"
  | "recipient"
  | "mail"
  | "unknown";

interface MailFailure extends DeliveryFailure {
  kind: MailFailureKind;
}

const SAID_MAX = 200;
const BAD_CERTIFICATE = /certificate|self.signed|altname|CERT_|UNABLE_TO_(?:GET|VERIFY)/iu;
const NO_TLS = /WRONG_VERSION_NUMBER|EPROTO\b|packet length too long|wrong version number/iu;
const NO_NAME = /ENOTFOUND|EAI_|EDNS/u;
const UNREACHED = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES/u;
const OF_A_PASSING_STATE: ReadonlySet<MailFailureKind> = new Set([
  "no-such-name",
  "nobody-answers",
  "too-slow",
  "closed",
  "unknown",
]);

/** What is looked at of an error; the rest of it may hold addresses and links. */
const Thrown = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
});

interface SmtpError {
  codes: string;
  message: string;
  command: string;
  /** Of the answer of the server; 0 without one. */
  status: number;
  said: string;
}

/** An error of sending, in plain words. */
export function mailFailure(error: unknown, endpoint: MailEndpoint): MailFailure {
  const read = readError(error);
  const kind = kindOf(read);
  const isPassing = read.status > 0 ? read.status < 500 : OF_A_PASSING_STATE.has(kind);
  return { kind, sentence: sentenceOf(kind, endpoint, read), isPassing, isAskedFor: kind === "later" };
}

function readError(error: unknown): SmtpError {
  const {
    message = "",
    code = "",
    originalCode = "",
    command = "",
    responseCode = 0,
    response = "",
  } = Thrown.safeParse(error).data ?? {};
  const said = response.replaceAll(/\s+/gu, " ").trim().slice(0, SAID_MAX);
  return { codes: `${code} ${originalCode}`, message, command, status: responseCode, said };
}

function kindOf({ codes, message, command, status }: SmtpError): MailFailureKind {
  if (NO_NAME.test(codes)) return "no-such-name";
  if (UNREACHED.test(codes)) return "nobody-answers";
  if (/ETIMEDOUT|EABORT/u.test(codes)) return "too-slow";
  if (NO_TLS.test(codes) || NO_TLS.test(message)) return "no-encryption";
  if (status === 0 && (BAD_CERTIFICATE.test(codes) || BAD_CERTIFICATE.test(message))) return "certificate";
  if (codes.includes("ETLS")) return status > 0 ? "no-encryption" : "closed";
  // Whatever it was about: of an answer from 400 to 499 nothing is wrong yet (RFC 5321, 4.2.1).
  if (status > 0 && status < 500) return "later";
  if (status === 530) return "login-missing";
  if (codes.includes("EAUTH")) return "login";
  if (command === "MAIL FROM") return "sender";
  if (command === "RCPT TO" || (codes.includes("EENVELOPE") && command === "API")) return "recipient";
  if (status > 0 && /EMESSAGE|EENVELOPE/u.test(codes)) return "mail";
  return /ECONNECTION|ESOCKET|ECONNRESET|EPIPE/u.test(codes) ? "closed" : "unknown";
}

const SENTENCES: Readonly<Record<MailFailureKind, (place: string, endpoint: MailEndpoint) => string>> = {
  "no-such-name": (_place, { host }) =>
    `No mail server was found by the name ${host}. Check the spelling, and whether this machine can look up names.`,
  "nobody-answers": (place) =>
    `Nobody answers at ${place}. Check name and port, and whether a firewall lets this machine out: many hosting companies block mail until asked.`,
  "too-slow": (place) =>
    `${place} did not answer in time. Check the port: 465 goes with TLS from the beginning, 587 with STARTTLS. A firewall may also swallow the connection.`,
  closed: (place) =>
    `${place} closed the connection in the middle. If this stays so, check port and security, or ask who runs the mail server.`,
  certificate: (place, { host }) =>
    `The certificate of ${place} is not valid for ${host}, or not signed by an authority that this machine trusts, so nothing was sent. Use the name in the certificate; for an authority of your own, start Herald with NODE_EXTRA_CA_CERTS.`,
  "no-encryption": (place, { security }) =>
    security === "smtps"
      ? `${place} does not speak TLS from the beginning. Choose STARTTLS, usually on port 587.`
      : `${place} does not offer STARTTLS, and nothing is sent in the open. Choose TLS from the beginning, usually on port 465.`,
  later: (place) =>
    `${place} asks to try again later, as many mail servers do with senders that they do not know yet.`,
  login: (place, { user }) =>
    `${place} did not accept the user name ${user} with this password. Enter both again; many providers want an app password.`,
  "login-missing": (place) => `${place} wants a login first. Enter a user name and a password.`,
  sender: (place, { fromAddress }) =>
    `${place} does not send mail from ${fromAddress}. Use an address that the login may send from.`,
  recipient: (place) =>
    `${place} does not take mail for this address. Check the spelling; if every address is refused, the login may not send to other domains.`,
  mail: (place) =>
    `${place} refused the mail itself, as spam or by a rule of its own. Ask who runs the mail server.`,
  unknown: (place) => `The mail could not be handed to ${place}. Send one now in Settings, Mail to see more.`,
};

function sentenceOf(kind: MailFailureKind, endpoint: MailEndpoint, { said }: SmtpError): string {
  const sentence = SENTENCES[kind](`${endpoint.host}:${endpoint.port}`, endpoint);
  return said === "" ? sentence : `${sentence} It said: “${said}”`;
}
