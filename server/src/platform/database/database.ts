import { Kysely, PostgresDialect, sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import { DatabaseError, escapeIdentifier, Pool, TypeOverrides } from "pg";
import type { ClientBase } from "pg";
import { namedStatements } from "#/platform/database/named-statements.ts";
import { REQUEST_WRITES } from "#/platform/database/request-writes.ts";
import type { Schema } from "#/platform/database/schema.ts";

export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

/** Where a database is and as whom. */
export type Connection =
  | {
      connectionString: string;
      /** To which every connection switches from its own login; absent when it stays that login. */
      role?: string;
    }
  | { host: string; user: string; password: string; database: string };

/** Connections of one process (measured: 10 is the best on 4 cores). */
const POOL_SIZE = 10;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** How long a statement of a request may take, and a transaction of one may rest. */
export const TIME_LIMITS = { statement: 5000, idleInTransaction: 10_000 };
/** For what brings the schema up to date, or waits until another process has: it takes as long as it takes. */
export const NO_TIME_LIMITS = { statement: 0, idleInTransaction: 0 };
const INT8 = 20;
const DATE = 1082;

// Counts and minor units stay far below 2^53; a date is a day without a time zone and stays text.
const TYPES = new TypeOverrides();
TYPES.setTypeParser(INT8, Number);
TYPES.setTypeParser(DATE, String);

/** A pool of at most `max` connections; counts and minor units come as numbers, days as text (yyyy-mm-dd). */
export function openDatabase(connection: Connection, max = POOL_SIZE, limits = TIME_LIMITS): Database {
  const pool = new Pool({
    ...withSession(connection, [
      `set statement_timeout = ${limits.statement}`,
      `set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
    ]),
    max,
    types: TYPES,
  });
  // Without a listener a lost idle connection ends the process.
  pool.on("error", () => undefined);
  // The pool listens only while a connection is idle: one lost inside a transaction would end the process too.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
}

/**
 * What `pg` and pg-boss take. The role and the statements are set when a connection is made, before anything else
 * runs on it: as words of the connection's first message, a pooler in between would refuse them.
 */
export function withSession(connection: Connection, statements: string[] = []) {
  const { role, ...place } = { role: undefined, ...connection };
  const all = role === undefined ? statements : [`set role ${escapeIdentifier(role)}`, ...statements];
  // The pool waits for it, and hands no connection out on which it failed; its type does not say so.
  const onConnect = (client: ClientBase): unknown =>
    all.length === 0 ? undefined : client.query(all.join("; "));
  return { ...place, onConnect };
}

/**
 * Runs `work` in one transaction that sees only the rows of this workspace.
 * `set local` is a statement on purpose: it also reaches the workers of a distributed database.
 */
export function withWorkspace<T>(
  db: Database,
  workspaceId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const request = REQUEST_WRITES.getStore();
  if (request?.workspaceId === workspaceId) return request.run(db, work);
  return withSetting(db, "herald.workspace", workspaceId, work);
}

/** Runs `work` in one transaction that sees the memberships of this user in all workspaces. */
export function withUser<T>(
  db: Database,
  userId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return withSetting(db, "herald.user", userId, work);
}

function withSetting<T>(
  db: Database,
  name: "herald.workspace" | "herald.user",
  uuid: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await enter(transaction, name, uuid);
    return work(transaction);
  });
}

/** Takes the user away again, under whom a transaction reads rows of theirs in every workspace. */
export async function leaveUser(transaction: Transaction): Promise<void> {
  await sql`set local "herald"."user" = ''`.execute(transaction);
}

/** Sets the workspace or user for the rest of a transaction. */
export async function enter(
  transaction: Transaction,
  name: "herald.workspace" | "herald.user",
  uuid: string,
): Promise<void> {
  if (!UUID.test(uuid)) throw new Error(`${name} must be a uuid`);
  // Quoted, because "user" is a word of SQL.
  const quoted = name.split(".").map((part) => `"${part}"`);
  await sql.raw(`set local ${quoted.join(".")} = '${uuid}'`).execute(transaction);
}

/** Lets each later statement of the transaction take up to so many seconds: for what touches very many rows at once. */
export async function allowSeconds(transaction: Transaction, seconds: number): Promise<void> {
  await sql.raw(`set local statement_timeout = '${seconds}s'`).execute(transaction);
}

/**
 * Has the statements of the transaction join whole sets and not row by row. Of a workspace that has just been filled the
 * database believes that it has hardly a row, and compares each with each: over 10,000 rows that passes every limit.
 */
export async function joinWhole(transaction: Transaction): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(transaction);
}

/** Constraint of a failed write without the shard number that a distributed database appends; null for others. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof DatabaseError)) return null;
  return error.constraint?.replace(/_\d+$/, "") ?? null;
}

// Class 08 (connection), 57P (shutdown), 53 (resources), 57014 and 25P03 (over its time) and 40 (rolled back for another
// transaction) pass: the same request may succeed a moment later.
const PASSING = /^(08|57P|53|57014|25P03|40)/;
/** What `pg` says of a connection that ended under a transaction; the rollback says it in place of the reason. */
const LOST = /Connection terminated|is not queryable|timeout exceeded when trying to connect/;
const SOCKET_ERRORS = new Set(["ECONNRESET", "ECONNREFUSED", "ENOENT", "EPIPE"]);

/** Whether the database was away or overloaded, so that trying again makes sense. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return PASSING.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && SOCKET_ERRORS.has(error.code)) {
    // A file that is not there has the same code as a socket that is not there.
    return error.code !== "ENOENT" || ("syscall" in error && error.syscall === "connect");
  }
  return LOST.test(error.message);
}

const UNSTORABLE = new Set(["22021", "22P05"]);
/** Where PostgreSQL 15 to 18 refuse what stands inside JSON. */
const IN_JSON = /^json_(?:ereport|errsave)_error$/;

/** Whether the database refused a text for a character that it cannot store: a zero byte, half of a surrogate pair. */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return UNSTORABLE.has(error.code ?? "") || (error.code === "22P02" && IN_JSON.test(error.routine ?? ""));
}
