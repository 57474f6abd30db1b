import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Links show collections, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table share_links
    drop constraint share_links_kind,
    add column collection_id uuid generated always as (case when kind = 'c' then subject_id end) stored,
    add constraint share_links_kind check (kind in ('c', 'r', 't')),
    add foreign key (workspace_id, collection_id) references collections (workspace_id, id) on delete cascade`.execute(
    db,
  );
}
