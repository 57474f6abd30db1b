import type { ListOf, SearchedListQuery } from "@app/contract/paging";
import type { ReportChange, ReportContent } from "@app/contract/reports/schemas";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { namesAll } from "#/platform/database/name-search.ts";
import type { Schema } from "#/platform/database/schema.ts";

const BY_CHANGE: Order = [by("moment", "updated_at", "desc"), by("id", "id", "asc")];

export interface StoredReport {
  id: string;
  campaignId: string;
  title: string;
  frozenAt: Date | null;
  content: ReportContent;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export async function insertReport(
  transaction: Transaction,
  workspaceId: string,
  report: StoredReport,
): Promise<void> {
  await transaction
    .insertInto("reports")
    .values({
      workspace_id: workspaceId,
      id: report.id,
      campaign_id: report.campaignId,
      ...changingColumns(report),
      created_at: report.createdAt,
    })
    .execute();
}

/** Null for a removed or foreign report. */
export async function findReport(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<StoredReport | null> {
  const row = await reports(transaction, workspaceId).where("id", "=", id).executeTakeFirst();
  return row ? toReport(row) : null;
}

/** Last changed first; with `q`, those whose title holds its words. */
export async function listReports(
  transaction: Transaction,
  workspaceId: string,
  { q = "", ...page }: SearchedListQuery,
): Promise<ListOf<StoredReport>> {
  const query = reports(transaction, workspaceId).where(namesAll(["title"], q));
  return toList(await readPage(transaction, query, BY_CHANGE, page), toReport);
}

/** Stores a report over the version that `change` was made from. @throws as `storeEdit`. */
export async function editReport(
  transaction: Transaction,
  workspaceId: string,
  report: StoredReport,
  { version, ...yours }: ReportChange,
): Promise<void> {
  await storeEdit(transaction, {
    table: "reports",
    row: { workspace_id: workspaceId, id: report.id, removed_at: null },
    version,
    set: changingColumns(report),
    yours,
    stored: async () => {
      const found = await findReport(transaction, workspaceId, report.id);
      if (!found) return null;
      return {
        version: found.version,
        values: { title: found.title, frozen: found.frozenAt !== null },
      };
    },
    what: "report",
  });
}

/** Those that are not removed. */
function reports(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("reports")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("removed_at", "is", null);
}

function changingColumns(report: StoredReport) {
  return {
    title: report.title,
    frozen_at: report.frozenAt,
    content: JSON.stringify(report.content),
    updated_at: report.updatedAt,
  };
}

function toReport(row: Selectable<Schema["reports"]>): StoredReport {
  return {
    id: row.id,
    campaignId: row.campaign_id,
    title: row.title,
    frozenAt: row.frozen_at,
    content: row.content,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
