import { sql } from "kysely";
import { replaceLabels } from "#/discovery/index.ts";
import type { CreatorLabel } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";

/**
 * Makes the tags and notes that creators carry in any collection known to the search, after entries were written or
 * removed.
 */
export async function relabelCreators(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
): Promise<void> {
  if (creatorIds.length === 0) return;
  const { rows } = await sql<CreatorLabel & { creatorId: string }>`
    with entries as (
      select collection_creators.creator_id, collection_creators.tags, collection_creators.note
      from collection_creators
      join collections on collections.workspace_id = collection_creators.workspace_id
        and collections.id = collection_creators.collection_id
      where collection_creators.workspace_id = ${workspaceId} and collections.removed_at is null
        and collection_creators.creator_id = any(${[...creatorIds]}::uuid[])
    )
    select creator_id as "creatorId", 'tag' as kind, lower(trim(tag)) as value
    from entries, unnest(tags) as tag
    union
    select creator_id, 'notes', 'any' from entries where note is not null
  `.execute(transaction);
  await replaceLabels(transaction, workspaceId, creatorIds, { kinds: ["tag", "notes"], labels: rows });
}
