import type { MemberEventKind, MemberEventReason } from "@app/contract/identity/schemas";
import type { ServerAdministratorEventKind } from "@app/contract/identity/members/server-administrators";
import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { EventName } from "@app/contract/identity/telemetry";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Role } from "@app/contract/identity/roles";
import type { FactorDetails } from "./factors/user-factors.ts";
import type { EndedWith } from "./workspaces/revocations.store.ts";

interface UsersTable {
  id: string;
  name: string;
  is_server_administrator: boolean;
  untrusted_metadata: JSONColumnType<Record<string, unknown>>;
  preferences: JSONColumnType<Record<string, unknown>>;
  /** Of the preferences. */
  version: Generated<number>;
  last_workspace_id: string | null;
  last_seen_at: Date | null;
  created_at: Date;
}

interface UserEmailsTable {
  id: string;
  user_id: string;
  email: string;
  verified: boolean;
  created_at: Date;
}

interface PasswordsTable {
  user_id: string;
  id: string;
  /** PHC string of argon2id. */
  hash: string;
  updated_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  started_at: Date;
  last_accessed_at: Date;
  expires_at: Date;
  ip_address: string;
  user_agent: string;
  factors: JSONColumnType<AuthenticationFactor[]>;
  /** The workspace last used in this session. */
  workspace_id: string | null;
}

interface SupersededTokensTable {
  token_hash: Buffer;
  session_id: string;
  superseded_at: Date;
  /** Of the id of the call that superseded it, while what it gave may be given once more. */
  call_hash: Buffer | null;
}

export type TokenPurpose =
  | "magic_link"
  | "reset_password"
  | "setup"
  | "passcode"
  | "intermediate"
  | "webauthn"
  | "oauth_state"
  | "oauth"
  | "wallet"
  | "one_tap";

interface OneTimeTokensTable {
  id: string;
  token_hash: Buffer;
  purpose: TokenPurpose;
  user_id: string | null;
  email: string | null;
  code_challenge: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** What it is about beside an address: a phone number, a challenge, a provider. */
  subject: Generated<string | null>;
  details: JSONColumnType<Record<string, unknown>, string | undefined>;
  /** How often a wrong answer was given to it. */
  tries: Generated<number>;
}

interface UserFactorsTable {
  id: string;
  user_id: string;
  kind: keyof FactorDetails;
  /** What no two people can have proved: a number, a credential, a provider with its subject. */
  subject: string;
  details: JSONColumnType<FactorDetails[keyof FactorDetails]>;
  /** Sealed or hashed; never read with the person. */
  secret: Buffer | null;
  verified: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

interface OutboxMessagesTable {
  id: string;
  channel: "email" | "sms" | "whatsapp";
  recipient: string;
  subject: string;
  body: string;
  one_time_token_id: string | null;
  /** Written for an address that gets nothing, so that both take the same time. It names nobody and is never shown. */
  is_decoy: boolean;
  created_at: Date;
  state: Generated<"waiting" | "sent" | "failed" | "kept">;
  /** What its link does, for the button above it. */
  action: Generated<string | null>;
  tries: Generated<number>;
  /** The last try. */
  tried_at: Generated<Date | null>;
  /** Why that failed. */
  failure: Generated<string | null>;
  /** The same in a word that names no server. */
  failure_kind: Generated<string | null>;
}

interface AttemptsTable {
  key: string;
  tried_at: Date[];
  blocked_until: Date | null;
  locks: number;
  updated_at: Date;
}

interface AddressCallsTable {
  key: string;
  window_started_at: Date;
  calls: number;
}

interface SigningKeysTable {
  id: string;
  sealed_private_key: Buffer;
  public_key: JSONColumnType<Record<string, unknown>>;
  created_at: Date;
}

interface ServerSettingsTable {
  key: string;
  value: JSONColumnType<{ value: string }>;
  version: Generated<number>;
  updated_at: Date;
}

export interface WorkspacesTable {
  id: string;
  slug: string;
  name: string;
  time_zone: string;
  currency: string;
  is_sample: boolean;
  viewers_see_prices: ColumnType<boolean, boolean | undefined, boolean>;
  version: Generated<number>;
  claimed_at: Date | null;
  created_at: Date;
  /** The person whose private copy of the sample it is; null for every other workspace. */
  sample_copy_for: ColumnType<string | null, string | undefined, string>;
  /** It can be brought back for a while; until then nobody finds it. */
  removed_at: ColumnType<Date | null, undefined, Date | null>;
}

interface MembershipsTable {
  workspace_id: string;
  user_id: string;
  role: Role;
  created_at: Date;
  version: Generated<number>;
}

/** For a while, so that a removal can be undone. */
interface RemovedMembershipsTable extends MembershipsTable {
  removed_at: Date;
}

export interface InvitationsTable {
  workspace_id: string;
  id: string;
  token_hash: Buffer;
  role: Exclude<Role, "owner">;
  /** Whom it was mailed to, who alone can use it. */
  email: ColumnType<string | null, string | null, never>;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  max_uses: number;
  uses: number;
  /** The mail that it last went out with. */
  mail_id: Generated<string | null>;
  revoked_at: Date | null;
  /** Who took it back by itself, and with which role. */
  revoked_by: string | null;
  revoked_as: Role | null;
  ended_with: EndedWith | null;
}

export interface ApiTokensTable {
  workspace_id: string;
  id: string;
  name: string;
  token_hash: Buffer;
  scopes: ("read" | "write")[];
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** Who took it back by itself, and with which role. */
  revoked_by: string | null;
  revoked_as: Role | null;
  ended_with: EndedWith | null;
}

interface MemberEventsTable {
  workspace_id: string;
  id: string;
  at: Date;
  kind: MemberEventKind;
  actor_id: string | null;
  user_id: string | null;
  token_id: string | null;
  invitation_id: string | null;
  role: Role | null;
  role_before: Role | null;
  reason: MemberEventReason | null;
}

interface EventCountsTable {
  /** yyyy-mm-dd */
  day: string;
  event: EventName;
  method: string;
  count: number;
}

interface ServerAdministratorEventsTable {
  id: string;
  at: Date;
  kind: ServerAdministratorEventKind;
  actor_id: string | null;
  /** Who became one or is none any more; the actor where they set something. */
  user_id: string;
  changed: JSONColumnType<Record<string, unknown>, string | undefined, never> | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    users: UsersTable;
    user_emails: UserEmailsTable;
    passwords: PasswordsTable;
    sessions: SessionsTable;
    superseded_tokens: SupersededTokensTable;
    one_time_tokens: OneTimeTokensTable;
    outbox_messages: OutboxMessagesTable;
    user_factors: UserFactorsTable;
    attempts: AttemptsTable;
    address_calls: AddressCallsTable;
    signing_keys: SigningKeysTable;
    server_settings: ServerSettingsTable;
    workspaces: WorkspacesTable;
    memberships: MembershipsTable;
    removed_memberships: RemovedMembershipsTable;
    invitations: InvitationsTable;
    api_tokens: ApiTokensTable;
    member_events: MemberEventsTable;
    event_counts: EventCountsTable;
    server_administrator_events: ServerAdministratorEventsTable;
  }
}
