import type { ContentRules, FieldCheck } from "@app/contract/content-checks/schemas";
import type {
  CheckSubject,
  ContentCheckChange,
  ContentCheckFilter,
} from "@app/contract/content-checks/reviews";
import { sql } from "kysely";
import type { Selectable, Updateable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { notFound } from "#/platform/errors.ts";
import { forgetMeasurement } from "./measurements.store.ts";

export type StoredCheck = Selectable<Schema["content_checks"]>;
export type CheckUpdate = Updateable<Schema["content_checks"]>;

export interface NewCheck {
  id: string;
  file: { id: string; name: string; bytes: number; sha256: string };
  caption: string | null;
  rules: ContentRules;
  subject: CheckSubject | null;
  createdByName: string | null;
  createdAt: Date;
}

export async function insertCheck(
  transaction: Transaction,
  workspaceId: string,
  check: NewCheck,
): Promise<StoredCheck> {
  return transaction
    .insertInto("content_checks")
    .values({
      workspace_id: workspaceId,
      id: check.id,
      file_id: check.file.id,
      file_name: check.file.name,
      bytes: check.file.bytes,
      sha256: check.file.sha256,
      caption: check.caption,
      rules: JSON.stringify(check.rules),
      subject: check.subject && JSON.stringify(check.subject),
      subject_id: check.subject?.id ?? null,
      due_at: check.subject?.dueAt ?? null,
      state: "waiting",
      progress: 0,
      checks: "[]",
      overrides: "{}",
      feedback: "",
      created_by_name: check.createdByName,
      created_at: check.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removed ones too. */
export async function findCheck(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<StoredCheck | null> {
  const query = transaction
    .selectFrom("content_checks")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id);
  return (await (options.lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Stores what a person changed over the version it was made from. @throws as `storeEdit`. */
export async function editCheck(
  transaction: Transaction,
  workspaceId: string,
  row: StoredCheck,
  { change, set }: { change: ContentCheckChange; set: CheckUpdate },
): Promise<StoredCheck> {
  const { version, ...yours } = change;
  await storeEdit(transaction, {
    table: "content_checks",
    row: { workspace_id: workspaceId, id: row.id, removed_at: null },
    version,
    set,
    yours,
    stored: () => Promise.resolve({ version: row.version, values: editedValues(row, change) }),
    what: "content check",
  });
  const stored = await findCheck(transaction, workspaceId, row.id);
  if (!stored) throw notFound("content check");
  return stored;
}

function editedValues(
  row: StoredCheck,
  { override }: ContentCheckChange,
): Omit<ContentCheckChange, "version"> {
  const { caption, rules, verdict, feedback } = row;
  if (!override) return { caption, rules, verdict, feedback };
  const decided = row.overrides[override.field];
  const { status = null, reason = "" } = decided ?? {};
  return { caption, rules, verdict, feedback, override: { field: override.field, status, reason } };
}

/** What is no edit: what was measured, how far the reading is, whether the check is there. */
export async function updateCheck(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  change: CheckUpdate,
): Promise<StoredCheck> {
  return transaction
    .updateTable("content_checks")
    .set(change)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

// Days since 2000, so that content without a day comes last without being null; an index has the same words.
const BY_URGENCY: Order = [
  { kind: "number", value: sql`coalesce(due_at - date '2000-01-01', 999999999)`, direction: "asc" },
  by("moment", "created_at", "desc"),
  by("id", "id", "asc"),
];

/** What is due comes first, by day; then the newest. Without the large columns of what was measured. */
export async function listChecks(
  transaction: Transaction,
  workspaceId: string,
  { show, subject, ...page }: ContentCheckFilter,
): Promise<Page<SummaryRow>> {
  let query = transaction
    .selectFrom("content_checks")
    .select(SUMMARY_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("removed_at", "is", null);
  if (show === "review") query = query.where("verdict", "is", null);
  if (show === "decided") query = query.where("verdict", "is not", null);
  if (subject !== undefined) query = query.where("subject_id", "=", subject);
  return readPage(transaction, query, BY_URGENCY, page);
}

/** Those of `ids` that are not removed; by their own ids or by those of their subjects. */
export async function summariesBy(
  transaction: Transaction,
  workspaceId: string,
  column: "id" | "subject_id",
  ids: readonly string[],
): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  return transaction
    .selectFrom("content_checks")
    .select(SUMMARY_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where(column, "in", [...ids])
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .execute();
}

const SUMMARY_COLUMNS = [
  "id",
  "file_name",
  "subject",
  "state",
  "progress",
  "checks",
  "overrides",
  "verdict",
  "still_image_id",
  "version",
  "created_at",
] as const satisfies readonly (keyof StoredCheck)[];

export type SummaryRow = Pick<StoredCheck, (typeof SUMMARY_COLUMNS)[number]>;

/** What a judgement changes. */
export function judgement(checks: readonly FieldCheck[]): CheckUpdate {
  return { checks: JSON.stringify(checks) };
}

/** The picture of any check of the same bytes; null when none has one. */
export async function findStill(
  transaction: Transaction,
  workspaceId: string,
  sha256: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom("content_checks")
    .select("still_image_id")
    .where("workspace_id", "=", workspaceId)
    .where("sha256", "=", sha256)
    .where("still_image_id", "is not", null)
    .executeTakeFirst();
  return row?.still_image_id ?? null;
}

/** Checks that count as removed long ago. */
export async function expireChecks(
  transaction: Transaction,
  workspaceId: string,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await transaction
    .updateTable("content_checks")
    .set({ removed_at: new Date(0) })
    .where("workspace_id", "=", workspaceId)
    .where("subject_id", "in", [...subjectIds])
    .execute();
}

/**
 * Deletes checks that were removed before `before`, with what was measured of their bytes; answers the files and
 * pictures that no check uses any more.
 */
export async function purgeRemoved(
  transaction: Transaction,
  workspaceId: string,
  before: Date,
): Promise<{ files: string[]; images: string[] }> {
  const gone = await transaction
    .deleteFrom("content_checks")
    .where("workspace_id", "=", workspaceId)
    .where("removed_at", "<", before)
    .returning(["file_id", "sha256", "still_image_id"])
    .execute();
  if (gone.length === 0) return { files: [], images: [] };
  const left = await checksOfBytes(
    transaction,
    workspaceId,
    gone.map((row) => row.sha256),
  );
  const files = unused("file_id", gone, left);
  if (files.length > 0)
    await transaction
      .deleteFrom("uploads")
      .where("workspace_id", "=", workspaceId)
      .where("id", "in", files)
      .execute();
  for (const sha256 of unused("sha256", gone, left))
    await forgetMeasurement(transaction, workspaceId, sha256);
  return { files, images: unused("still_image_id", gone, left) };
}

type OwnedRow = Pick<StoredCheck, "file_id" | "sha256" | "still_image_id">;

/** Whatever shares a file or a picture has the same bytes. */
function checksOfBytes(
  transaction: Transaction,
  workspaceId: string,
  hashes: readonly string[],
): Promise<OwnedRow[]> {
  return transaction
    .selectFrom("content_checks")
    .select(["file_id", "sha256", "still_image_id"])
    .where("workspace_id", "=", workspaceId)
    .where("sha256", "in", [...hashes])
    .execute();
}

function unused(column: keyof OwnedRow, gone: readonly OwnedRow[], left: readonly OwnedRow[]): string[] {
  const kept = new Set(left.map((row) => row[column]));
  return [...new Set(gone.flatMap((row) => row[column] ?? []))].filter((value) => !kept.has(value));
}
