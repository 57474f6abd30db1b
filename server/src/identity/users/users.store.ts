import type { Preferences } from "@app/contract/identity/members/me";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Database } from "#/platform/database/database.ts";
import type { UserFactor } from "#/identity/factors/user-factors.ts";

export interface UserRecord {
  id: string;
  name: string;
  isServerAdministrator: boolean;
  untrustedMetadata: Record<string, unknown>;
  preferences: Record<string, unknown>;
  /** Of the preferences. */
  version: number;
  lastWorkspaceId: string | null;
  createdAt: Date;
  emails: { id: string; email: string; verified: boolean }[];
  passwordId: string | null;
  factors: UserFactor[];
}

/** Of `users u`, joined with `passwords p`: what `toUser` makes a person of. */
export const PERSON = sql`u.id as "userId", u.name, u.is_server_administrator as "isServerAdministrator",
  u.untrusted_metadata as "untrustedMetadata", u.preferences, u.version,
  u.last_workspace_id as "lastWorkspaceId", u.created_at as "createdAt", p.id as "passwordId",
  (select coalesce(json_agg(json_build_object('id', e.id, 'email', e.email, 'verified', e.verified)
    order by e.verified desc, e.created_at), '[]') from user_emails e where e.user_id = u.id) as emails,
  (select coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'subject', f.subject,
    'details', f.details, 'verified', f.verified) order by f.created_at), '[]')
    from user_factors f where f.user_id = u.id) as factors`;

/** A row with the columns of `PERSON`. */
export interface PersonRow extends Omit<UserRecord, "id"> {
  userId: string;
}

export function toUser({ userId, ...person }: PersonRow): UserRecord {
  return { ...person, id: userId };
}

export async function findUser(db: Database, userId: string): Promise<UserRecord | null> {
  const { rows } = await sql<PersonRow>`select ${PERSON} from users u
    left join passwords p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0] ? toUser(rows[0]) : null;
}

/** By which others know a person: one that nobody has proved, which they may just have typed, stands behind a proved one. */
export function addressOf(userId: string) {
  return sql<string | null>`(select e.email from user_emails e where e.user_id = ${sql.ref(userId)}
    order by e.verified desc, e.created_at limit 1)`;
}

/** The name of the person whose id stands in `column`, else their address; null where nobody stands there. */
export function personName(column: string) {
  return sql<string | null>`(select coalesce(nullif(u.name, ''), ${addressOf("u.id")}, '')
    from users u where u.id = ${sql.ref(column)})`;
}

export interface KnownEmail {
  userId: string;
  emailId: string;
  verified: boolean;
  /** Whether nobody has proved it, and its account has another one that is proved: then it is as good as nobody's. */
  isAside: boolean;
  /** Null for a person without a password. */
  hash: string | null;
  passwordId: string | null;
  name: string;
}

/** Everything that a sign-in by address asks of the database, in one read. */
export async function findByEmail(db: Database, email: string): Promise<KnownEmail | null> {
  const row = await db
    .selectFrom("user_emails as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .leftJoin("passwords as p", "p.user_id", "e.user_id")
    .select(["e.user_id", "e.id", "e.verified", "p.hash", "p.id as password_id", "u.name"])
    .select(
      sql<boolean>`not e.verified and exists (
        select from user_emails o where o.user_id = e.user_id and o.verified
      )`.as("is_aside"),
    )
    .where("e.email", "=", email)
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId: row.user_id,
    emailId: row.id,
    verified: row.verified,
    isAside: row.is_aside,
    hash: row.hash,
    passwordId: row.password_id,
    name: row.name,
  };
}

/** The account into which whoever proves an address comes. */
export async function findByProof(db: Database, email: string): Promise<KnownEmail | null> {
  const known = await findByEmail(db, email);
  return standsAside(known, null) ? null : known;
}

/** Whether an address is nobody's for who signs in by it. @param asker who is signed in, and asks to add or prove it. */
export function standsAside(known: { isAside?: boolean } | null, asker: string | null): boolean {
  return asker === null && known?.isAside === true;
}

/** Whom a message to an address or a number is for; null for somebody without an account. */
export async function findRecipient(
  db: Database,
  to: string,
): Promise<{ userId: string; isServerAdministrator: boolean } | null> {
  const { rows } = await sql<{ userId: string; isServerAdministrator: boolean }>`
    select id as "userId", is_server_administrator as "isServerAdministrator" from users
    where id in (select user_id from user_emails where email = ${to}
      union select user_id from user_factors where kind = 'phone_number' and subject = ${to} and verified)
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Somebody without an address. @returns their id. */
export async function insertPerson(
  db: Database,
  person: { id?: string; name: string; now: Date },
): Promise<string> {
  const { id = randomUUID() } = person;
  await db
    .insertInto("users")
    .values({
      id,
      name: person.name,
      is_server_administrator: false,
      untrusted_metadata: "{}",
      preferences: "{}",
      last_workspace_id: null,
      last_seen_at: null,
      created_at: person.now,
    })
    .execute();
  return id;
}

/** @throws the database's error on `user_emails_email_key` when the address is taken. */
export async function insertUser(
  db: Database,
  person: { id?: string; name: string; email: string; verified: boolean; now: Date },
): Promise<{ userId: string; emailId: string }> {
  const userId = await insertPerson(db, person);
  const emailId = randomUUID();
  await db
    .insertInto("user_emails")
    .values({
      id: emailId,
      user_id: userId,
      email: person.email,
      verified: person.verified,
      created_at: person.now,
    })
    .execute();
  return { userId, emailId };
}

export async function changeUser(
  db: Database,
  userId: string,
  change: {
    name?: string;
    untrustedMetadata?: Record<string, unknown>;
    lastWorkspaceId?: string;
  },
): Promise<void> {
  await db
    .updateTable("users")
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.untrustedMetadata && { untrusted_metadata: JSON.stringify(change.untrustedMetadata) }),
      ...(change.lastWorkspaceId && { last_workspace_id: change.lastWorkspaceId }),
    })
    .where("id", "=", userId)
    .execute();
}

/**
 * Keeps for a person what a sign-in has taken away, until they put it away: it may have been in another browser. What a
 * first proof took is told first, since a lost app tells less, and by mail as well.
 */
export async function keepNotice(
  db: Database,
  userId: string,
  notice: NonNullable<Preferences["notice"]>,
): Promise<void> {
  await sql`update users set preferences = preferences || ${JSON.stringify({ notice })}::jsonb, version = version + 1
    where id = ${userId} and preferences ->> 'notice' is distinct from 'first_proof'`.execute(db);
}

/** One more address of a person, proved just now. @throws as `insertUser`. */
export async function insertEmail(db: Database, userId: string, email: string, now: Date): Promise<string> {
  const id = randomUUID();
  const row = { id, user_id: userId, email, verified: true, created_at: now };
  await db.insertInto("user_emails").values(row).execute();
  return id;
}

export async function removeEmail(db: Database, emailId: string): Promise<void> {
  await db.deleteFrom("user_emails").where("id", "=", emailId).execute();
}

/** Lets changes of what a person signs in with come one after another, until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

/** @returns whether the address was not proved before. */
export async function verifyEmail(db: Database, emailId: string): Promise<boolean> {
  const row = await db
    .updateTable("user_emails")
    .set({ verified: true })
    .where("id", "=", emailId)
    .where("verified", "=", false)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPassword(db: Database, userId: string, hash: string, now: Date): Promise<void> {
  await db
    .insertInto("passwords")
    .values({ user_id: userId, id: randomUUID(), hash, updated_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ hash, updated_at: now }))
    .execute();
}

export async function removePassword(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("passwords").where("user_id", "=", userId).execute();
}

export async function hasServerAdministrator(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from users where is_server_administrator limit 1`.execute(db);
  return rows.length > 0;
}

/** Those who administer the server, whole. */
export async function findServerAdministrators(db: Database): Promise<UserRecord[]> {
  const { rows } = await sql<PersonRow>`select ${PERSON} from users u
    left join passwords p on p.user_id = u.id
    where u.is_server_administrator order by u.created_at, u.id`.execute(db);
  return rows.map(toUser);
}

/** Those who administer the server, the first one first, each with the oldest address of those that are proved, if any is. */
export async function serverAdministrators(db: Database): Promise<{ userId: string; email: string }[]> {
  const rows = await db
    .selectFrom("users as u")
    .innerJoin("user_emails as e", "e.user_id", "u.id")
    .select(["u.id as userId", "e.email"])
    .where("u.is_server_administrator", "=", true)
    .orderBy("u.created_at")
    .orderBy("u.id")
    .orderBy("e.verified")
    .orderBy("e.created_at", "desc")
    .execute();
  return [...new Map(rows.map((row) => [row.userId, row])).values()];
}
