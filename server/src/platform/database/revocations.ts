import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { AppError } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** What was taken back can be given again this long; the screen offers it for 10 seconds. Chosen by us. */
const UNDONE_WITHIN_MS = 5 * 60_000;

/** Tables of secrets that people take back one by one: links, tokens, invitations. */
type RevocableTable = {
  [Table in keyof Schema]: Schema[Table] extends { revoked_as: unknown } ? Table : never;
}[keyof Schema];

/** Who did what is undone, and with which role. */
interface Undoable {
  by: string | null;
  /** Null for who is no member any more. */
  as: Role | null;
}

export interface Revocable<Table extends RevocableTable = RevocableTable> {
  table: Table;
  /** The columns that name it. */
  row: Partial<Record<keyof Schema[Table], string>>;
}

/** What was removed after this can be brought back at `now`. */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - UNDONE_WITHIN_MS);
}

/** @returns whether there was such a row that had not been revoked. */
export async function revoke<Table extends RevocableTable>(
  transaction: Transaction,
  { table, row }: Revocable<Table>,
  { userId, role }: Caller,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set revoked_at = ${now}, revoked_by = ${userId}, revoked_as = ${role}
    where ${named(row)} and revoked_at is null`.execute(transaction);
  return numAffectedRows === 1n;
}

/**
 * Undoes a revocation of the last minutes, for who did it and for those of at least the role they had: else somebody with
 * less say would open again what an owner closed. What ended with something else, as with its maker, is not among them.
 * @param requireProof asks for a fresh factor where somebody else did it: one's own deed is undone as easily as it was done.
 * @returns whether there was one. @throws `request.undo_of_higher`.
 */
export async function unrevoke<Table extends RevocableTable>(
  transaction: Transaction,
  { table, row }: Revocable<Table>,
  caller: Caller,
  now: Date,
  requireProof?: () => Promise<void>,
): Promise<boolean> {
  const { rows } = await sql<Undoable>`
    select revoked_by as by, revoked_as as "as" from ${sql.table(table)}
    where ${named(row)} and revoked_at > ${undoneSince(now)} and revoked_as is not null
    for update`.execute(transaction);
  const [revocation] = rows;
  if (!revocation) return false;
  requireMayUndo(caller, revocation);
  if (!isOwn(caller, revocation)) await requireProof?.();
  await sql`update ${sql.table(table)} set revoked_at = null, revoked_by = null, revoked_as = null
    where ${named(row)}`.execute(transaction);
  return true;
}

/** Whoever undoes it did it, or has at least the role of who did. */
export function mayUndo(caller: Caller, deed: Undoable): boolean {
  return isOwn(caller, deed) || deed.as === null || includesRole(caller.role, deed.as);
}

/** Whether the caller did it. */
export function isOwn({ userId }: Caller, { by }: Pick<Undoable, "by">): boolean {
  return by !== null && by === userId;
}

/** @throws `request.undo_of_higher` for who may not undo it. */
export function requireMayUndo(caller: Caller, deed: Undoable): void {
  if (deed.as !== null && !mayUndo(caller, deed)) throw undoOfHigher(deed.as);
}

function named(row: object) {
  const conditions = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(conditions, sql` and `);
}

const undoOfHigher = (role: Role) =>
  new AppError({
    code: "request.undo_of_higher",
    status: 403,
    detail: `Somebody with the role ${role} took this back. Ask them to give it again, or make a new one.`,
  });
