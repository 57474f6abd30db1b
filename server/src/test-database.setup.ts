import { mkdtempSync, rmSync } from "node:fs";
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
  const folder = mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "herald-test-"));
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

// The job queue makes its own tables at its first start; a database with an open connection cannot be a template.
async function prepareJobs(host: string): Promise<void> {
  const application = { host, user: "herald_app", password: APPLICATION_PASSWORD, database: TEMPLATE };
  const jobs = new Jobs(application, createLog("silent"));
  await jobs.start(false);
  await jobs.stop();
}
