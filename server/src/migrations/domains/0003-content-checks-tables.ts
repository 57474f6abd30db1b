import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication, tenantTable } from "#/migrations/tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUploads(db);
  await createChecks(db);
  await createMeasurements(db);
}

// `ready` is set once the bytes are whole, their SHA-256 is the one announced, and the file has its final name.
async function createUploads(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "uploads",
    sql`
      id uuid not null,
      file_name text not null,
      bytes bigint not null,
      sha256 text not null,
      ready boolean not null,
      created_by uuid,
      created_at timestamptz not null`,
  );
  await sql`create index uploads_by_time on uploads (workspace_id, created_at)`.execute(db);
  // Room on the disk that uploads of all workspaces were promised.
  await sql`create table upload_promises (
    id uuid primary key, bytes bigint not null, until timestamptz not null
  )`.execute(db);
  await grantToApplication(db, "upload_promises");
}

// A check is recognised by a still; null where its video gave none.
async function createChecks(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "content_checks",
    sql`
      id uuid not null,
      file_id uuid not null,
      file_name text not null,
      bytes bigint not null,
      sha256 text not null,
      still_image_id uuid,
      caption text,
      rules jsonb not null,
      subject jsonb,
      subject_id uuid,
      due_at date,
      state text not null check (state in ('waiting', 'checking', 'done', 'refused', 'failed')),
      progress real not null,
      problem text,
      measurement jsonb,
      engine jsonb,
      checks jsonb not null,
      overrides jsonb not null,
      seconds real,
      verdict text check (verdict in ('approved', 'approved_with_corrections', 'needs_work')),
      verdict_by text,
      verdict_at timestamptz,
      feedback text not null,
      version integer not null default 1,
      created_by_name text,
      created_at timestamptz not null,
      removed_at timestamptz`,
  );
  await sql`create index content_checks_by_time on content_checks (workspace_id, created_at desc, id)`.execute(
    db,
  );
  await sql`create index content_checks_by_urgency on content_checks
    (workspace_id, coalesce(due_at - date '2000-01-01', 999999999), created_at desc, id)
    where removed_at is null`.execute(db);
  await sql`create index content_checks_by_subject on content_checks (workspace_id, subject_id)`.execute(db);
  await sql`create index content_checks_by_file on content_checks (workspace_id, file_id)`.execute(db);
}

// What was measured of the same bytes by the same engine is not measured again.
async function createMeasurements(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "media_measurements",
    sql`
      sha256 text not null,
      engine text not null,
      measurement jsonb not null,
      created_at timestamptz not null`,
    { key: ["sha256", "engine"] },
  );
}
