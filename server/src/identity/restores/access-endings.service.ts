import { sql } from "kysely";
import type { Clock } from "#/platform/clock.ts";
import { enter } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { TokenPurpose } from "#/identity/identity.tables.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { forgetRestored } from "./last-seen.ts";

/** How much was ended of each. */
export interface EndedAccess {
  sessions: number;
  links: number;
  codes: number;
  /** Sign-ins and registrations that had begun. */
  steps: number;
  /** Null where they go on. */
  tokens: number | null;
  inviteLinks: number | null;
}

const KINDS: { [Purpose in TokenPurpose]: "links" | "codes" | "steps" } = {
  magic_link: "links",
  reset_password: "links",
  setup: "links",
  passcode: "codes",
  intermediate: "steps",
  webauthn: "steps",
  oauth_state: "steps",
  oauth: "steps",
  wallet: "steps",
  one_tap: "steps",
};

/** Ends what lets people in, of everybody at once: after a restore nobody knows what of it had ended before. */
export class AccessEndingsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #folder: string;

  /** @param dependencies.filesDir keeps whether a restore was noticed. */
  constructor(dependencies: { db: Database; clock: Clock; filesDir: string }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#folder = dependencies.filesDir;
  }

  /** @param alsoTokens whether API tokens and invite links end, too. */
  async endAll({ alsoTokens }: { alsoTokens: boolean }): Promise<EndedAccess> {
    const now = this.#clock.now();
    const ended = await this.#db.transaction().execute(async (transaction) => ({
      sessions: await endSessions(transaction),
      ...(await endOneTimeTokens(transaction, now)),
      ...(alsoTokens ? await endTokens(transaction, now) : { tokens: null, inviteLinks: null }),
    }));
    forgetRestored(this.#folder);
    return ended;
  }
}

async function endSessions(transaction: Transaction): Promise<number> {
  await sql`delete from superseded_tokens`.execute(transaction);
  const { numAffectedRows = 0n } = await sql`delete from sessions`.execute(transaction);
  return Number(numAffectedRows);
}

async function endOneTimeTokens(transaction: Transaction, now: Date) {
  const rows = await transaction
    .updateTable("one_time_tokens")
    .set({ used_at: now, expires_at: now })
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("purpose")
    .execute();
  const ended = { links: 0, codes: 0, steps: 0 };
  for (const { purpose } of rows) ended[KINDS[purpose]] += 1;
  return ended;
}

// Of deleted workspaces, too, which can be brought back. Nobody undoes it: no person has done it.
async function endTokens(transaction: Transaction, now: Date) {
  const ended = { tokens: 0, inviteLinks: 0 };
  const workspaces = await transaction.selectFrom("workspaces").select("id").orderBy("id").execute();
  for (const { id: workspaceId } of workspaces) {
    await enter(transaction, "herald.workspace", workspaceId);
    const tokens = await endOpen(transaction, "api_tokens", now);
    const links = await endOpen(transaction, "invitations", now);
    await insertMemberEvents(transaction, workspaceId, now, [
      ...tokens.map((tokenId) => ({ kind: "token_revoked" as const, actorId: null, tokenId })),
      ...links.map((invitationId) => ({ kind: "invitation_revoked" as const, actorId: null, invitationId })),
    ]);
    ended.tokens += tokens.length;
    ended.inviteLinks += links.length;
  }
  return ended;
}

async function endOpen(
  transaction: Transaction,
  table: "api_tokens" | "invitations",
  now: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable(table)
    .set({ revoked_at: now, ended_with: "sessions" })
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
