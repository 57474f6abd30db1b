create table users (
  id uuid primary key,
  name text not null,
  is_server_administrator boolean not null,
  untrusted_metadata jsonb not null,
  preferences jsonb not null,
  last_workspace_id uuid,
  last_seen_at timestamptz,
  created_at timestamptz not null
);
create table user_emails (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null constraint user_emails_email_key unique,
  verified boolean not null,
  created_at timestamptz not null
);
create index user_emails_by_user on user_emails (user_id);
create table passwords (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  hash text not null,
  updated_at timestamptz not null
);
grant select, insert, update, delete on "users" to herald_app;
grant select, insert, update, delete on "user_emails" to herald_app;
grant select, insert, update, delete on "passwords" to herald_app;
create table sessions (
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
);
create index sessions_by_user on sessions (user_id);
create table superseded_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  superseded_at timestamptz not null
);
grant select, insert, update, delete on "sessions" to herald_app;
grant select, insert, update, delete on "superseded_tokens" to herald_app;
create table one_time_tokens (
  id uuid primary key,
  token_hash bytea not null constraint one_time_tokens_hash_key unique,
  purpose text not null check (purpose in ('magic_link', 'reset_password', 'setup')),
  user_id uuid references users (id) on delete cascade,
  email text,
  code_challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table outbox_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  recipient text not null,
  subject text not null,
  body text not null,
  one_time_token_id uuid references one_time_tokens (id),
  is_decoy boolean not null,
  created_at timestamptz not null
);
create index outbox_messages_by_time on outbox_messages (created_at desc, id);
create index outbox_messages_by_token on outbox_messages (one_time_token_id);
grant select, insert, update, delete on "one_time_tokens" to herald_app;
grant select, insert, update, delete on "outbox_messages" to herald_app;
create table attempts (
  key text primary key,
  tried_at timestamptz[] not null,
  blocked_until timestamptz,
  locks integer not null,
  updated_at timestamptz not null
);
create table address_calls (
  key text primary key,
  window_started_at timestamptz not null,
  calls integer not null
);
create table signing_keys (
  id text primary key,
  sealed_private_key bytea not null,
  public_key jsonb not null,
  created_at timestamptz not null
);
create table server_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
grant select, insert, update, delete on "attempts" to herald_app;
grant select, insert, update, delete on "address_calls" to herald_app;
grant select, insert, update, delete on "signing_keys" to herald_app;
grant select, insert, update, delete on "server_settings" to herald_app;
create table workspaces (
  id uuid primary key,
  slug text not null constraint workspaces_slug_key unique,
  name text not null,
  time_zone text not null,
  currency text not null,
  is_sample boolean not null,
  claimed_at timestamptz,
  created_at timestamptz not null
);
create unique index workspaces_sample_key on workspaces (is_sample) where is_sample;
grant select, insert, update, delete on "workspaces" to herald_app;
create table "memberships" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('viewer', 'reviewer', 'member', 'admin', 'owner')),
  created_at timestamptz not null,
  primary key ("workspace_id", "user_id")
);
alter table "memberships" enable row level security;
alter table "memberships" force row level security;
create policy workspace on "memberships" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "memberships" to herald_app;
create index memberships_by_user on memberships (user_id);
create policy own on memberships for select
  using (user_id = nullif(current_setting('herald.user', true), '')::uuid);
create table "removed_memberships" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null,
  removed_at timestamptz not null,
  primary key ("workspace_id", "user_id")
);
alter table "removed_memberships" enable row level security;
alter table "removed_memberships" force row level security;
create policy workspace on "removed_memberships" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "removed_memberships" to herald_app;
create table "invitations" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  role text not null check (role in ('viewer', 'reviewer', 'member', 'admin')),
  created_by uuid references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  max_uses integer not null,
  uses integer not null,
  revoked_at timestamptz,
  primary key ("workspace_id", "id"), constraint invitations_token_key unique (workspace_id, token_hash)
);
alter table "invitations" enable row level security;
alter table "invitations" force row level security;
create policy workspace on "invitations" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "invitations" to herald_app;
create table "api_tokens" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key ("workspace_id", "id"), constraint api_tokens_token_key unique (workspace_id, token_hash)
);
alter table "api_tokens" enable row level security;
alter table "api_tokens" force row level security;
create policy workspace on "api_tokens" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "api_tokens" to herald_app;
create table "creators" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  platform text not null,
  handle text not null,
  handle_key text not null,
  name text, url text, bio text, avatar_image_id uuid,
  followers bigint, engagement_rate double precision,
  avg_views bigint, avg_likes bigint, avg_comments bigint, median_views bigint,
  posts_per_week double precision, last_post_at timestamptz, sponsor_share double precision,
  country text, region text, city text, language text,
  gender text, age integer, verified boolean, account_type text, fake_followers double precision,
  email text, phone text,
  categories text[] not null, brands text[] not null, keywords text[] not null,
  audience jsonb not null,
  price_amount bigint, price_currency text, price_per text,
  notes text, tags text[] not null,
  source text not null, import_id uuid,
  provenance jsonb not null,
  version bigint not null,
  created_at timestamptz not null, updated_at timestamptz not null,
  primary key ("workspace_id", "id"), constraint creators_handle_key unique (workspace_id, platform, handle_key)
);
alter table "creators" enable row level security;
alter table "creators" force row level security;
create policy workspace on "creators" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "creators" to herald_app;
create table "creator_snapshots" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  creator_id uuid not null, month date not null, followers bigint, avg_views bigint, engagement_rate double precision,
  primary key ("workspace_id", "creator_id", "month"), foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade
);
alter table "creator_snapshots" enable row level security;
alter table "creator_snapshots" force row level security;
create policy workspace on "creator_snapshots" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "creator_snapshots" to herald_app;
create table "creator_labels" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  creator_id uuid not null, kind text not null, value text not null,
  primary key ("workspace_id", "creator_id", "kind", "value"), foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade
);
alter table "creator_labels" enable row level security;
alter table "creator_labels" force row level security;
create policy workspace on "creator_labels" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "creator_labels" to herald_app;
create table "posts" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, creator_id uuid not null, platform text not null, format text not null,
  url text, caption text, image_id uuid,
  hashtags text[] not null, mentions text[] not null, brands text[] not null,
  views bigint, likes bigint, comments bigint, shares bigint, duration_s double precision,
  sponsored boolean, posted_at timestamptz,
  source text not null, version bigint not null,
  primary key ("workspace_id", "id"), foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade
);
alter table "posts" enable row level security;
alter table "posts" force row level security;
create policy workspace on "posts" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "posts" to herald_app;
create index posts_by_creator on posts (workspace_id, creator_id, posted_at desc);
create table "imports" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, file_name text, kind text not null, sha256 text not null,
  delimiter text, encoding text, columns jsonb not null, counts jsonb not null,
  state text not null, created_by uuid, created_at timestamptz not null, removed_at timestamptz,
  primary key ("workspace_id", "id")
);
alter table "imports" enable row level security;
alter table "imports" force row level security;
create policy workspace on "imports" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "imports" to herald_app;
create table "import_rows" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  import_id uuid not null, line integer not null, part integer not null,
  raw jsonb not null, state text not null, reason text, creator_id uuid,
  before jsonb, after jsonb,
  primary key ("workspace_id", "import_id", "line", "part"), foreign key (workspace_id, import_id) references imports (workspace_id, id) on delete cascade
);
alter table "import_rows" enable row level security;
alter table "import_rows" force row level security;
create policy workspace on "import_rows" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "import_rows" to herald_app;
create table change_feed (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  seq bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  id uuid not null,
  version bigint not null,
  primary key (workspace_id, seq)
);
create index change_feed_position on change_feed (xid, seq);
alter table "change_feed" enable row level security;
alter table "change_feed" force row level security;
create policy workspace on "change_feed" using (true) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "change_feed" to herald_app;
create table "uploads" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  bytes bigint not null,
  sha256 text not null,
  ready boolean not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key ("workspace_id", "id")
);
alter table "uploads" enable row level security;
alter table "uploads" force row level security;
create policy workspace on "uploads" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "uploads" to herald_app;
create index uploads_by_time on uploads (workspace_id, created_at);
create table "content_checks" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  file_id uuid not null,
  file_name text not null,
  bytes bigint not null,
  sha256 text not null,
  caption text,
  rules jsonb not null,
  subject jsonb,
  subject_id uuid,
  due_at date,
  state text not null check (state in ('waiting', 'checking', 'done', 'refused', 'failed')),
  progress real not null,
  problem text,
  measurement jsonb,
  engine jsonb,
  checks jsonb not null,
  overrides jsonb not null,
  seconds real,
  verdict text check (verdict in ('approved', 'approved_with_corrections', 'needs_work')),
  verdict_by text,
  verdict_at timestamptz,
  feedback text not null,
  created_by_name text,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key ("workspace_id", "id")
);
alter table "content_checks" enable row level security;
alter table "content_checks" force row level security;
create policy workspace on "content_checks" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "content_checks" to herald_app;
create index content_checks_by_time on content_checks (workspace_id, created_at desc, id);
create index content_checks_by_subject on content_checks (workspace_id, subject_id);
create index content_checks_by_file on content_checks (workspace_id, file_id);
create table "media_measurements" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  sha256 text not null,
  engine text not null,
  measurement jsonb not null,
  created_at timestamptz not null,
  primary key ("workspace_id", "sha256", "engine")
);
alter table "media_measurements" enable row level security;
alter table "media_measurements" force row level security;
create policy workspace on "media_measurements" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "media_measurements" to herald_app;
create table "collections" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, name text not null, note text,
  created_by uuid, created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz,
  primary key ("workspace_id", "id")
);
alter table "collections" enable row level security;
alter table "collections" force row level security;
create policy workspace on "collections" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "collections" to herald_app;
create table "collection_creators" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  collection_id uuid not null, creator_id uuid not null,
  place integer not null, state text not null, note text, tags text[] not null,
  added_by uuid, added_at timestamptz not null,
  primary key ("workspace_id", "collection_id", "creator_id"), foreign key (workspace_id, collection_id) references collections (workspace_id, id) on delete cascade
);
alter table "collection_creators" enable row level security;
alter table "collection_creators" force row level security;
create policy workspace on "collection_creators" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "collection_creators" to herald_app;
create table "campaigns" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null, goal text not null, brand text not null,
  starts_on date, ends_on date, markets text[] not null,
  lines jsonb not null,
  guidelines text[] not null, handles text[] not null, hashtags text[] not null,
  disclosure jsonb not null,
  budget_amount bigint, budget_currency text,
  status text not null, version integer not null,
  plan_id text, forecast jsonb,
  created_by uuid, created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz,
  primary key ("workspace_id", "id"), constraint campaigns_guidelines_limit check (cardinality(guidelines) <= 8)
);
alter table "campaigns" enable row level security;
alter table "campaigns" force row level security;
create policy workspace on "campaigns" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "campaigns" to herald_app;
create table "campaign_creators" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  campaign_id uuid not null, creator_id uuid not null,
  platform text not null, handle text not null, name text,
  stage text not null, fee_amount bigint, fee_currency text,
  position integer not null, added_at timestamptz not null, removed_at timestamptz,
  primary key ("workspace_id", "campaign_id", "creator_id"), foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade
);
alter table "campaign_creators" enable row level security;
alter table "campaign_creators" force row level security;
create policy workspace on "campaign_creators" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "campaign_creators" to herald_app;
create table "deliverables" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, campaign_id uuid not null, creator_id uuid not null, line_id uuid not null,
  number integer not null, platform text not null, format text not null,
  primary key ("workspace_id", "id"), foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade,
  constraint deliverables_piece_key unique (workspace_id, campaign_id, line_id, creator_id, number)
);
alter table "deliverables" enable row level security;
alter table "deliverables" force row level security;
create policy workspace on "deliverables" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "deliverables" to herald_app;
create table "submissions" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, campaign_id uuid not null, deliverable_id uuid not null, version integer not null,
  check_id uuid not null, caption text not null, rules jsonb not null,
  created_by_name text, created_at timestamptz not null,
  primary key ("workspace_id", "id"),
  foreign key (workspace_id, deliverable_id) references deliverables (workspace_id, id) on delete cascade,
  constraint submissions_version_key unique (workspace_id, deliverable_id, version)
);
alter table "submissions" enable row level security;
alter table "submissions" force row level security;
create policy workspace on "submissions" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "submissions" to herald_app;
create table "campaign_activity" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, campaign_id uuid not null, at timestamptz not null, by_name text, text text not null,
  primary key ("workspace_id", "id"), foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade
);
alter table "campaign_activity" enable row level security;
alter table "campaign_activity" force row level security;
create policy workspace on "campaign_activity" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "campaign_activity" to herald_app;
create index campaign_activity_by_time on campaign_activity (workspace_id, campaign_id, at desc);
create table "threads" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, title text not null, created_by uuid,
  created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz,
  primary key ("workspace_id", "id")
);
alter table "threads" enable row level security;
alter table "threads" force row level security;
create policy workspace on "threads" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "threads" to herald_app;
create table "thread_messages" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  thread_id uuid not null, position integer not null, id text not null, role text not null,
  schema_version integer not null, parts jsonb not null, state text not null, created_at timestamptz not null,
  primary key ("workspace_id", "thread_id", "position"), foreign key (workspace_id, thread_id) references threads (workspace_id, id) on delete cascade
);
alter table "thread_messages" enable row level security;
alter table "thread_messages" force row level security;
create policy workspace on "thread_messages" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "thread_messages" to herald_app;
create table "strategies" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, thread_id uuid not null, name text not null,
  created_at timestamptz not null, updated_at timestamptz not null,
  primary key ("workspace_id", "id"),
  constraint strategies_thread_key unique (workspace_id, thread_id),
  foreign key (workspace_id, thread_id) references threads (workspace_id, id) on delete cascade
);
alter table "strategies" enable row level security;
alter table "strategies" force row level security;
create policy workspace on "strategies" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "strategies" to herald_app;
create table "strategy_versions" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  strategy_id uuid not null, number integer not null, summary text not null,
  stated jsonb not null, plan jsonb not null, created_at timestamptz not null,
  primary key ("workspace_id", "strategy_id", "number"), foreign key (workspace_id, strategy_id) references strategies (workspace_id, id) on delete cascade
);
alter table "strategy_versions" enable row level security;
alter table "strategy_versions" force row level security;
create policy workspace on "strategy_versions" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "strategy_versions" to herald_app;
create table "strategy_approvals" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, strategy_id uuid not null, version integer not null, kind text not null, name text not null,
  asked_by uuid, asked_at timestamptz not null, answered_at timestamptz,
  primary key ("workspace_id", "id"), foreign key (workspace_id, strategy_id) references strategies (workspace_id, id) on delete cascade
);
alter table "strategy_approvals" enable row level security;
alter table "strategy_approvals" force row level security;
create policy workspace on "strategy_approvals" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "strategy_approvals" to herald_app;
create table "reports" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, campaign_id uuid not null, title text not null,
  frozen_at timestamptz, content jsonb not null,
  created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz,
  primary key ("workspace_id", "id")
);
alter table "reports" enable row level security;
alter table "reports" force row level security;
create policy workspace on "reports" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "reports" to herald_app;
create table "report_links" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, report_id uuid not null, token_hash bytea not null,
  prices boolean not null, content jsonb not null,
  created_by_name text, created_at timestamptz not null,
  expires_at timestamptz not null, revoked_at timestamptz,
  opened integer not null, last_opened_at timestamptz,
  primary key ("workspace_id", "id"),
  foreign key (workspace_id, report_id) references reports (workspace_id, id) on delete cascade,
  constraint report_links_token_key unique (workspace_id, token_hash)
);
alter table "report_links" enable row level security;
alter table "report_links" force row level security;
create policy workspace on "report_links" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "report_links" to herald_app;
create table "brand_profiles" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  handles text[] not null,
  sells text not null,
  markets text[] not null,
  languages text[] not null,
  rivals text[] not null,
  updated_at timestamptz not null,
  primary key ("workspace_id")
);
alter table "brand_profiles" enable row level security;
alter table "brand_profiles" force row level security;
create policy workspace on "brand_profiles" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "brand_profiles" to herald_app;
create table "images" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null, file_id uuid not null, width integer not null, height integer not null, created_at timestamptz not null,
  primary key ("workspace_id", "id")
);
alter table "images" enable row level security;
alter table "images" force row level security;
create policy workspace on "images" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "images" to herald_app;
create table "idempotency_keys" (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  key text not null, request_hash text not null, status integer, body text, created_at timestamptz not null,
  primary key ("workspace_id", "key")
);
alter table "idempotency_keys" enable row level security;
alter table "idempotency_keys" force row level security;
create policy workspace on "idempotency_keys" using (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid)) with check (workspace_id = (select nullif(current_setting('herald.workspace', true), '')::uuid));
grant select, insert, update, delete on "idempotency_keys" to herald_app;
create table "kysely_migration" (
  "name" varchar(255) not null primary key,
  "timestamp" varchar(255) not null
);
create table "kysely_migration_lock" (
  "id" varchar(255) not null primary key,
  "is_locked" integer default 0 not null
);
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "kysely_migration"
  select name, '2026-11-21T16:23:04.000Z' from unnest(array[
    '0001-identity', '0002-discovery', '0003-content-checks', '0004-collections', '0005-campaigns',
    '0006-strategy', '0007-reports', '0008-settings', '0009-platform'
  ]) as name;
