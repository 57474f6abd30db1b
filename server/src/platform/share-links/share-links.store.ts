import type { ListOf, ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

const COLUMNS = [
  "id",
  "prices",
  "created_by_name",
  "created_at",
  "expires_at",
  "revoked_at",
  "opened",
  "last_opened_at",
] as const;

/** What links show. */
export interface Subject {
  workspaceId: string;
  /** The letter that tokens of its links begin with. */
  kind: string;
  id: string;
}

export interface StoredLink {
  id: string;
  prices: boolean;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  opened: number;
  lastOpenedAt: Date | null;
}

export async function insertLink(
  transaction: Transaction,
  subject: Subject,
  link: StoredLink & { tokenHash: Buffer; content: object },
): Promise<void> {
  await transaction
    .insertInto("share_links")
    .values({
      workspace_id: subject.workspaceId,
      id: link.id,
      kind: subject.kind,
      subject_id: subject.id,
      token_hash: link.tokenHash,
      prices: link.prices,
      content: JSON.stringify(link.content),
      created_by_name: link.createdBy,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      revoked_at: null,
      opened: 0,
      last_opened_at: null,
    })
    .execute();
}

/** Links to one thing, newest first. */
export async function listLinks(
  transaction: Transaction,
  subject: Subject,
  page: ListQuery,
): Promise<ListOf<StoredLink>> {
  return toList(await readPage(transaction, links(transaction, subject), BY_TIME, page), toLink);
}

function links(transaction: Transaction, { workspaceId, kind, id }: Subject) {
  return transaction
    .selectFrom("share_links")
    .select(COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .where("subject_id", "=", id);
}

/** How many links to each of these things still work; none stands for 0. */
export async function countOpenLinks(
  transaction: Transaction,
  { workspaceId, kind, ids }: Omit<Subject, "id"> & { ids: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom("share_links")
    .select((select) => ["subject_id", select.cast<number>(select.fn.countAll(), "integer").as("count")])
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .where("subject_id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .groupBy("subject_id")
    .execute();
  return new Map(rows.map(({ subject_id: id, count }) => [id, count]));
}

/** Answers whether there was a link that had not been revoked. */
export async function revokeLink(
  transaction: Transaction,
  subject: Subject,
  id: string,
  revokedAt: Date,
): Promise<boolean> {
  const result = await oneLink(transaction, subject, id)
    .set({ revoked_at: revokedAt })
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes back all links of a workspace that somebody of this name made, or all; they can be given again by nobody. */
export async function revokeLinksBy(
  transaction: Transaction,
  { workspaceId, name }: { workspaceId: string; name: string | null },
  now: Date,
): Promise<void> {
  let query = transaction
    .updateTable("share_links")
    .set({ revoked_at: now, expires_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("expires_at", ">", now);
  if (name !== null) query = query.where("created_by_name", "=", name);
  await query.execute();
}

export async function hasLink(transaction: Transaction, subject: Subject, id: string): Promise<boolean> {
  return (await links(transaction, subject).where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Gives a link again that was revoked after `since`; answers whether there was one. */
export async function unrevokeLink(
  transaction: Transaction,
  subject: Subject,
  id: string,
  since: Date,
): Promise<boolean> {
  const result = await oneLink(transaction, subject, id)
    .set({ revoked_at: null })
    .where("revoked_at", ">=", since)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function oneLink(transaction: Transaction, { workspaceId, kind, id: subjectId }: Subject, id: string) {
  return transaction
    .updateTable("share_links")
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("id", "=", id);
}

/** Counts one opening of a link that still works, and answers what it shows; null for any other. */
export async function openLink(
  transaction: Transaction,
  { workspaceId, kind, hash }: { workspaceId: string; kind: string; hash: Buffer },
  now: Date,
): Promise<{ subjectId: string; content: object } | null> {
  const link = await transaction
    .updateTable("share_links")
    .set({ opened: sql`opened + 1`, last_opened_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .where("token_hash", "=", hash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    // A workspace that was deleted shows nothing any more, though it may come back.
    .where(
      sql<boolean>`exists (select from workspaces w where w.id = share_links.workspace_id and w.removed_at is null)`,
    )
    .returning(["subject_id", "content"])
    .executeTakeFirst();
  return link ? { subjectId: link.subject_id, content: link.content } : null;
}

function toLink(row: Pick<Selectable<Schema["share_links"]>, (typeof COLUMNS)[number]>): StoredLink {
  return {
    id: row.id,
    prices: row.prices,
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
  };
}
