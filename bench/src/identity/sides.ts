import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../../server/src/acceptance/processes.fixtures.ts";

const PEOPLE = 64;
const PASSWORD = "lantern orchid gravel 71";
const PEER = join(import.meta.dirname, "better-auth-server.ts");

/** A request that a load generator sends again and again. */
export interface Call {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** What is measured of one identity provider. */
export interface Side {
  /** Asks for a living session. */
  session: Call;
  /** Signs people in by their passwords, each in turn. */
  signIns: Call[];
  stop: () => Promise<void>;
}

/** Herald in a process of its own, with validation, limits and logging on, and people who can sign in. */
export async function startHerald(env: Record<string, string>, folder: string): Promise<Side> {
  // Many offices behind one proxy: the limits count each of them.
  const server = await startServer({
    ...env,
    LOG_LEVEL: "info",
    SIGN_UP: "open",
    USER_SEARCH: "open",
    TRUSTED_PROXY: "127.0.0.1",
  });
  const publicToken = readFileSync(join(folder, "secrets/public-token"), "utf8");
  const basic = Buffer.from(`${publicToken}:${publicToken}`).toString("base64");
  const headers = { authorization: `Basic ${basic}`, origin: server.url, "x-sdk-parent-host": server.url };
  const call = (path: string, body: object, from: number): Call => ({
    url: `${server.url}/sdk/v1${path}`,
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      "x-forwarded-for": `10.1.${from % 256}.${from}`,
    },
    body: JSON.stringify({ ...body, session_duration_minutes: 43_200 }),
  });
  const people = Array.from({ length: PEOPLE }, (_, place) => person(place));
  const cookies = await each(people, (one, place) => signUp(call("/passwords", one, place)));
  const session = call("/sessions/authenticate", {}, PEOPLE);
  return {
    session: { ...session, headers: { ...session.headers, cookie: cookies[0] ?? "" } },
    signIns: people.map((one, place) => call("/passwords/authenticate", one, place)),
    stop: async () => void (await server.stop()),
  };
}

/** better-auth on the PostgreSQL of that Herald. */
export async function startPeer(folder: string): Promise<Side> {
  const socket = join(folder, "postgres/socket");
  const child = fork(PEER, [socket, readFileSync(join(folder, "secrets/database-owner"), "utf8")]);
  const [port]: unknown[] = await once(child, "message");
  const url = `http://127.0.0.1:${String(port)}`;
  const call = (path: string, body: object): Call => ({
    url: `${url}/api/auth${path}`,
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://127.0.0.1" },
    body: JSON.stringify(body),
  });
  const people = Array.from({ length: PEOPLE }, (_, place) => person(place));
  const cookies = await each(people, (one) => signUp(call("/sign-up/email", { ...one, name: "Maya" })));
  return {
    session: { url: `${url}/api/auth/get-session`, method: "GET", headers: { cookie: cookies[0] ?? "" } },
    signIns: people.map((one) => call("/sign-in/email", one)),
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

function person(place: number) {
  return { email: `person-${place}@fernhollow.com`, password: PASSWORD };
}

/** @returns the cookies of the new session. */
async function signUp({ url, method, headers, body }: Call): Promise<string> {
  const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function each<T, R>(items: T[], work: (item: T, place: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [place, item] of items.entries()) results.push(await work(item, place));
  return results;
}
