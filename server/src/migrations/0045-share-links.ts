import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Links show threads as well as reports. What a link shows goes with it: each kind has a column that names it, computed
 * from the two that the links have in common.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_links rename to share_links`.execute(db);
  await sql`alter table share_links rename column report_id to subject_id`.execute(db);
  for (const [before, after] of [
    ["report_links_pkey", "share_links_pkey"],
    ["report_links_token_key", "share_links_token_key"],
    ["report_links_workspace_id_fkey", "share_links_workspace_id_fkey"],
  ] as const) {
    await sql`alter table share_links rename constraint ${sql.ref(before)} to ${sql.ref(after)}`.execute(db);
  }
  await sql`alter table share_links
    drop constraint report_links_workspace_id_report_id_fkey,
    add column kind text not null default 'r',
    add column report_id uuid generated always as (case when kind = 'r' then subject_id end) stored,
    add column thread_id uuid generated always as (case when kind = 't' then subject_id end) stored,
    add constraint share_links_kind check (kind in ('r', 't'))`.execute(db);
  await sql`alter table share_links
    alter column kind drop default,
    add foreign key (workspace_id, report_id) references reports (workspace_id, id) on delete cascade,
    add foreign key (workspace_id, thread_id) references threads (workspace_id, id) on delete cascade`.execute(
    db,
  );
  await sql`drop index report_links_by_time`.execute(db);
  await sql`create index share_links_by_time on share_links
    (workspace_id, kind, subject_id, created_at desc, id)`.execute(db);
}
