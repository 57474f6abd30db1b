import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication } from "#/migrations/tenant-table.ts";

/**
 * The assistant's model as a server administrator has set it, in one row with the key sealed; and what it has used, by
 * month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table language_model (
    id text primary key check (id = 'server'),
    provider text,
    url text,
    name text,
    sealed_key bytea,
    key_for text,
    tested jsonb,
    usage_rules jsonb,
    version integer not null default 1,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create table language_model_use (
    month text not null,
    model text not null,
    input bigint not null,
    cached bigint not null,
    output bigint not null,
    steps integer not null,
    primary key (month, model)
  )`.execute(db);
  for (const table of ["language_model", "language_model_use"]) await grantToApplication(db, table);
}
