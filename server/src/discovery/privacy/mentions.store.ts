import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { patternsOf } from "./mentions.rules.ts";
import type { Named } from "./mentions.rules.ts";

/** What belongs to the team itself: a member may have the same name as a creator. */
const OF_THE_TEAM =
  "memberships removed_memberships invitations api_tokens member_events mcp_calls clients brand_profiles posting_days claims".split(
    " ",
  );
/** Of other creators only what people write is looked through; their own names and addresses are theirs. */
const OWN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  creators: ["name", "email", "phone", "address", "owner", "client", "agency"],
  accounts: ["handle", "handle_key", "url", "links", "platform"],
};

interface Mention {
  table: string;
  at: string;
  row: Record<string, unknown>;
}

/** The tables of a workspace, those with a column `creator_id` told apart. */
export async function workspaceTables(transaction: Transaction): Promise<{ name: string; isOf: boolean }[]> {
  const { rows } = await sql<{ name: string; isOf: boolean }>`
    select relname as name, exists (select from pg_attribute
      where attrelid = pg_class.oid and attname = 'creator_id' and not attisdropped) as "isOf"
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id'
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and has_table_privilege(pg_class.oid, 'update')
    order by relname`.execute(transaction);
  return rows;
}

/** Rows of the workspace that name the person, outside of what belongs to the team. */
export async function findMentions(
  transaction: Transaction,
  workspaceId: string,
  named: Named,
): Promise<Mention[]> {
  const patterns = patternsOf(named);
  if (patterns.length === 0) return [];
  const mentions: Mention[] = [];
  for (const { name } of await workspaceTables(transaction)) {
    if (OF_THE_TEAM.includes(name)) continue;
    const own = sql`${[...(OWN_COLUMNS[name] ?? [])]}::text[]`;
    const { rows } = await sql<Omit<Mention, "table">>`
      select mine.ctid::text as at, to_jsonb(mine) - ${own} as row from ${sql.table(name)} as mine
      where workspace_id = ${workspaceId}::uuid
        and (to_jsonb(mine) - ${own})::text ilike any(${patterns}::text[])`.execute(transaction);
    mentions.push(...rows.map((row) => ({ ...row, table: name })));
  }
  return mentions;
}

/** Writes a row back, changed. @returns whether anything of it was to be changed. */
export async function redactMention(
  transaction: Transaction,
  { table, at, row }: Mention,
  redact: (value: unknown) => unknown,
): Promise<boolean> {
  const changed = Object.entries(row).flatMap(([column, value]) => {
    const left = redact(value);
    return JSON.stringify(left) === JSON.stringify(value) ? [] : [{ column, left }];
  });
  if (changed.length === 0) return false;
  const set = changed.map(({ column }) => sql`${sql.ref(column)} = said.${sql.ref(column)}`);
  const said = JSON.stringify(Object.fromEntries(changed.map(({ column, left }) => [column, left])));
  await sql`update ${sql.table(table)} as mine set ${sql.join(set)}
    from jsonb_populate_record(null::${sql.table(table)}, ${said}::jsonb) as said
    where mine.ctid = ${at}::tid`.execute(transaction);
  return true;
}
