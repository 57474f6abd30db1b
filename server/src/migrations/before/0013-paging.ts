import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Every list is read by its order from where the page before ended; these serve it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["collections", "campaigns", "threads", "reports"]) {
    await sql`create index ${sql.ref(`${table}_by_change`)} on ${sql.table(table)}
      (workspace_id, updated_at desc, id) where removed_at is null`.execute(db);
  }
  await sql`create index strategies_by_change on strategies (workspace_id, updated_at desc, id)`.execute(db);
  await sql`create index imports_by_time on imports (workspace_id, created_at desc, id)`.execute(db);
  await sql`create index content_checks_by_urgency on content_checks
    (workspace_id, coalesce(due_at - date '2000-01-01', 999999999), created_at desc, id)
    where removed_at is null`.execute(db);
  await sql`create index report_links_by_time on report_links
    (workspace_id, report_id, created_at desc, id)`.execute(db);
  for (const table of ["api_tokens", "invitations"]) {
    await sql`create index ${sql.ref(`${table}_by_time`)} on ${sql.table(table)}
      (workspace_id, created_at desc, id) where revoked_at is null`.execute(db);
  }
  await sql`create index memberships_by_joining on memberships (workspace_id, created_at, user_id)`.execute(
    db,
  );
  await sql`drop index campaign_activity_by_time`.execute(db);
  await sql`create index campaign_activity_by_time on campaign_activity
    (workspace_id, campaign_id, at desc, id)`.execute(db);
}
