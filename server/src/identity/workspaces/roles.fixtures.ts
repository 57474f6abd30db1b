import { ROLES } from "@app/contract/identity/roles";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import type { Database } from "#/platform/database/database.ts";
import { keepFactor } from "#/identity/factors/user-factors.store.ts";

/** Who asks: each of the five roles, and a viewer who administers the server. */
export const ASKERS = [...ROLES, "server administrator"] as const;
export type Asker = (typeof ASKERS)[number];

/** A workspace with somebody and something of each kind that a route may be about. */
export interface Place {
  /** An owner who asks for nothing. */
  founder: Person;
  askers: ReadonlyMap<Asker, Person>;
  /** A member, and one who was removed. */
  colleague: Person;
  removed: Person;
  otherAdministrator: Person;
  link: string;
  mailedLink: string;
  /** What was mailed with it. */
  message: string;
  revokedLink: string;
  token: string;
  revokedToken: string;
  /** Where each asker is signed in, too. */
  otherSessions: ReadonlyMap<Asker, string>;
}

export const roleOf = (asker: Asker): Role => (asker === "server administrator" ? "viewer" : asker);
export const newAddress = () => `p${randomBytes(6).toString("hex")}@fern.com`;
const API = "/api/v1";

/** The only one of its server: reading all of its rows stays quick. */
export async function makePlace(app: TestApp, owner: Database): Promise<Place> {
  await empty(owner);
  const founder = await app.signIn();
  const join = (role: Role, isServerAdministrator = false) =>
    app.signIn({ workspaceOf: founder, role, isServerAdministrator });
  const askers = new Map<Asker, Person>();
  const otherSessions = new Map<Asker, string>();
  for (const asker of ASKERS) {
    const person = await join(roleOf(asker), asker === "server administrator");
    askers.set(asker, person);
    otherSessions.set(asker, await secondSession(owner, person));
    if (asker === "server administrator") await giveAddress(owner, person);
  }
  const [colleague, removed] = [await join("member"), await join("viewer")];
  await giveApp(owner, colleague);
  const made = async (url: string, body: object) =>
    (await founder("POST", `${API}${url}`, body)).json<{ id: string }>().id;
  const [link, revokedLink] = [await made("/invitations", {}), await made("/invitations", {})];
  const [token, revokedToken] = [
    await made("/api-tokens", { name: "Sheet" }),
    await made("/api-tokens", { name: "Old" }),
  ];
  await founder("POST", `${API}/invitations/mailed`, { emails: [newAddress()] });
  const { items } = (await founder("GET", `${API}/invitations`)).json<{
    items: { id: string; email: string | null }[];
  }>();
  const mailedLink = items.find(({ email }) => email !== null)?.id ?? "";
  await founder("DELETE", `${API}/members/${removed.userId}`);
  await founder("DELETE", `${API}/invitations/${revokedLink}`);
  await founder("DELETE", `${API}/api-tokens/${revokedToken}`);
  const otherAdministrator = await app.signIn({ isServerAdministrator: true });
  return {
    founder,
    askers,
    colleague,
    removed,
    otherAdministrator,
    link,
    mailedLink,
    message: await lastMessage(owner),
    revokedLink,
    token,
    revokedToken,
    otherSessions,
  };
}

/** One row of the database: what it says, by column, with its ids made readable. */
type Row = Readonly<Record<string, string>>;
/** Every row that a route of identity may change, by its table and key. */
export type State = ReadonlyMap<string, Row>;

/** Tables, with what tells their rows apart. */
const TABLES: Readonly<Record<string, string>> = {
  users: "id",
  user_emails: "id",
  user_factors: "id",
  passwords: "user_id",
  sessions: "id",
  workspaces: "id",
  memberships: "workspace_id || user_id::text",
  removed_memberships: "workspace_id || user_id::text",
  invitations: "id",
  api_tokens: "id",
  member_events: "id",
  one_time_tokens: "id",
  outbox_messages: "id",
  server_settings: "key",
  server_administrator_events: "id",
};
const Rows = z.array(
  z.object({ place: z.string(), key: z.string(), row: z.record(z.string(), z.unknown()) }),
);

async function empty(owner: Database): Promise<void> {
  const tables = Object.keys(TABLES).filter((name) => name !== "server_settings");
  const deletions = tables.map((name) => `delete from ${name};`).join(" ");
  await sql
    .raw(`do $$ begin set local session_replication_role = replica; ${deletions} end $$`)
    .execute(owner);
}

/** As the database's owner, who sees every workspace. */
export async function stateOf(owner: Database): Promise<State> {
  const selects = Object.entries(TABLES).map(
    ([name, key]) => `select '${name}' as place, (${key})::text as key, to_jsonb(t) as row from ${name} t`,
  );
  const { rows } = await sql.raw(selects.join(" union all ")).execute(owner);
  return new Map(
    Rows.parse(rows).map(({ place, key, row }) => [
      `${place} ${key}`,
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, JSON.stringify(value)])),
    ]),
  );
}

/** Whose or which a row is. */
const OWNERS = ["user_id", "key", "id"];
/** What a line of a log, or a membership, says. */
const SAYS = ["kind", "role"];

/**
 * What became of the rows: "+ memberships of asker: viewer", "- …", or which columns are others. Times and versions that
 * go with every change are left out; a value that is a word is told, and what reads alike is told once.
 */
export function effectsOf(before: State, after: State, names: ReadonlyMap<string, string>): string[] {
  const told = (key: string, row: Row) => {
    const [table = ""] = key.split(" ");
    const whose = OWNERS.map((column) => names.get(plain(row[column]))).find((name) => name !== undefined);
    const says = SAYS.flatMap((column) => plain(row[column]) || []);
    return { what: whose === undefined ? table : `${table} of ${whose}`, says: says.join(" ") };
  };
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old && now) {
      const changed = changedColumns(old, now);
      return changed.length === 0 ? [] : [`${told(key, now).what}: ${changed.join(", ")}`];
    }
    const { what, says } = told(key, now ?? old ?? {});
    return [`${now ? "+" : "-"} ${what}${says && `: ${says}`}`];
  });
  return [...new Set(lines)].toSorted();
}

const UNTOLD = new Set(["version", "updated_at", "last_accessed_at", "last_seen_at"]);
const WORD = /^(?:[a-z]+|[A-Z][a-z]+|true|false)$/;

function changedColumns(old: Row, now: Row): string[] {
  const columns = Object.keys(now).filter((column) => !UNTOLD.has(column) && now[column] !== old[column]);
  return columns.map((column) => {
    const value = plain(now[column]);
    return WORD.test(value) ? `${column} ${value}` : column;
  });
}

const plain = (text: string | undefined) =>
  text === undefined || text === "null" ? "" : text.replaceAll('"', "");

async function giveAddress(owner: Database, { userId }: Person): Promise<void> {
  const email = { id: userId, user_id: userId, email: newAddress(), verified: true, created_at: new Date() };
  await owner.insertInto("user_emails").values(email).execute();
}

/** With a mailbox that lets them in again, should they lose it. */
async function giveApp(owner: Database, person: Person): Promise<void> {
  await giveAddress(owner, person);
  const { userId } = person;
  const own = { userId, verified: true, now: new Date(), subject: userId };
  await keepFactor(owner, { ...own, kind: "totp", details: { lastStep: null } });
}

async function lastMessage(owner: Database): Promise<string> {
  const { id } = await owner
    .selectFrom("outbox_messages")
    .select("id")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** A second browser of the person. */
async function secondSession(owner: Database, { userId }: Person): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into sessions (id, user_id, token_hash, started_at, last_accessed_at, expires_at, ip_address, user_agent, factors, workspace_id)
    select gen_random_uuid(), user_id, sha256(token_hash), started_at, last_accessed_at, expires_at, ip_address, user_agent, factors, workspace_id
    from sessions where user_id = ${userId} limit 1 returning id::text`.execute(owner);
  return rows[0]?.id ?? "";
}
