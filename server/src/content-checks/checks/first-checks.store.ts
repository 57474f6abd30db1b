import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Pieces of content by how their first check came out. */
export interface FirstChecks {
  checked: number;
  /** Without a failed answer; an answer that a person gave in place of the machine's counts. */
  passed: number;
}

/** First checks since a moment; a later draft of the same piece is no first one. */
export async function readFirstChecks(
  transaction: Transaction,
  workspaceId: string,
  since: Date,
): Promise<FirstChecks> {
  const { rows } = await sql<FirstChecks>`
    select count(*) as checked, count(*) filter (where not exists (
      select from jsonb_array_elements(one.checks) as answer
      where coalesce(one.overrides -> (answer ->> 'field') ->> 'status', answer ->> 'status') = 'fail'
    )) as passed
    from content_checks as one
    where one.workspace_id = ${workspaceId} and one.created_at >= ${since}
      and one.removed_at is null and one.state = 'done' and not exists (
        select from content_checks as earlier
        where earlier.workspace_id = one.workspace_id and earlier.subject_id = one.subject_id
          and earlier.created_at < one.created_at and earlier.removed_at is null
      )`.execute(transaction);
  return rows[0] ?? { checked: 0, passed: 0 };
}
