import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Answers of the machine, and those in place of which a person gave another one. */
export interface Overturned {
  answers: number;
  overturned: number;
  /** Checks that these answers are of. */
  checks: number;
}

/** Over all checks that are done; what was not checked is no answer. */
export async function readOverturned(transaction: Transaction, workspaceId: string): Promise<Overturned> {
  const { rows } = await sql<Overturned>`
    select count(*) as answers, count(distinct one.id) as checks,
      count(*) filter (
        where one.overrides -> (answer ->> 'field') ->> 'status' <> answer ->> 'status'
      ) as overturned
    from content_checks as one, jsonb_array_elements(one.checks) as answer
    where one.workspace_id = ${workspaceId} and one.removed_at is null and one.state = 'done'
      and answer ->> 'status' in ('pass', 'fail')`.execute(transaction);
  return rows[0] ?? { answers: 0, overturned: 0, checks: 0 };
}
