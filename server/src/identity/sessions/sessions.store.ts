import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { ListOf, ListQuery } from "@app/contract/paging";
import type { Database } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { SessionsTable } from "#/identity/identity.tables.ts";
import { PERSON, toUser } from "#/identity/users/users.store.ts";
import type { PersonRow, UserRecord } from "#/identity/users/users.store.ts";

export interface SessionRecord {
  id: string;
  userId: string;
  startedAt: Date;
  lastAccessedAt: Date;
  expiresAt: Date;
  ipAddress: string;
  userAgent: string;
  factors: AuthenticationFactor[];
}

/** A session that has not ended at `now`. */
export async function findSession(db: Database, tokenHash: Buffer, now: Date): Promise<SessionRecord | null> {
  const row = await db
    .selectFrom("sessions")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? toSession(row) : null;
}

/** The same with its person, in one read: every page of a signed-in person asks for both. */
export async function findSessionAndUser(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ session: SessionRecord; user: UserRecord } | null> {
  const { rows } = await sql<PersonRow & SessionColumns>`
    select s.id as "sessionId", s.started_at as "startedAt", s.last_accessed_at as "lastAccessedAt",
      s.expires_at as "expiresAt", s.ip_address as "ipAddress", s.user_agent as "userAgent", s.factors as "proved",
      ${PERSON}
    from sessions s join users u on u.id = s.user_id left join passwords p on p.user_id = u.id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { sessionId, startedAt, lastAccessedAt, expiresAt, ipAddress, userAgent, proved, ...person } = row;
  const dates = { startedAt, lastAccessedAt, expiresAt };
  const session = { id: sessionId, userId: row.userId, ...dates, ipAddress, userAgent, factors: proved };
  return { session, user: toUser(person) };
}

interface SessionColumns extends Omit<SessionRecord, "id" | "userId" | "factors"> {
  sessionId: string;
  proved: SessionRecord["factors"];
}

const BY_USE: Order = [by("moment", "last_accessed_at", "desc"), by("id", "id", "asc")];

/** The sessions of a person that have not ended at `now`; the one that was used last comes first. */
export async function listSessions(
  db: Database,
  userId: string,
  now: Date,
  page: ListQuery,
): Promise<ListOf<SessionRecord>> {
  const query = db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now);
  return toList(await readPage(db, query, BY_USE, page), toSession);
}

/** The factors of a session that has not ended at `now`; null without one. */
export async function findFactors(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<AuthenticationFactor[] | null> {
  const row = await db
    .selectFrom("sessions")
    .select("factors")
    .where("id", "=", sessionId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.factors ?? null;
}

/** Ends one session of a person. @returns whether it was there. */
export async function removeSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSession(
  db: Database,
  session: Omit<SessionRecord, "id" | "startedAt" | "lastAccessedAt"> & {
    tokenHash: Buffer;
    now: Date;
    workspaceId: string | null;
  },
): Promise<SessionRecord> {
  const row = await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      started_at: session.now,
      last_accessed_at: session.now,
      expires_at: session.expiresAt,
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
      factors: JSON.stringify(session.factors),
      workspace_id: session.workspaceId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSession(row);
}

/** Keeps what a provider outside says of a session of its own, which `tokenHash` names. */
export async function keepOutsideSession(
  db: Database,
  session: Pick<SessionRecord, "userId" | "expiresAt" | "factors"> & { tokenHash: Buffer; now: Date },
): Promise<void> {
  const said = {
    expires_at: session.expiresAt,
    factors: JSON.stringify(session.factors),
    last_accessed_at: session.now,
  };
  await db
    .insertInto("sessions")
    .columns([
      "id",
      "user_id",
      "token_hash",
      "started_at",
      "ip_address",
      "user_agent",
      "workspace_id",
      "expires_at",
      "factors",
      "last_accessed_at",
    ])
    .expression((builder) =>
      builder
        .selectFrom("users")
        .select((values) => [
          values.val(randomUUID()).as("id"),
          values.ref("users.id").as("user_id"),
          values.val(session.tokenHash).as("token_hash"),
          values.val(session.now).as("started_at"),
          values.val("").as("ip_address"),
          values.val("").as("user_agent"),
          values.ref("users.last_workspace_id").as("workspace_id"),
          values.val(said.expires_at).as("expires_at"),
          values.val(said.factors).as("factors"),
          values.val(said.last_accessed_at).as("last_accessed_at"),
        ])
        .where("users.id", "=", session.userId),
    )
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(said))
    .execute();
}

/**
 * Gives a session a new token, in one statement; null when another request was faster. What an earlier call gave is not
 * given once more from then on.
 */
export async function rotateToken(
  db: Database,
  change: Pick<SessionRecord, "factors" | "expiresAt"> &
    Record<"from" | "to", Buffer> & { now: Date; callHash?: Buffer | null },
): Promise<SessionRecord | null> {
  const row = await db
    .with("rotated", (query) =>
      query
        .updateTable("sessions")
        .set({
          token_hash: change.to,
          factors: JSON.stringify(change.factors),
          expires_at: change.expiresAt,
          last_accessed_at: change.now,
        })
        .where("token_hash", "=", change.from)
        .returningAll(),
    )
    .with("superseded", (query) =>
      query
        .insertInto("superseded_tokens")
        .columns(["token_hash", "session_id", "superseded_at", "call_hash"])
        .expression((builder) =>
          builder
            .selectFrom("rotated")
            .select((values) => [
              values.val(change.from).as("token_hash"),
              values.ref("rotated.id").as("session_id"),
              values.val(change.now).as("superseded_at"),
              values.val(change.callHash ?? null).as("call_hash"),
            ]),
        ),
    )
    .with("outdated", (query) =>
      query
        .updateTable("superseded_tokens")
        .set({ call_hash: null })
        .where("session_id", "in", (rotated) => rotated.selectFrom("rotated").select("id"))
        .where("call_hash", "is not", null),
    )
    .selectFrom("rotated")
    .selectAll()
    .executeTakeFirst();
  return row ? toSession(row) : null;
}

export async function isSuperseded(db: Database, tokenHash: Buffer, since: Date): Promise<boolean> {
  return (await superseded(db, tokenHash, since).executeTakeFirst()) !== undefined;
}

function superseded(db: Database, tokenHash: Buffer, since: Date) {
  return db
    .selectFrom("superseded_tokens")
    .select("session_id")
    .where("token_hash", "=", tokenHash)
    .where("superseded_at", ">", since);
}

export async function touchSession(
  db: Database,
  session: { id: string; userId: string },
  seen: { lastAccessedAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_accessed_at: seen.lastAccessedAt, expires_at: seen.expiresAt })
    .where("id", "=", session.id)
    .execute();
  await markSeen(db, session.userId, seen.lastAccessedAt);
}

/** What the other members see of a person's last visit. */
export async function markSeen(db: Database, userId: string, at: Date): Promise<void> {
  await db.updateTable("users").set({ last_seen_at: at }).where("id", "=", userId).execute();
}

/**
 * Ends the session of a token, also of one that was superseded after `since`, unless it is that of a person who is
 * spared. @returns the id of what ended.
 */
export async function removeSession(
  db: Database,
  token: { hash: Buffer; since: Date },
  spared: string | null = null,
): Promise<string | null> {
  let query = db.deleteFrom("sessions").returning("id");
  if (spared !== null) query = query.where("user_id", "<>", spared);
  // One after the other: the first waits for a request that supersedes the token, and then finds nothing.
  const ended =
    (await query.where("token_hash", "=", token.hash).executeTakeFirst()) ??
    (await query.where("id", "in", superseded(db, token.hash, token.since)).executeTakeFirst());
  return ended?.id ?? null;
}

/** Ends the sessions of a person, but for one that may stay. */
export async function removeSessionsOf(db: Database, userId: string, except: string | null): Promise<void> {
  let query = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (except !== null) query = query.where("id", "<>", except);
  await query.execute();
}

export async function pruneSessions(db: Database, now: Date, supersededBefore: Date): Promise<void> {
  await sql`delete from sessions where expires_at <= ${now}`.execute(db);
  await sql`delete from superseded_tokens where superseded_at <= ${supersededBefore}`.execute(db);
}

export function toSession(row: Selectable<SessionsTable>): SessionRecord {
  return {
    id: row.id,
    userId: row.user_id,
    startedAt: row.started_at,
    lastAccessedAt: row.last_accessed_at,
    expiresAt: row.expires_at,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    factors: row.factors,
  };
}
