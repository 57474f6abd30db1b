import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/**
 * Two creators that may be one person, and what a person said of it. `undo` holds what a merge moved; a creator that is
 * merged away is none any more, so nothing here refers to creators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "merge_proposals",
    sql`
      id uuid not null, creator_id uuid not null, other_id uuid not null, reason text not null,
      state text not null, undo jsonb, answered_by uuid, answered_at timestamptz,
      created_at timestamptz not null default now()`,
    {
      constraints: sql`constraint merge_proposals_pair_key unique (workspace_id, creator_id, other_id),
        constraint merge_proposals_order check (creator_id < other_id)`,
    },
  );
  await sql`create index merge_proposals_by_other on merge_proposals (workspace_id, other_id)`.execute(db);
  // The first link that somebody writes about themselves, without what changes from one place to another.
  await sql`create function link_in(bio text) returns text language sql immutable parallel safe
    return lower(rtrim(substring(bio from '(?:https?://|www\\.)(?:www\\.)?([^\\s?#,;|()]+)'), '/.'))`.execute(
    db,
  );
  await sql`create index accounts_by_handle on accounts (workspace_id, handle_key)`.execute(db);
  await sql`create index accounts_by_link on accounts (workspace_id, link_in(bio))
    where link_in(bio) is not null`.execute(db);
  await sql`create index creators_by_email on creators (workspace_id, lower(email))
    where email is not null`.execute(db);
}
