import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

const OF_A_THREAD = sql`foreign key (workspace_id, thread_id) references threads (workspace_id, id) on delete cascade`;
const OF_A_STRATEGY = sql`foreign key (workspace_id, strategy_id) references strategies (workspace_id, id) on delete cascade`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createThreads(db);
  await createStrategies(db);
}

async function createThreads(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "threads",
    sql`
      id uuid not null, title text not null, version integer not null default 1, created_by uuid,
      created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz`,
  );
  await sql`create index threads_by_change on threads
    (workspace_id, updated_at desc, id) where removed_at is null`.execute(db);
  await tenantTable(
    db,
    "thread_messages",
    sql`
      thread_id uuid not null, position integer not null, id text not null, role text not null,
      schema_version integer not null, parts jsonb not null, state text not null, created_at timestamptz not null`,
    { key: ["thread_id", "position"], constraints: OF_A_THREAD },
  );
  // What is written of an answer, for those who follow it from another process.
  await tenantTable(
    db,
    "thread_answer_chunks",
    sql`thread_id uuid not null, answer_id uuid not null, position integer not null, chunks jsonb not null`,
    { key: ["thread_id", "answer_id", "position"], constraints: OF_A_THREAD },
  );
}

async function createStrategies(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "strategies",
    sql`
      id uuid not null, thread_id uuid not null, name text not null,
      created_at timestamptz not null, updated_at timestamptz not null`,
    { constraints: sql`constraint strategies_thread_key unique (workspace_id, thread_id), ${OF_A_THREAD}` },
  );
  await sql`create index strategies_by_change on strategies (workspace_id, updated_at desc, id)`.execute(db);
  await tenantTable(
    db,
    "strategy_versions",
    sql`
      strategy_id uuid not null, number integer not null, summary text not null,
      stated jsonb not null, plan jsonb not null, created_at timestamptz not null`,
    { key: ["strategy_id", "number"], constraints: OF_A_STRATEGY },
  );
  await tenantTable(
    db,
    "strategy_approvals",
    sql`
      id uuid not null, strategy_id uuid not null, version integer not null, kind text not null, name text not null,
      asked_by uuid, asked_at timestamptz not null, answered_at timestamptz`,
    { constraints: OF_A_STRATEGY },
  );
}
