import { ImportDetail } from "@app/contract/discovery/imports";
import { ImportSummary } from "@app/contract/discovery/import-history";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { skipToLastTry } from "#/platform/jobs/jobs.fixtures.ts";
import { Jobs } from "#/platform/jobs/jobs.ts";
import { createLog } from "#/platform/log.ts";
import { sharedApp, startApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { RESULTS_OF_IMPORTS } from "#/acceptance/records.fixtures.ts";
import { defineImportJobs, IMPORT_QUEUE, LEFT_TABLE_QUEUE } from "./import-runs.jobs.ts";
import { TableReader } from "./table-reader/table-reader.ts";
import type { OpenTable } from "./table-reader/table-reader.ts";

function toolsOf(app: TestApp, jobs: Jobs) {
  return { ...app, ...app.discovery, jobs, keeper: RESULTS_OF_IMPORTS, workspaces: app.identity.workspaces };
}

const PATIENCE = { timeout: 60_000, interval: 100 };

/** The same handle stands on the first and the last line. */
function table(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `creator${index % (rows - 1)},instagram,${index + 100}`,
  );
  return ["handle,platform,followers", ...lines].join("\n");
}

/** One for the begin, one for the table that is read, one a batch. */
const CALLS_UNTIL_SECOND_BATCH = 3;

/** Fails once, after so many questions. */
class BreakingClock extends TestClock {
  #calls: number;

  constructor(calls: number) {
    super();
    this.#calls = calls;
  }

  override now(): Date {
    if (this.#calls-- === 0) throw new Error("The clock broke");
    return super.now();
  }
}

/** Calls `look` whenever everything that was fetched before is written and the next accounts are wanted. */
class WatchedReader extends TableReader {
  readonly #look: () => Promise<void>;
  readonly #closed = Promise.withResolvers<void>();

  constructor(look: () => Promise<void>) {
    super();
    this.#look = look;
  }

  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  override async open(task: Parameters<TableReader["open"]>[0]): Promise<OpenTable> {
    const opened = await super.open(task);
    const accounts: OpenTable["accounts"] = async (from, count) => {
      await this.#look();
      return opened.accounts(from, count);
    };
    const close = async () => {
      await opened.close();
      this.#closed.resolve();
    };
    return { ...opened, accounts, close };
  }
}

function keptRows(db: Database, person: Person, importId: string): Promise<number> {
  return withWorkspace(db, person.workspaceId, async (transaction) => {
    const rows = await transaction
      .selectFrom("import_rows")
      .select("line")
      .where("import_id", "=", importId)
      .execute();
    return rows.length;
  });
}

async function storedFiles(dataDir: string, person: Person): Promise<number> {
  const folder = join(dataDir, "files", person.workspaceId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Left tables that are looked at again later. */
async function countWaiting(owner: Database): Promise<number> {
  const { rows } = await sql`
    select 1 from pgboss.job
    where name = ${LEFT_TABLE_QUEUE} and state = 'created' and start_after > now() + interval '1 hour'`.execute(
    owner,
  );
  return rows.length;
}

async function start(person: Person, body: object): Promise<ImportSummary> {
  const response = await person("POST", "/api/v1/imports", { ...body, background: true });
  expect(response.statusCode).toBe(202);
  return ImportSummary.parse(response.json());
}

async function read(person: Person, id: string): Promise<ImportSummary> {
  return ImportSummary.parse((await person("GET", `/api/v1/imports/${id}`)).json());
}

async function ended(person: Person, id: string): Promise<ImportSummary> {
  await expect.poll(async () => (await read(person, id)).state, PATIENCE).not.toBe("running");
  return read(person, id);
}

test("a table in the background is answered at once, found again meanwhile, and ends as any import does", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();

  const begun = await start(ana, { text: table(1_201), fileName: "large.csv" });
  const { items } = (await ana("GET", "/api/v1/imports")).json();
  const done = await ended(ana, begun.id);

  expect(begun).toMatchObject({ state: "running", fileName: "large.csv" });
  expect(items.map((item: { id: string }) => item.id)).toEqual([begun.id]);
  expect(done).toMatchObject({
    state: "done",
    rows: { read: 1_201, created: 1_201, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
    creators: 1_200,
    progress: null,
    problem: null,
  });
});

test("how far an import is counts the rows that are in, of all", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const { id, progress } = await start(ana, { text: table(1_000) });
  const seen: ImportSummary["progress"][] = [];
  const reader = new WatchedReader(async () => void seen.push((await read(ana, id)).progress));
  const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
  defineImportJobs({ ...toolsOf(app, jobs), reader });

  await jobs.start();
  await reader.closed;
  await jobs.stop();

  expect(progress).toEqual({ stage: "waiting", rows: 0, of: null });
  expect(seen).toEqual([0, 250, 500, 750].map((rows) => ({ stage: "writing", rows, of: 1_000 })));
});

test("a table that cannot be imported fails with what to do, and a file that is no table is refused at once", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();

  const empty = await start(ana, { text: " \n" });
  const picture = await ana("POST", "/api/v1/imports", {
    base64: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString("base64"),
    fileName: "list.csv",
    background: true,
  });

  expect(await ended(ana, empty.id)).toMatchObject({
    state: "failed",
    problem:
      "There are no rows in this table. Paste cells, handles or profile links, or choose another file.",
  });
  expect(picture.statusCode).toBe(422);
  expect(picture.json().detail).toMatch(/^This file is a picture, not a table as text\./u);
});

test(
  "an import that broke off says so, goes on after the accounts that are in, and counts as one",
  async () => {
    const app = await startApp();
    const ana = await app.signIn();
    const { id } = await start(ana, { text: table(1_501) });
    const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
    const clock = new BreakingClock(CALLS_UNTIL_SECOND_BATCH);
    defineImportJobs({ ...toolsOf(app, jobs), clock, reader: new TableReader() });

    await jobs.start();
    await expect.poll(async () => (await read(ana, id)).state, PATIENCE).toBe("failed");
    const broken = await read(ana, id);
    await expect.poll(async () => (await read(ana, id)).state, PATIENCE).toBe("done");
    await jobs.stop();

    expect(broken).toMatchObject({
      creators: 250,
      problem: expect.stringMatching(/^This import broke off/u),
    });
    expect(await read(ana, id)).toMatchObject({
      rows: { read: 1_501, created: 1_501, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
      creators: 1_500,
      problem: null,
    });
    expect(await keptRows(app.db, ana, id)).toBe(1_501);
  },
  3 * PATIENCE.timeout,
);

test(
  "an import of which every try broke off says that nobody tries again",
  async () => {
    const app = await startApp();
    const ana = await app.signIn();
    const { id } = await start(ana, { text: table(3) });
    const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
    const reader = { open: () => Promise.reject(new Error("it broke")) };
    defineImportJobs({ ...toolsOf(app, jobs), reader: Object.assign(new TableReader(), reader) });
    const problem = async () => (await read(ana, id)).problem;

    await jobs.start();
    await expect.poll(problem, PATIENCE).toMatch(/tried again by itself/u);
    await skipToLastTry(app.owner, IMPORT_QUEUE);
    await expect.poll(problem, PATIENCE).toMatch(/not tried again by itself/u);
    await jobs.stop();

    expect((await read(ana, id)).state).toBe("failed");
    expect(await storedFiles(app.dataDir, ana)).toBe(0);
  },
  3 * PATIENCE.timeout,
);

test("values typed by hand that a background import leaves as they are are listed with it", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: table(2) });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  await ana("PATCH", `/api/v1/creators/${items[0].id}`, { version: 1, name: "Ina" });

  const { id } = await start(ana, { text: "handle,platform,name\ncreator0,instagram,Ida" });
  await ended(ana, id);

  const { kept } = ImportDetail.parse((await ana("GET", `/api/v1/imports/${id}`)).json());
  expect(kept).toEqual([{ line: 2, creator: "@creator0", field: "name", kept: "Ina", offered: "Ida" }]);
});

test("a table that no import knows is taken away a day later, one that still waits is kept", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signIn(), await app.signIn()];
  const lost = await start(ana, { text: table(3) });
  await start(ben, { text: table(3) });
  // As when Herald dies between the table and its import.
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.deleteFrom("imports").where("id", "=", lost.id).execute(),
  );
  const files = (person: Person) => storedFiles(app.dataDir, person);
  const before = [await files(ana), await files(ben)];
  const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
  defineImportJobs({ ...toolsOf(app, jobs), reader: new TableReader() });
  const owner = openDatabase(app.owner, 1);
  await sql`delete from pgboss.job where name = ${IMPORT_QUEUE}`.execute(owner);
  await sql`update pgboss.job set start_after = now() where name = ${LEFT_TABLE_QUEUE}`.execute(owner);

  await jobs.start();
  await expect.poll(async () => countWaiting(owner), PATIENCE).toBe(1);
  await jobs.stop();
  await owner.destroy();

  expect(before).toEqual([1, 1]);
  expect([await files(ana), await files(ben)]).toEqual([0, 1]);
});

test("the table of an import that ended is not kept, also when Herald died before it was taken away", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const { id } = await start(ana, { text: table(3) });
  const waiting = await storedFiles(app.dataDir, ana);
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.updateTable("imports").set({ state: "done" }).where("id", "=", id).execute(),
  );
  const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
  defineImportJobs({ ...toolsOf(app, jobs), reader: new TableReader() });

  await jobs.start();
  await expect.poll(() => storedFiles(app.dataDir, ana), PATIENCE).toBe(0);
  await jobs.stop();

  expect(waiting).toBe(1);
});

test("a background import of another workspace is not found", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const ben = await app.signIn();

  const { id } = await start(ana, { text: table(3) });

  expect((await ben("GET", `/api/v1/imports/${id}`)).statusCode).toBe(404);
  await ended(ana, id);
});
