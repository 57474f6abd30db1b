import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "images",
    sql`id uuid not null, file_id uuid not null, width integer not null, height integer not null, created_at timestamptz not null`,
  );
  await tenantTable(
    db,
    "idempotency_keys",
    sql`key text not null, request_hash text not null, status integer, body text, created_at timestamptz not null`,
    { key: ["key"] },
  );
}
