import type {
  ServerAdministrator,
  ServerAdministratorEvent,
  ServerAdministratorEventList,
  ServerAdministratorList,
} from "@app/contract/identity/members/server-administrators";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { addressOf, personName } from "#/identity/users/users.store.ts";

const BY_ACCOUNT: Order = [by("moment", "u.created_at", "asc"), by("id", "u.id", "asc")];
const BY_TIME: Order = [by("moment", "e.at", "desc"), by("id", "e.id", "asc")];

/**
 * Gives the mark or takes it away, with the line that tells of it. Who has it already keeps it without one.
 * @returns whether something changed.
 */
export async function markServerAdministrator(
  transaction: Transaction,
  change: { userId: string; isOne: boolean; by: string | null; now: Date },
): Promise<boolean> {
  const { userId, isOne } = change;
  const changed = await transaction
    .updateTable("users")
    .set({ is_server_administrator: isOne })
    .where("id", "=", userId)
    .where("is_server_administrator", "<>", isOne)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  const kind = isOne ? "made" : "removed";
  const row = { id: randomUUID(), at: change.now, kind, actor_id: change.by, user_id: userId } as const;
  await transaction.insertInto("server_administrator_events").values(row).execute();
  return true;
}

/** The line that tells who set what of who comes in and how, in the transaction that stores it. */
export async function noteSignInChange(
  transaction: Transaction,
  { by: userId, changed, now }: { by: string; changed: object; now: Date },
): Promise<void> {
  const who = { actor_id: userId, user_id: userId };
  const row = {
    id: randomUUID(),
    at: now,
    kind: "sign_in_changed",
    changed: JSON.stringify(changed),
  } as const;
  await transaction
    .insertInto("server_administrator_events")
    .values({ ...row, ...who })
    .execute();
}

/** Their ids, locked until the transaction ends: of two who take it from each other, one stays. */
export async function lockServerAdministrators(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom("users")
    .select("id")
    .where("is_server_administrator", "=", true)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function listServerAdministrators(
  db: Database,
  page: ListQuery,
): Promise<ServerAdministratorList> {
  return toList(await readPage(db, administrators(db), BY_ACCOUNT, page), toAdministrator);
}

/** Newest first. */
export async function listServerAdministratorEvents(
  db: Database,
  page: ListQuery,
): Promise<ServerAdministratorEventList> {
  const query = db
    .selectFrom("server_administrator_events as e")
    .select(["e.id", "e.at", "e.kind", "e.changed"])
    .select([personName("e.actor_id").as("by"), personName("e.user_id").as("person")]);
  return toList(await readPage(db, query, BY_TIME, page), (row): ServerAdministratorEvent => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.by,
    person: row.person,
    changed: row.changed,
  }));
}

function administrators(db: Database) {
  return db
    .selectFrom("users as u")
    .select(["u.id", "u.name", "u.last_seen_at"])
    .select([
      addressOf("u.id").as("email"),
      sql<Date | null>`(select max(at) from server_administrator_events e
        where e.user_id = u.id and e.kind = 'made')`.as("since"),
    ])
    .where("u.is_server_administrator", "=", true);
}

type AdministratorRow = Awaited<ReturnType<ReturnType<typeof administrators>["execute"]>>[number];

function toAdministrator(row: AdministratorRow): ServerAdministrator {
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    since: row.since?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}
