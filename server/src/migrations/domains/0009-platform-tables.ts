import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication, tenantTable } from "#/migrations/tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "images",
    sql`id uuid not null, file_id uuid not null, width integer not null, height integer not null, created_at timestamptz not null`,
  );
  await sql`create table files_folder (
    single boolean primary key check (single), id uuid not null, created_at timestamptz not null
  )`.execute(db);
  await grantToApplication(db, "files_folder");
  await createIdempotencyKeys(db);
  // What one process at a time may do; a claim that is not renewed in time is free again.
  await tenantTable(
    db,
    "claims",
    sql`name text not null, holder uuid not null, until timestamptz not null, is_asked_back boolean not null`,
    { key: ["name"] },
  );
  // A copy of the sample is taken through temporary tables.
  await sql`do $$ begin
    execute format('grant temporary on database %I to herald_app', current_database());
  end $$`.execute(db);
}

// Who carries a keyed create out, until when that one is surely alive, and whether it has written something.
async function createIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "idempotency_keys",
    sql`
      key text not null, request_hash text not null, status integer, body text,
      holder uuid, leased_until timestamptz not null, wrote boolean not null, created_at timestamptz not null`,
    { key: ["key"] },
  );
  await sql`create index idempotency_keys_by_time on idempotency_keys (workspace_id, created_at)`.execute(db);
}
