import type { ListOf, ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { RawBuilder, Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { Revocable } from "#/platform/database/revocations.ts";
import type { Schema } from "#/platform/database/schema.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

const COLUMNS = [
  "id",
  "prices",
  "created_by",
  "token_id",
  "by_workspace",
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
  /** Whether it has a text without prices beside the one with them. */
  hasPlain: boolean;
  /** The person who made it, or whose token did; null where nobody is known, and for the workspace itself. */
  makerId: string | null;
  /** The API token that made it; null where none did. */
  tokenId: string | null;
  byWorkspace: boolean;
  /** The name of then. */
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
  link: Omit<StoredLink, "hasPlain"> & { tokenHash: Buffer; content: object; plain: object | null },
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
      plain_content: link.plain && JSON.stringify(link.plain),
      created_by: link.makerId,
      token_id: link.tokenId,
      by_workspace: link.byWorkspace,
      created_by_name: link.createdBy,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      revoked_at: null,
      revoked_by: null,
      revoked_as: null,
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
    .select(sql<boolean>`plain_content is not null`.as("has_plain"))
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

/** How many links of a person still work, beside a row that names the person. */
export function openLinksBy(userId: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from share_links l
    where l.created_by = ${userId} and l.revoked_at is null and l.expires_at > ${now})`;
}

/** Takes back all links of a workspace that somebody made, or all; they can be given again by nobody. */
export async function revokeLinksBy(
  transaction: Transaction,
  { workspaceId, maker }: { workspaceId: string; maker: { userId: string; name: string } | null },
  now: Date,
): Promise<void> {
  let query = transaction
    .updateTable("share_links")
    .set({ revoked_at: now, expires_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("expires_at", ">", now);
  if (maker !== null) {
    query = query.where((where) =>
      where.or([where("created_by", "=", maker.userId), where("created_by_name", "=", maker.name)]),
    );
  }
  await query.execute();
}

export async function findLink(
  transaction: Transaction,
  subject: Subject,
  id: string,
): Promise<StoredLink | null> {
  const row = await links(transaction, subject).where("id", "=", id).executeTakeFirst();
  return row ? toLink(row) : null;
}

/** What names a link among the things that are taken back and given again. */
export function rowOfLink(
  { workspaceId, kind, id: subjectId }: Subject,
  id: string,
): Revocable<"share_links"> {
  return { table: "share_links", row: { workspace_id: workspaceId, kind, subject_id: subjectId, id } };
}

/** What a link shows with the prices it was made with, and without. */
export interface OpenedLink extends Pick<StoredLink, "prices" | "makerId" | "tokenId" | "byWorkspace"> {
  subjectId: string;
  content: object;
  plain: object | null;
}

/** Counts one opening of a link that still works, and answers what it shows; null for any other. */
export async function openLink(
  transaction: Transaction,
  { workspaceId, kind, hash }: { workspaceId: string; kind: string; hash: Buffer },
  now: Date,
): Promise<OpenedLink | null> {
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
    .returning(["subject_id", "content", "plain_content", "prices", "created_by", "token_id", "by_workspace"])
    .executeTakeFirst();
  if (!link) return null;
  return {
    subjectId: link.subject_id,
    content: link.content,
    plain: link.plain_content,
    prices: link.prices,
    makerId: link.created_by,
    tokenId: link.token_id,
    byWorkspace: link.by_workspace,
  };
}

type LinkRow = Pick<Selectable<Schema["share_links"]>, (typeof COLUMNS)[number]> & { has_plain: boolean };

function toLink(row: LinkRow): StoredLink {
  return {
    id: row.id,
    prices: row.prices,
    hasPlain: row.has_plain,
    makerId: row.created_by,
    tokenId: row.token_id,
    byWorkspace: row.by_workspace,
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
  };
}
