import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication, tenantTable } from "#/migrations/tenant-table.ts";

/** What several processes on one database must know of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What one process at a time may do; a claim that is not renewed in time is free again.
  await tenantTable(
    db,
    "claims",
    sql`name text not null, holder uuid not null, until timestamptz not null, is_asked_back boolean not null`,
    { key: ["name"] },
  );
  // What is written of an answer, for those who follow it from another process.
  await tenantTable(
    db,
    "thread_answer_chunks",
    sql`thread_id uuid not null, answer_id uuid not null, position integer not null, chunks jsonb not null`,
    {
      key: ["thread_id", "answer_id", "position"],
      constraints: sql`foreign key (workspace_id, thread_id) references threads (workspace_id, id) on delete cascade`,
    },
  );
  await sql`create table files_folder (
    single boolean primary key check (single), id uuid not null, created_at timestamptz not null
  )`.execute(db);
  await grantToApplication(db, "files_folder");
  // Room on the disk that uploads of all workspaces were promised.
  await sql`create table upload_promises (
    id uuid primary key, bytes bigint not null, until timestamptz not null
  )`.execute(db);
  await grantToApplication(db, "upload_promises");
}
