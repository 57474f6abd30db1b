import { once } from "node:events";
import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { MailEndpoint } from "#/identity/mail/mail-server.rules.ts";

/** Made for these tests and trusted by nobody: of localhost, until 2120. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBYDCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCUsMjPwl7sKcgRT
i0aMGDwSR3lUhxYc7w1KSewuF9Z6PTesD6itkDXx6W/NGKemX9TmL8TLvfj0fPs2
4TA5EdmjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBSQtYWEH8Ean/TrGK/y8PBycVEuxzAKBggqhkjOPQQDAgNHADBE
AiARz31LyrBZKTy3A5cnv2L62foMiZGYVAny169R37dVnQIgYxGcb0p+7QUjGVUQ
LHy8vhFu6aEhUhz6Ty0MW6W97uc=
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDYalnwFRHRYTbREV
5hm1uFTvxIGdt9mQzXDqOVmgd6WhRANCAAQlLDIz8Je7CnIEU4tGjBg8Ekd5VIcW
HO8NSknsLhfWej03rA+orZA18elvzRinpl/U5i/Ey7349Hz7NuEwORHZ
-----END PRIVATE KEY-----
`;

export const LOGIN = { user: "herald@fern.com", password: "orchard-7" };

/** A mail server on this machine, and what has reached it. */
export interface TestMailServer {
  endpoint: MailEndpoint;
  mails: { bytes: Buffer; from: string; to: string[]; isEncrypted: boolean; user: string | null }[];
  /** How often somebody has connected. */
  connections: () => number;
}

/** What it does not take: an answer of the server, at the step that is named. */
export interface Refusals {
  login?: string;
  sender?: string;
  recipient?: string;
  mail?: string;
}

interface Wishes {
  refuses?: Refusals;
  security?: MailEndpoint["security"];
  needsLogin?: boolean;
  /** With a certificate that nobody vouches for. */
  offersStartTls?: boolean;
  port?: number;
  /** To whom it never says whether it takes a mail. */
  hangsOn?: string;
}

/** A real mail server, which takes every mail unless it is told otherwise. */
export async function mailServer(wishes: Wishes = {}): Promise<TestMailServer> {
  const mails: TestMailServer["mails"] = [];
  let connections = 0;
  const { refuses = {}, security = "none", needsLogin = false, offersStartTls = false, port = 0 } = wishes;
  const server = new SMTPServer({
    key: KEY,
    cert: CERTIFICATE,
    secure: security === "smtps",
    disabledCommands: security === "none" && !offersStartTls ? ["STARTTLS"] : [],
    allowInsecureAuth: true,
    authOptional: !needsLogin,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    ...refusing(refuses, wishes.hangsOn),
    onData: (stream, { envelope: { mailFrom, rcptTo }, secure, user }, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        mails.push({
          bytes: Buffer.concat(pieces),
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          isEncrypted: secure,
          user: typeof user === "string" ? user : null,
        });
        done(refusal(refuses.mail));
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { endpoint: endpointAt(listening, security), mails, connections: () => connections };
}

/** Looked at each time, so that a test may change its mind. */
function refusing(refuses: Refusals, hangsOn?: string): SMTPServerOptions {
  return {
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === LOGIN.user && password === LOGIN.password;
      const answer = isRight
        ? refusal(refuses.login)
        : refusal(refuses.login ?? "535 Wrong user name or password");
      done(answer, answer ? undefined : { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refusal(refuses.sender)),
    onRcptTo: ({ address }, _session, done) => {
      if (address !== hangsOn) done(refusal(refuses.recipient));
    },
  };
}

function refusal(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  const [code, ...words] = answer.split(" ");
  return Object.assign(new Error(words.join(" ")), { responseCode: Number(code) });
}

/** Takes connections and never says a word. */
export function silentServer(): Promise<TestMailServer> {
  return rawServer(() => undefined);
}

/** Goes away when the mail is on its way to it. */
export function closingServer(): Promise<TestMailServer> {
  return rawServer((socket) => {
    socket.write("220 here\r\n");
    let isMail = false;
    socket.on("data", (bytes) => {
      if (isMail) socket.destroy();
      isMail = bytes.toString().includes("DATA");
      if (!socket.destroyed) socket.write(isMail ? "354 Go on\r\n" : "250 Yes\r\n");
    });
  });
}

async function rawServer(onSocket: (socket: Socket) => void): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    onSocket(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { endpoint: endpointAt(server, "none"), mails: [], connections: () => connections };
}

function endpointAt(server: Server, security: MailEndpoint["security"]): MailEndpoint {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  const { port } = address;
  return {
    host: security === "none" ? "127.0.0.1" : "localhost",
    port,
    security,
    user: "",
    password: null,
    fromAddress: "herald@fern.com",
    fromName: "Herald of Fernhollow",
  };
}

/** What SMTP_URL would be. */
export function urlOf({ host, port, security, user, password }: MailEndpoint): string {
  const login = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@`;
  return `${security === "smtps" ? "smtps" : "smtp"}://${login}${host}:${port}?from=herald@fern.com`;
}

/** A mail that has arrived, as a mail program reads it. */
export async function readMail({ mails }: TestMailServer): Promise<Email> {
  return PostalMime.parse(mails.at(-1)?.bytes ?? "");
}
