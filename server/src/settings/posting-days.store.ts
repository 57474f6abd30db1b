import type { PostingDaysChange } from "@app/contract/settings/posting-days";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";

/** The lists as they were pasted. */
interface StoredDays {
  quietDays: string;
  schoolHolidays: string;
  updatedAt: Date;
  version: number;
}

/** Null until somebody has saved them. */
export function readPostingDays(db: Database, workspaceId: string): Promise<StoredDays | null> {
  return withWorkspace(db, workspaceId, (transaction) => findPostingDays(transaction, workspaceId));
}

/** Stores the lists over the version they were made from. @throws as `storeEdit`. */
export function editPostingDays(
  db: Database,
  workspaceId: string,
  { version, ...lists }: PostingDaysChange,
  now: Date,
): Promise<StoredDays> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    await storeEdit(transaction, {
      table: "posting_days",
      row: { workspace_id: workspaceId },
      isMadeByEdit: true,
      version,
      set: { quiet_days: lists.quietDays, school_holidays: lists.schoolHolidays, updated_at: now },
      yours: lists,
      stored: async () => {
        const found = await findPostingDays(transaction, workspaceId);
        return found && { version: found.version, values: found };
      },
      what: "list of days",
    });
    return { ...lists, updatedAt: now, version: version + 1 };
  });
}

async function findPostingDays(transaction: Transaction, workspaceId: string): Promise<StoredDays | null> {
  const row = await transaction
    .selectFrom("posting_days")
    .select(["quiet_days", "school_holidays", "version", "updated_at"])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    quietDays: row.quiet_days,
    schoolHolidays: row.school_holidays,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
