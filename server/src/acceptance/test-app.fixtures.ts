import type { Role } from "@app/contract/identity/roles";
import type { LightMyRequestResponse as Response } from "fastify";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { createApp } from "#/app.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import type { Clock } from "#/platform/clock.ts";
import { loadConfig } from "#/platform/config/config.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { createDatabase } from "#/platform/database/create-database.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Connection, Database } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { createLog } from "#/platform/log.ts";
import type { Log } from "#/platform/log.ts";
import { usedAgain } from "./used-apps.fixtures.ts";

const HOST = "localhost:4870";
/** What a hash costs is a test of its own; with what it costs in life, sign-ins take most of the time of identity's. */
const HASH_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const SESSION_DAYS_MS = 30 * 24 * 3600 * 1000;

/** Sends a request as one person; a body makes it JSON. */
export interface Person {
  (method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE", url: string, body?: object): Promise<Response>;
  userId: string;
  workspaceId: string;
  workspaceSlug: string;
  /** For requests that are not JSON. */
  headers: Record<string, string>;
}

interface SignInOptions {
  /** Joins this person's workspace instead of getting an own one. */
  workspaceOf?: Person;
  role?: Role;
  isServerAdministrator?: boolean;
  currency?: string;
}

export interface TestDatabase {
  owner: Connection;
  application: Connection;
}

/** An own copy of the migrated database, or of another template, removed with the run. */
export async function copyDatabase(template = "herald_template"): Promise<TestDatabase> {
  const { host, ownerUser, ownerPassword, applicationPassword } = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const owner = { host, user: ownerUser, password: ownerPassword };
  await createDatabase({ ...owner, database: "postgres" }, database, template);
  return {
    owner: { ...owner, database },
    application: { host, user: "herald_app", password: applicationPassword, database },
  };
}

export interface AppOptions {
  clock?: Clock;
  env?: Record<string, string>;
  log?: Log;
  /** For tests of a server that starts, or that change tables: one that no test has used. */
  isNew?: boolean;
  /** That passwords cost what they do in life. */
  hashesAsInLife?: boolean;
  /** Brought up to date; a copy of the migrated one unless it is given. */
  database?: TestDatabase;
}

/** Without it what is put off stays put off, and nothing else changes while a test looks. */
export const WITH_JOBS: AppOptions = { env: { ROLE: "all" } };

/**
 * The whole server on a database that nobody has used, connected as the role that owns no table. Nothing listens: use a
 * person.
 */
export async function startApp(options: AppOptions = {}) {
  const { app, end } = await usedAgain(options, openApp);
  onTestFinished(end);
  return app;
}

let shared: { file: string | undefined; opened: ReturnType<typeof usedAgain> } | undefined;

/**
 * One server for all tests of a file that stay in workspaces of their own and leave its clock alone; the first call of a
 * file decides how it is set.
 */
export async function sharedApp(options: AppOptions = {}) {
  const file = expect.getState().testPath;
  if (!shared || shared.file !== file) {
    shared = { file, opened: afterLast(shared?.opened, options) };
  }
  const { opened } = shared;
  return (await opened).app;
}

/** Files of one worker share their modules: the server of the last file is given back before another one is taken. */
async function afterLast(last: ReturnType<typeof usedAgain> | undefined, options: AppOptions) {
  await (await last)?.end();
  return usedAgain(options, openApp);
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** A person as the services know who asks. */
export async function callerOf(app: TestApp, person: Person): Promise<Caller> {
  const { headers, workspaceSlug } = person;
  const caller = await app.identity.authenticator.authenticate({ headers, workspaceSlug });
  if (!caller) throw new Error("Nobody is signed in");
  return caller;
}

export async function openApp(options: AppOptions) {
  const { owner, application } = options.database ?? (await copyDatabase());
  const dataDir = mkdtempSync(join(inject("postgres").folder, "herald-data-"));
  const config = loadConfig({ DATA_DIR: dataDir, ROLE: "web", ...options.env });
  const clock = options.clock ?? new TestClock();
  const app = await createApp({
    config,
    secrets: loadSecrets(config),
    connection: application,
    clock,
    log: options.log ?? createLog("silent"),
    ...(options.hashesAsInLife !== true && { hashCost: HASH_COST }),
  });
  const end = async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const signIn = (wishes: SignInOptions = {}) => signInPerson(app, clock, wishes);
  return { app: { ...app, clock, config, dataDir, owner, signIn }, end };
}

async function signInPerson(
  app: { db: Database; http: { inject: (request: object) => Promise<Response> } },
  clock: Clock,
  { workspaceOf, role = "owner", isServerAdministrator = false, currency = "EUR" }: SignInOptions,
): Promise<Person> {
  const userId = randomUUID();
  const now = clock.now();
  await app.db
    .insertInto("users")
    .values({
      id: userId,
      name: `Person ${userId.slice(0, 4)}`,
      is_server_administrator: isServerAdministrator,
      untrusted_metadata: "{}",
      preferences: "{}",
      last_workspace_id: null,
      last_seen_at: null,
      created_at: now,
    })
    .execute();
  const workspace = workspaceOf
    ? { id: workspaceOf.workspaceId, slug: workspaceOf.workspaceSlug }
    : await createWorkspace(app.db, now, currency);
  await withWorkspace(app.db, workspace.id, (transaction) =>
    transaction
      .insertInto("memberships")
      .values({ workspace_id: workspace.id, user_id: userId, role, created_at: now })
      .execute(),
  );
  const headers = await openSession(app.db, userId, workspace.id, now);
  const send = (method: string, url: string, body?: object) =>
    app.http.inject({ method, url, headers, ...(body && { payload: body }) });
  return Object.assign(send, { userId, workspaceId: workspace.id, workspaceSlug: workspace.slug, headers });
}

async function createWorkspace(db: Database, now: Date, currency: string) {
  const id = randomUUID();
  const slug = `workspace-${id.slice(0, 8)}`;
  await db
    .insertInto("workspaces")
    .values({
      id,
      slug,
      name: "Fernhollow",
      time_zone: "Europe/Berlin",
      currency,
      is_sample: false,
      claimed_at: now,
      created_at: now,
    })
    .execute();
  return { id, slug };
}

async function openSession(
  db: Database,
  userId: string,
  workspaceId: string,
  now: Date,
): Promise<Record<string, string>> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: createHash("sha256").update(token).digest(),
      started_at: now,
      last_accessed_at: now,
      expires_at: new Date(now.getTime() + SESSION_DAYS_MS),
      ip_address: "127.0.0.1",
      user_agent: "test",
      // Who has just signed in may change who gets in.
      factors: JSON.stringify([
        { type: "password", delivery_method: "knowledge", last_authenticated_at: now.toISOString() },
      ]),
      workspace_id: workspaceId,
    })
    .execute();
  return { host: HOST, origin: `http://${HOST}`, cookie: `herald_session=${token}` };
}
