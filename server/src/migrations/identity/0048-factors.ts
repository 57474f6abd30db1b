import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication } from "#/migrations/tenant-table.ts";

/**
 * What a person proves beside addresses and a password, and what is asked for once on the way: a passcode, a challenge,
 * a sign-in that waits for its second factor. Of a thing that nobody proved yet, several may try to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table user_factors (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    kind text not null check (kind in
      ('phone_number', 'totp', 'oauth', 'webauthn_registration', 'crypto_wallet', 'recovery_codes')),
    subject text not null,
    details jsonb not null,
    secret bytea,
    verified boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    constraint user_factors_own_key unique (user_id, kind, subject)
  )`.execute(db);
  await sql`create unique index user_factors_subject_key on user_factors (kind, subject)
    where verified`.execute(db);
  await grantToApplication(db, "user_factors");
  await sql`alter table one_time_tokens
    drop constraint one_time_tokens_purpose_check,
    add constraint one_time_tokens_purpose_check check (purpose in ('magic_link', 'reset_password', 'setup',
      'passcode', 'intermediate', 'webauthn', 'oauth_state', 'oauth', 'wallet', 'one_tap')),
    add subject text,
    add details jsonb not null default '{}',
    add tries integer not null default 0`.execute(db);
}
