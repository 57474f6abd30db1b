import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/** What members said of answers: one word a person and answer, gone with the thread and with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "answer_feedback",
    sql`
      id uuid not null,
      thread_id uuid not null,
      message_id text not null,
      user_id uuid not null,
      is_helpful boolean not null,
      reason text,
      words text not null,
      given_at timestamptz not null`,
    {
      constraints: sql`
        constraint answer_feedback_key unique (workspace_id, thread_id, message_id, user_id),
        foreign key (workspace_id, thread_id) references threads (workspace_id, id) on delete cascade,
        foreign key (workspace_id, user_id) references memberships (workspace_id, user_id) on delete cascade`,
    },
  );
  await sql`create index answer_feedback_by_time on answer_feedback (workspace_id, given_at desc, id)`.execute(
    db,
  );
}
