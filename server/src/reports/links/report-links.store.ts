import type { ListOf, ListQuery } from "@app/contract/paging";
import type { ReportContent } from "@app/contract/reports/schemas";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

export interface StoredLink {
  id: string;
  reportId: string;
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
  workspaceId: string,
  link: StoredLink & { tokenHash: Buffer; content: ReportContent },
): Promise<void> {
  await transaction
    .insertInto("report_links")
    .values({
      workspace_id: workspaceId,
      id: link.id,
      report_id: link.reportId,
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

/** Links of a report, newest first. */
export async function listLinks(
  transaction: Transaction,
  workspaceId: string,
  reportId: string,
  page: ListQuery,
): Promise<ListOf<StoredLink>> {
  const query = links(transaction, workspaceId).where("report_id", "=", reportId);
  return toList(await readPage(transaction, query, BY_TIME, page), toLink);
}

/** All links of these reports. */
export async function linksOfReports(
  transaction: Transaction,
  workspaceId: string,
  reportIds: readonly string[],
): Promise<StoredLink[]> {
  const rows = await links(transaction, workspaceId)
    .where("report_id", "=", sql<string>`any(${[...reportIds]}::uuid[])`)
    .execute();
  return rows.map(toLink);
}

function links(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("report_links")
    .select([
      "id",
      "report_id",
      "prices",
      "created_by_name",
      "created_at",
      "expires_at",
      "revoked_at",
      "opened",
      "last_opened_at",
    ])
    .where("workspace_id", "=", workspaceId);
}

interface LinkKey {
  reportId: string;
  id: string;
}

/** Answers whether there was a link that had not been revoked. */
export async function revokeLink(
  transaction: Transaction,
  workspaceId: string,
  link: LinkKey,
  revokedAt: Date,
): Promise<boolean> {
  const result = await oneLink(transaction, workspaceId, link)
    .set({ revoked_at: revokedAt })
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives a link again that was revoked after `since`; answers whether there was one. */
export async function unrevokeLink(
  transaction: Transaction,
  workspaceId: string,
  link: LinkKey,
  since: Date,
): Promise<boolean> {
  const result = await oneLink(transaction, workspaceId, link)
    .set({ revoked_at: null })
    .where("revoked_at", ">=", since)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function oneLink(transaction: Transaction, workspaceId: string, { reportId, id }: LinkKey) {
  return transaction
    .updateTable("report_links")
    .where("workspace_id", "=", workspaceId)
    .where("report_id", "=", reportId)
    .where("id", "=", id);
}

/** Counts one opening of a link that still works, and answers what it shows; null for any other. */
export async function openLink(
  transaction: Transaction,
  workspaceId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ title: string; content: ReportContent } | null> {
  const link = await transaction
    .updateTable("report_links")
    .set({ opened: sql`opened + 1`, last_opened_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["report_id", "content"])
    .executeTakeFirst();
  if (!link) return null;
  const report = await transaction
    .selectFrom("reports")
    .select("title")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", link.report_id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return report ? { title: report.title, content: link.content } : null;
}

function toLink(
  row: Omit<Selectable<Schema["report_links"]>, "workspace_id" | "token_hash" | "content">,
): StoredLink {
  return {
    id: row.id,
    reportId: row.report_id,
    prices: row.prices,
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
  };
}
