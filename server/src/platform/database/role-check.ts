import { sql } from "kysely";
import { TIME_LIMITS } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";

interface Findings {
  role: string;
  /** Passes by every policy. */
  isExempt: boolean;
  owned: string[];
  open: string[];
  statementMs: number;
  idleMs: number;
}

/**
 * Asks the database itself whether a connection of the application is held to its workspace and its time.
 * @throws with what is wrong, before anything is served.
 */
export async function requireRestrictedRole(db: Database): Promise<void> {
  const { role, isExempt, owned, open, statementMs, idleMs } = await examine(db);
  const problems = [
    isExempt && `the role ${role} is a superuser or has BYPASSRLS`,
    owned.length > 0 && `the role ${role} owns ${owned.join(", ")}`,
    open.length > 0 && `row-level security is not forced on ${open.join(", ")}`,
    statementMs !== TIME_LIMITS.statement && `statement_timeout is ${statementMs} ms`,
    idleMs !== TIME_LIMITS.idleInTransaction && `idle_in_transaction_session_timeout is ${idleMs} ms`,
  ].filter((problem) => problem !== false);
  if (problems.length === 0) return;
  throw new Error(
    `The database would not keep workspaces apart: ${problems.join("; ")}. Take these rights from the role, or the change back, then start Herald again.`,
  );
}

// A tenant's table is one whose key begins with the workspace. The job queue's schema is the application's own.
async function examine(db: Database): Promise<Findings> {
  const { rows } = await sql<Findings>`
    with tables as (
      select c.oid, c.relname, c.relowner, c.relrowsecurity and c.relforcerowsecurity as forced,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    )
    select current_user as role, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "isExempt",
      array(select relname::text from tables where pg_has_role(current_user, relowner, 'usage') order by 1) as owned,
      array(select relname::text from tables where key = 'workspace_id' and not forced order by 1) as open,
      (select setting::integer from pg_settings where name = 'statement_timeout') as "statementMs",
      (select setting::integer from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleMs"
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("The database did not answer who asks.");
  return found;
}
