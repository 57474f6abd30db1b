import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/**
 * What an import did to each post, order and payment, to take it back: whole rows where it made them, else the columns
 * that it changed; and the reading that it added to a post.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "import_records",
    sql`
      import_id uuid not null, line integer not null, part integer not null, record_kind text not null,
      record_id uuid not null, creator_id uuid, state text not null, before jsonb, after jsonb, reading jsonb`,
    {
      key: ["import_id", "line", "part"],
      constraints: sql`foreign key (workspace_id, import_id) references imports (workspace_id, id) on delete cascade`,
    },
  );
  // What a table says of a post whose single orders nobody knows.
  await sql`alter table posts
    add said_orders bigint, add said_revenue_amount bigint, add said_revenue_currency text`.execute(db);
  await sql`alter table orders alter column ordered_at drop not null`.execute(db);
  await sql`create index orders_by_day on orders
    (workspace_id, coalesce(ordered_at, timestamptz 'epoch') desc, id)`.execute(db);
  await sql`drop index orders_by_time`.execute(db);
}
