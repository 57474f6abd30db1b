import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication, tenantTable } from "#/migrations/tenant-table.ts";

/** Tables without a workspace: people and what belongs to the server. The only exceptions to the rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSessions(db);
  await createLinks(db);
  await createServerState(db);
  await createWorkspaces(db);
  await createMemberships(db);
  await createAccess(db);
  await createMemberEvents(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id uuid primary key,
    name text not null,
    is_server_administrator boolean not null,
    untrusted_metadata jsonb not null,
    preferences jsonb not null,
    last_workspace_id uuid,
    last_seen_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table user_emails (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    email text not null constraint user_emails_email_key unique,
    verified boolean not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index user_emails_by_user on user_emails (user_id)`.execute(db);
  await sql`create table passwords (
    user_id uuid primary key references users (id) on delete cascade,
    id uuid not null,
    hash text not null,
    updated_at timestamptz not null
  )`.execute(db);
  for (const table of ["users", "user_emails", "passwords"]) await grantToApplication(db, table);
}

// Tokens are kept as SHA-256 only. A superseded one is remembered for the minute in which it may still arrive.
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`create table sessions (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    token_hash bytea not null constraint sessions_token_key unique,
    started_at timestamptz not null,
    last_accessed_at timestamptz not null,
    expires_at timestamptz not null,
    ip_address text not null,
    user_agent text not null,
    factors jsonb not null,
    workspace_id uuid
  )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  await sql`create table superseded_tokens (
    token_hash bytea primary key,
    session_id uuid not null references sessions (id) on delete cascade,
    superseded_at timestamptz not null
  )`.execute(db);
  await grantToApplication(db, "sessions");
  await grantToApplication(db, "superseded_tokens");
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`create table one_time_tokens (
    id uuid primary key,
    token_hash bytea not null constraint one_time_tokens_hash_key unique,
    purpose text not null check (purpose in ('magic_link', 'reset_password', 'setup')),
    user_id uuid references users (id) on delete cascade,
    email text,
    code_challenge text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create table outbox_messages (
    id uuid primary key,
    channel text not null check (channel in ('email', 'sms', 'whatsapp')),
    recipient text not null,
    subject text not null,
    body text not null,
    one_time_token_id uuid references one_time_tokens (id),
    is_decoy boolean not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index outbox_messages_by_time on outbox_messages (created_at desc, id)`.execute(db);
  await sql`create index outbox_messages_by_token on outbox_messages (one_time_token_id)`.execute(db);
  await grantToApplication(db, "one_time_tokens");
  await grantToApplication(db, "outbox_messages");
}

async function createServerState(db: Kysely<unknown>): Promise<void> {
  await sql`create table attempts (
    key text primary key,
    tried_at timestamptz[] not null,
    blocked_until timestamptz,
    locks integer not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create table address_calls (
    key text primary key,
    window_started_at timestamptz not null,
    calls integer not null
  )`.execute(db);
  await sql`create table signing_keys (
    id text primary key,
    sealed_private_key bytea not null,
    public_key jsonb not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table server_settings (
    key text primary key,
    value jsonb not null,
    version integer not null default 1,
    updated_at timestamptz not null
  )`.execute(db);
  for (const table of ["attempts", "address_calls", "signing_keys", "server_settings"])
    await grantToApplication(db, table);
}

// The register of workspaces has no workspace of its own. `claimed_at` is null until the first member comes; a removed
// one can be brought back for a while; a private copy of the sample names its person.
async function createWorkspaces(db: Kysely<unknown>): Promise<void> {
  await sql`create table workspaces (
    id uuid primary key,
    slug text not null constraint workspaces_slug_key unique,
    name text not null,
    time_zone text not null,
    currency text not null,
    viewers_see_prices boolean not null default true,
    is_sample boolean not null,
    sample_copy_for uuid references users (id) on delete cascade,
    version integer not null default 1,
    claimed_at timestamptz,
    created_at timestamptz not null,
    removed_at timestamptz
  )`.execute(db);
  await sql`create unique index workspaces_sample_key on workspaces (is_sample) where is_sample`.execute(db);
  await sql`create unique index workspaces_sample_copy_key on workspaces (sample_copy_for)
    where sample_copy_for is not null and removed_at is null`.execute(db);
  await grantToApplication(db, "workspaces");
}

async function createMemberships(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "memberships",
    sql`
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('viewer', 'reviewer', 'member', 'admin', 'owner')),
      version integer not null default 1,
      created_at timestamptz not null`,
    { key: ["user_id"] },
  );
  await sql`create index memberships_by_user on memberships (user_id)`.execute(db);
  await sql`create index memberships_by_joining on memberships (workspace_id, created_at, user_id)`.execute(
    db,
  );
  // A person sees their own memberships in all workspaces, to read only.
  await sql`create policy own on memberships for select
    using (user_id = nullif(current_setting('herald.user', true), '')::uuid)`.execute(db);
  await tenantTable(
    db,
    "removed_memberships",
    sql`
      user_id uuid not null references users (id) on delete cascade,
      role text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      removed_at timestamptz not null`,
    { key: ["user_id"] },
  );
}

// What lets others or programs in; it ends with the membership or the role of who made it.
async function createAccess(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "invitations",
    sql`
      id uuid not null,
      token_hash bytea not null,
      role text not null check (role in ('viewer', 'reviewer', 'member', 'admin')),
      created_by uuid references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      max_uses integer not null,
      uses integer not null,
      revoked_at timestamptz,
      ended_with text check (ended_with in ('membership', 'role'))`,
    { constraints: sql`constraint invitations_token_key unique (workspace_id, token_hash)` },
  );
  await tenantTable(
    db,
    "api_tokens",
    sql`
      id uuid not null,
      name text not null,
      token_hash bytea not null,
      scopes text[] not null,
      created_by uuid references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      ended_with text check (ended_with in ('membership', 'role'))`,
    { constraints: sql`constraint api_tokens_token_key unique (workspace_id, token_hash)` },
  );
  for (const table of ["invitations", "api_tokens"]) {
    await sql`create index ${sql.ref(`${table}_by_time`)} on ${sql.table(table)}
      (workspace_id, created_at desc, id) where revoked_at is null`.execute(db);
  }
}

// Who came and went.
async function createMemberEvents(db: Kysely<unknown>): Promise<void> {
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
