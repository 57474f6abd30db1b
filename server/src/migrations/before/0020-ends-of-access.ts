import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/**
 * Tokens and invite links end with the membership of who made them, every token has an end, and a log says who came
 * and went. What former members left behind ends here; tokens without an end get one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["api_tokens", "invitations"]) {
    await sql`alter table ${sql.table(name)} add column ended_with text
      check (ended_with in ('membership', 'role'))`.execute(db);
  }
  await endWhatIsOver(db);
  await sql`alter table api_tokens alter column expires_at set not null`.execute(db);
  await createLog(db);
}

async function endWhatIsOver(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`update api_tokens set expires_at = now() + interval '90 days' where expires_at is null`.execute(
      db,
    );
    // What the command line made has no maker and belongs to the workspace.
    await sql`update api_tokens as made set revoked_at = now(), ended_with = 'membership'
      where revoked_at is null and created_by is not null and not exists (
        select from memberships m where m.workspace_id = made.workspace_id and m.user_id = made.created_by
      )`.execute(db);
    await sql`update invitations as made set revoked_at = now(), ended_with = 'membership'
      where revoked_at is null and not exists (
        select from memberships m where m.workspace_id = made.workspace_id and m.user_id = made.created_by
          and m.role in ('admin', 'owner')
      )`.execute(db);
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "member_events",
    sql`
      id uuid not null,
      at timestamptz not null,
      kind text not null,
      actor_id uuid references users (id),
      user_id uuid references users (id),
      token_id uuid,
      invitation_id uuid,
      role text,
      role_before text`,
    {
      constraints: sql`
        foreign key (workspace_id, token_id) references api_tokens (workspace_id, id),
        foreign key (workspace_id, invitation_id) references invitations (workspace_id, id)`,
    },
  );
  await sql`create index member_events_by_time on member_events (workspace_id, at desc, id)`.execute(db);
}
