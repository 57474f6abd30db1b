import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { brokenConstraint } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { FactorDetails } from "./user-factors.ts";

type Kind = keyof FactorDetails;

/** A factor with its person and what was sealed or hashed for it. */
export interface KeptFactor<K extends Kind> {
  id: string;
  userId: string;
  kind: K;
  subject: string;
  details: FactorDetails[K];
  secret: Buffer | null;
  verified: boolean;
}

interface NewFactor<K extends Kind> {
  id?: string;
  userId: string;
  kind: K;
  subject: string;
  details: FactorDetails[K];
  secret?: Buffer;
  verified: boolean;
  now: Date;
}

/** The proved factor of that kind with this subject, whoever has it; null where nobody has. */
export function findFactor<K extends Kind>(
  db: Database,
  kind: K,
  subject: string,
): Promise<KeptFactor<K> | null> {
  return readFactor(db, kind, { subject });
}

/** The factor of a person with this subject, proved or not; null without one. */
export function findFactorOf<K extends Kind>(
  db: Database,
  userId: string,
  kind: K,
  subject: string,
): Promise<KeptFactor<K> | null> {
  return readFactor(db, kind, { subject, userId });
}

async function readFactor<K extends Kind>(
  db: Database,
  kind: K,
  { subject, userId }: { subject: string; userId?: string },
): Promise<KeptFactor<K> | null> {
  const whose = userId === undefined ? sql`verified` : sql`user_id = ${userId}`;
  const { rows } = await sql<KeptFactor<K>>`
    select id, user_id as "userId", kind, subject, details, secret, verified from user_factors
    where kind = ${kind} and subject = ${subject} and ${whose}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Keeps a factor that the person has proved and nobody else may have.
 * @param taken the refusal when somebody has proved it already.
 * @returns its id.
 */
export async function keepOnlyFactor<K extends Kind>(
  db: Database,
  factor: Omit<NewFactor<K>, "verified">,
  taken: (cause: unknown) => Error,
): Promise<string> {
  try {
    return await keepFactor(db, { ...factor, verified: true });
  } catch (error) {
    throw brokenConstraint(error) === "user_factors_subject_key" ? taken(error) : error;
  }
}

/** Keeps a factor; one that the person tried before with the same subject is replaced. @returns its id. */
export async function keepFactor<K extends Kind>(db: Database, factor: NewFactor<K>): Promise<string> {
  const kept = {
    details: JSON.stringify(factor.details),
    secret: factor.secret ?? null,
    verified: factor.verified,
    created_at: factor.now,
    last_used_at: factor.verified ? factor.now : null,
  };
  const row = await db
    .insertInto("user_factors")
    .values({
      id: factor.id ?? randomUUID(),
      user_id: factor.userId,
      kind: factor.kind,
      subject: factor.subject,
      ...kept,
    })
    .onConflict((conflict) => conflict.constraint("user_factors_own_key").doUpdateSet(kept))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Marks a factor as used, with what is kept of it from now on. @returns whether it was there. */
export async function changeFactor(
  db: Database,
  id: string,
  change: { details?: FactorDetails[Kind]; verified?: true; usedAt?: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("user_factors")
    .set({
      ...(change.details && { details: JSON.stringify(change.details) }),
      ...(change.verified && { verified: true }),
      ...(change.usedAt && { last_used_at: change.usedAt }),
    })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeFactor(db: Database, id: string): Promise<void> {
  await db.deleteFrom("user_factors").where("id", "=", id).execute();
}

/** Takes all factors of a person away, or those of one kind. */
export async function removeFactorsOf(db: Database, userId: string, kind?: Kind): Promise<void> {
  const those = db.deleteFrom("user_factors").where("user_id", "=", userId);
  await (kind === undefined ? those : those.where("kind", "=", kind)).execute();
}
