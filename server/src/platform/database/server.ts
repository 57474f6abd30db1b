import { Client } from "pg";
import type { Config } from "#/platform/config/config.ts";
import type { Secrets } from "#/platform/config/secrets.ts";
import { createDatabase } from "#/platform/database/create-database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { OWNER, startPostgres } from "./embedded/embedded.ts";
import { requireOwnSessions } from "./pooler.ts";
import { APPLICATION_ROLE } from "./roles.ts";

/** The database that this process uses: its own, or an outside one. */
export interface DatabaseServer {
  /** Owns the tables: for migrations only. */
  owner: Connection;
  /** The application's role, for which row-level security holds. */
  app: Connection;
  /** Of the application's own login; null where the owner's login switches to its role. */
  appPassword: string | null;
  notices: string[];
  /** Resolves with its last words when our own server has ended; never for an outside one. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const DATABASE = "herald";
const CONNECT_MS = 10_000;
/** The schema uses nothing newer; older ones are not tested. */
const VERSION_MIN = 15;

/** Starts our own database, or names the outside one. */
export async function openServer(config: Config, secrets: Secrets): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) return outside(config.databaseUrl);
  const postgres = await startPostgres(config.dataDir);
  const server = { host: postgres.host, user: OWNER, password: postgres.password };
  const owner = { ...server, database: DATABASE };
  try {
    await createDatabase({ ...server, database: "postgres" }, DATABASE);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    owner,
    app: { ...owner, user: APPLICATION_ROLE, password: secrets.databaseApp },
    appPassword: secrets.databaseApp,
    notices: postgres.notices,
    ended: postgres.ended,
    stop: () => postgres.stop(),
  };
}

async function outside(connectionString: string): Promise<DatabaseServer> {
  const major = await requireReachable(connectionString);
  if (major < VERSION_MIN) {
    throw new Error(
      `The database at DATABASE_URL is PostgreSQL ${major}. Herald needs PostgreSQL ${VERSION_MIN} or newer: update it, or leave DATABASE_URL empty.`,
    );
  }
  await requireOwnSessions(connectionString);
  return {
    owner: { connectionString },
    app: { connectionString, role: APPLICATION_ROLE },
    appPassword: null,
    notices: [],
    ended: new Promise(() => undefined),
    stop: () => Promise.resolve(),
  };
}

/** @returns the major version of the server. */
async function requireReachable(connectionString: string): Promise<number> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    return rows[0]?.major ?? 0;
  } catch (error) {
    throw new Error(
      "The database at DATABASE_URL cannot be reached. Check the address, the password and that it runs.",
      {
        cause: error,
      },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
