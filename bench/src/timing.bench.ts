import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../server/src/app.ts";
import { TestClock } from "../../server/src/platform/clock.fixtures.ts";
import { loadConfig } from "../../server/src/platform/config/config.ts";
import { loadSecrets } from "../../server/src/platform/config/secrets.ts";
import { keepProved } from "../../server/src/identity/factors/proved-factors.fixtures.ts";
import { openServer } from "../../server/src/platform/database/server.ts";
import { createLog } from "../../server/src/platform/log.ts";
import { migrate } from "../../server/src/migrations/index.ts";
import { atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { measureTabs } from "./identity/tabs.ts";
import { separation } from "./identity/ranks.ts";

const PAIRS = 1500;
const WARM_UP_PAIRS = 150;
/** People of each kind, asked for in turn: what a first question leaves behind is there for both. */
const PEOPLE = 50;
const AREA_MAX = 0.53;
const HOUR_MS = 3_600_000;
const HOST = "localhost:4870";
const PASSWORD = "lantern orchid gravel 71";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/** How somebody may be known, by the name that calls have for it. */
interface Names {
  email: string;
  phone_number: string;
  crypto_wallet_address: string;
}

interface Route {
  path: string;
  body: object;
  /** What is asked about; an address unless it says otherwise. */
  by?: keyof Names;
  refusal?: number;
}

const ROUTES: Readonly<Record<string, Route>> = {
  "reset start": { path: "/passwords/email/reset/start", body: { code_challenge: CHALLENGE } },
  "magic link start": { path: "/magic_links/email/login_or_create", body: { code_challenge: CHALLENGE } },
  "magic link to who is known": {
    path: "/magic_links/email/send/primary",
    body: { code_challenge: CHALLENGE },
  },
  "code to sign in or sign up": { path: "/otps/email/login_or_create", body: {} },
  "code to who is known": { path: "/otps/email/send/primary", body: {} },
  "password by the one before": {
    path: "/passwords/existing_password/reset",
    body: { existing_password: "copper kites over seven", new_password: "lantern orchid gravel 71" },
  },
  "account by password": { path: "/passwords", body: { password: "copper kites over seven" }, refusal: 403 },
  "sign-in": { path: "/passwords/authenticate", body: { password: "copper kites over seven" } },
  "code by SMS to sign in or sign up": { path: "/otps/sms/login_or_create", body: {}, by: "phone_number" },
  "code by SMS to who is known": { path: "/otps/sms/send/primary", body: {}, by: "phone_number" },
  "code by WhatsApp to sign in or sign up": {
    path: "/otps/whatsapp/login_or_create",
    body: {},
    by: "phone_number",
  },
  "code by WhatsApp to who is known": { path: "/otps/whatsapp/send/primary", body: {}, by: "phone_number" },
  "wallet start": {
    path: "/crypto_wallets/authenticate/start/primary",
    body: { crypto_wallet_type: "ethereum" },
    by: "crypto_wallet_address",
  },
  "search of people": { path: "/users/search", body: {} },
};

type App = Awaited<ReturnType<typeof createApp>>;
/** @param refusal the status that every answer has, where it is one. */
type Send = (path: string, body: object, refusal?: number) => Promise<number>;

/**
 * Whether the time of an answer tells who is known from who is not, with no network between: the worst case. And how
 * soon a second tab sees that the first one has signed in or out.
 */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "herald-timing-"));
  const config = loadConfig({ DATA_DIR: folder, SAMPLE: "no", SIGN_UP: "open", LOG_LEVEL: "silent" });
  const secrets = loadSecrets(config);
  const database = await openServer(config, secrets);
  const clock = new TestClock();
  try {
    await migrate(database.owner, database.appPassword);
    const app = await createApp({
      config,
      secrets,
      connection: database.app,
      clock,
      log: createLog("silent"),
    });
    const send = sender(app, secrets.identityPublicToken);
    const known = await makePeople(app, send, clock);
    const unknown = known.map((_person, at) => namesOf("other", at + PEOPLE));
    const figures: Figure[] = [];
    for (const [name, { path, body, by = "email", refusal }] of Object.entries(ROUTES)) {
      const once = async (person: Names) => send(path, { ...body, [by]: person[by] }, refusal);
      const times = await comparePairs(once, known, unknown, clock);
      const { area, margin } = separation(times.unknown, times.known);
      figures.push(
        atMost(`${name}: rank AUC`, Math.max(area, 1 - area), "", AREA_MAX),
        info(`${name}: half of the 95 % interval`, margin, ""),
        info(`${name}: median of known`, median(times.known), "ms"),
        info(`${name}: median of unknown`, median(times.unknown), "ms"),
      );
    }
    await app.stop();
    figures.push(...(await measureTabs()));
    return figures;
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends a call of the provider. @returns how long it took, in milliseconds. */
function sender(app: App, publicToken: string): Send {
  const headers = {
    host: HOST,
    origin: `http://${HOST}`,
    authorization: `Basic ${Buffer.from(`${publicToken}:${publicToken}`).toString("base64")}`,
    "x-sdk-parent-host": `http://${HOST}`,
  };
  return async (path, body, refusal = 401) => {
    const began = performance.now();
    const answer = await app.http.inject({ method: "POST", url: `/sdk/v1${path}`, headers, payload: body });
    const took = performance.now() - began;
    if (answer.statusCode !== 200 && answer.statusCode !== refusal) throw new Error(answer.body);
    return took;
  };
}

async function makePeople(app: App, send: Send, clock: TestClock): Promise<Names[]> {
  const people = Array.from({ length: PEOPLE }, (_none, at) => namesOf("known", at));
  for (const { email, phone_number: phone, crypto_wallet_address: address } of people) {
    const { url } = await app.identity.administratorLinks.make();
    await send("/administrator_links/authenticate", {
      token: new URL(url).searchParams.get("token") ?? "",
      name: "Maya Ferro",
      email,
      password: PASSWORD,
      workspace_name: "Fernhollow",
      time_zone: "UTC",
      currency: "EUR",
      session_duration_minutes: 43_200,
    });
    await keepProved(app.db, { email, phone, address, now: clock.now() });
    clock.advance(HOUR_MS);
  }
  return people;
}

/** Of one person; of numbers that could be somebody's. */
function namesOf(kind: "known" | "other", at: number): Names {
  return {
    email: `${kind}-${randomBytes(4).toString("hex")}@fern.com`,
    phone_number: `+49151234${String(56_000 + at)}`,
    crypto_wallet_address: `0x${randomBytes(20).toString("hex")}`,
  };
}

/** One known and one unknown person after the other; in every other round of people the unknown one first. */
async function comparePairs(
  once: (person: Names) => Promise<number>,
  known: readonly Names[],
  unknown: readonly Names[],
  clock: TestClock,
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = -WARM_UP_PAIRS; pair < PAIRS; pair++) {
    const at = Math.abs(pair) % PEOPLE;
    // Limits of tries must not be what is measured.
    clock.advance(HOUR_MS);
    const turns = [
      { person: known[at], into: times.known },
      { person: unknown[at], into: times.unknown },
    ];
    const isKnownFirst = Math.floor((pair + WARM_UP_PAIRS) / PEOPLE) % 2 === 0;
    for (const { person, into } of isKnownFirst ? turns : turns.toReversed()) {
      if (!person) continue;
      const took = await once(person);
      if (pair >= 0) into.push(took);
    }
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
