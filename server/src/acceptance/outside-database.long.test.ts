import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { startInstance } from "#/instance.ts";
import { migrate } from "#/migrations/index.ts";
import { loadConfig } from "#/platform/config/config.ts";
import { NO_TIME_LIMITS, openDatabase, TIME_LIMITS, withWorkspace } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { hasPgBouncer, startPgBouncer } from "#/platform/database/pgbouncer.fixtures.ts";
import { requireRestrictedRole } from "#/platform/database/role-check.ts";
import { Shutdown } from "#/platform/shutdown.ts";
import { copyDatabase } from "./test-app.fixtures.ts";

vi.setConfig({ testTimeout: 120_000 });

const PEPPER = "p".repeat(32);
const withPgBouncer = hasPgBouncer();

test.skipIf(!withPgBouncer)(
  "through PgBouncer in session mode everything works as the application's role",
  async () => {
    const database = await newDatabase();
    const address = await startPgBouncer(database, "session");

    const { app } = await started(address);
    const { rows } = await sql<{ role: string; statement: string }>`
    select current_user as role, current_setting('statement_timeout') as statement`.execute(app.db);
    const made = await Promise.all(
      Array.from({ length: 30 }, () =>
        withWorkspace(app.db, randomUUID(), (transaction) =>
          transaction.selectFrom("collections").selectAll().execute(),
        ),
      ),
    );

    expect(rows).toEqual([{ role: "herald_app", statement: "5s" }]);
    expect(made.flat()).toEqual([]);
  },
);

test.skipIf(!withPgBouncer)(
  "PgBouncer in transaction mode is refused at the start with that reason",
  async () => {
    const database = await newDatabase();
    const address = await startPgBouncer(database, "transaction");

    await expect(started(address)).rejects.toThrow("DATABASE_URL leads to a pooler in transaction mode");
    expect(await tablesOf(database)).toBe(0);
  },
);

test("another pepper than that of the database is refused by name, and the first one still holds", async () => {
  const address = directly(await newDatabase());
  const dataDir = newDirectory();
  const first = await started(address, { dataDir });
  await first.shutdown.run();

  const other = started(address, { pepper: "q".repeat(32) });

  await expect(other).rejects.toMatchObject({
    code: "identity.other_pepper",
    detail: expect.stringContaining("IDENTITY_PEPPER is not the one that this database was made with"),
  });
  await expect(started(address, { dataDir })).resolves.toBeDefined();
});

test("a start that is refused for a lost pepper leaves no new one behind", async () => {
  const address = directly(await newDatabase());
  const first = await started(address);
  await first.shutdown.run();
  const dataDir = newDirectory();

  const refused = started(address, { dataDir, pepper: "" });

  await expect(refused).rejects.toMatchObject({ code: "identity.other_pepper" });
  expect(existsSync(join(dataDir, "secrets", "pepper"))).toBe(false);
});

test("a role that owns tables, passes by policies or has no time-outs is refused by name", async () => {
  const { owner, application } = await copyDatabase();

  await expect(checked(application)).resolves.toBeUndefined();
  await expect(checked(owner)).rejects.toThrow(
    "the role herald is a superuser or has BYPASSRLS; the role herald owns",
  );
  await expect(checked(application, NO_TIME_LIMITS)).rejects.toThrow("statement_timeout is 0 ms");
});

test("a tenant's table without forced row-level security is refused by name", async () => {
  const { owner, application } = await copyDatabase();
  const db = openDatabase(owner, 1);
  await sql`alter table collections no force row level security`.execute(db);
  await db.destroy();

  await expect(checked(application)).rejects.toThrow("row-level security is not forced on collections.");
});

test("what brings the schema up to date waits longer than a request may", async () => {
  const { owner } = await copyDatabase();
  const db = openDatabase(owner, 1, NO_TIME_LIMITS);
  const { applicationPassword } = inject("postgres");
  const holding = db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(4870001)`.execute(transaction);
    await delay(TIME_LIMITS.statement + 1000);
  });

  await expect(migrate(owner, applicationPassword)).resolves.toBeUndefined();
  await holding;
  await db.destroy();
});

async function checked(connection: Connection, limits = TIME_LIMITS): Promise<void> {
  const db = openDatabase(connection, 1, limits);
  try {
    await requireRestrictedRole(db);
  } finally {
    await db.destroy();
  }
}

/** A database of its own without a table. */
async function newDatabase(): Promise<string> {
  const { owner } = await copyDatabase();
  if (!("database" in owner)) throw new Error("The test server is not named by an address");
  const name = `${owner.database}_empty`;
  const db = openDatabase(owner, 1);
  await sql`create database ${sql.id(name)} template template0`.execute(db);
  await db.destroy();
  return name;
}

function directly(database: string): string {
  const { host, ownerUser, ownerPassword } = inject("postgres");
  return `postgres://${ownerUser}:${encodeURIComponent(ownerPassword)}@/${database}?host=${host}`;
}

async function tablesOf(database: string): Promise<number> {
  const db = openDatabase({ connectionString: directly(database) }, 1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_tables where schemaname = 'public'`.execute(db);
  await db.destroy();
  return rows[0]?.count ?? 0;
}

function newDirectory(): string {
  const folder = mkdtempSync(join(inject("postgres").folder, "outside-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A whole Herald on this outside database. */
async function started(databaseUrl: string, { pepper = PEPPER, dataDir = newDirectory() } = {}) {
  const shutdown = new Shutdown();
  onTestFinished(() => shutdown.run());
  const given = pepper === "" ? {} : { IDENTITY_PEPPER: pepper };
  const env = { DATABASE_URL: databaseUrl, ...given, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const instance = await startInstance(loadConfig(env), shutdown);
  return { ...instance, shutdown };
}
