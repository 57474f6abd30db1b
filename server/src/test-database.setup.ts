import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#/migrations/index.ts";
import { createDatabase } from "#/platform/database/create-database.ts";
import { startPostgres } from "./platform/database/embedded/embedded.ts";
import { Jobs } from "#/platform/jobs/jobs.ts";
import { createLog } from "#/platform/log.ts";

const TEMPLATE = "herald_template";
const APPLICATION_PASSWORD = "application";
// Its data need not survive, so it does not sync; statistics taken in the middle of a test would change its plans by chance.
const FAST = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "max_connections=300",
];

/** Where the test server is, as the owner and as the application. */
interface TestServer {
  host: string;
  /** Removed with the run, also when a test was cut short. */
  folder: string;
  ownerUser: string;
  ownerPassword: string;
  applicationPassword: string;
}

declare module "vitest" {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = process.env["TEST_FOLDER"] ?? tmpdir();
  removeLeftovers(place);
  const folder = mkdtempSync(join(place, `herald-test-${process.pid}-`));
  const postgres = await startPostgres(folder, FAST);
  const owner = { host: postgres.host, user: "herald", password: postgres.password };
  await createDatabase({ ...owner, database: "postgres" }, TEMPLATE);
  await migrate({ ...owner, database: TEMPLATE }, APPLICATION_PASSWORD);
  await prepareJobs(postgres.host);
  project.provide("postgres", {
    host: postgres.host,
    folder,
    ownerUser: owner.user,
    ownerPassword: owner.password,
    applicationPassword: APPLICATION_PASSWORD,
  });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Folders of runs that were killed: up to 2 GB each, which may lie in memory. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = /^herald-test-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// The job queue makes its own tables at its first start; a database with an open connection cannot be a template.
async function prepareJobs(host: string): Promise<void> {
  const application = { host, user: "herald_app", password: APPLICATION_PASSWORD, database: TEMPLATE };
  const jobs = new Jobs(application, createLog("silent"), { works: false });
  await jobs.start();
  await jobs.stop();
}
