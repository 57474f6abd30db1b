import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/**
 * Says whose the rows of imports are by now: a post, order or payment may have found its creator after its import, and
 * an erasure takes the rows along by their creator.
 */
export async function followAttached(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<void> {
  await sql`
    with own as (
      select id from posts where workspace_id = ${workspaceId} and creator_id = ${creatorId}
      union all select id from orders where workspace_id = ${workspaceId} and creator_id = ${creatorId}
      union all select id from payments where workspace_id = ${workspaceId} and creator_id = ${creatorId}
    ), followed as (
      update import_records set creator_id = ${creatorId}
      where workspace_id = ${workspaceId} and creator_id is null and record_id in (select id from own)
      returning import_id, line
    )
    update import_rows set creator_id = ${creatorId} from followed
    where import_rows.workspace_id = ${workspaceId} and import_rows.creator_id is null
      and import_rows.import_id = followed.import_id and import_rows.line = followed.line
  `.execute(transaction);
}
