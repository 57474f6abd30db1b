import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The home page asks for what came in last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_by_record on posts (workspace_id, created_at)
    where created_at is not null`.execute(db);
  await sql`create index orders_by_record on orders (workspace_id, created_at)`.execute(db);
  await sql`create index payments_by_record on payments (workspace_id, created_at)`.execute(db);
}
