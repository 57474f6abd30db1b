import type { MergeProposalQuery } from "@app/contract/discovery/merging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";

/** More creators than this share an address or a link only when it is that of an agency or a shop. Chosen by us. */
const SHARED_BY_MAX = 3;
/**
 * The link in a bio: an address with its beginning, else "linktr.ee/name" as people write it. A domain without a path may
 * be any word with a point in it, and what stands behind an @ is a mail or an account.
 */
const BIO_LINK = sql.raw(String.raw`coalesce(link_in(bio), lower(rtrim(substring(bio from
  '(?<![[:alnum:]@._/-])((?:[[:alnum:]-]+[.])+[[:alpha:]]{2,}/[^[:space:]?#,;|()]+)'), '/.')))`);

/**
 * Proposes whoever has the same e-mail, link in the bio or handle on another platform as one of these creators. It looks
 * at every creator of the workspace, however few these are: row-level security keeps `lower` and `link_in` from an index.
 */
export async function proposeMerges(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
): Promise<void> {
  if (creatorIds.length === 0) return;
  const ids = sql`any(${[...creatorIds]}::uuid[])`;
  const ofWorkspace = sql`workspace_id = ${workspaceId}::uuid`;
  // A plan that was kept from when the tables were small compares all with all once a large import has filled them.
  await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
  await sql`
    with my_emails as materialized (
      select lower(email) as said from creators where ${ofWorkspace} and id = ${ids} and email is not null
    ), emails as materialized (
      select array_agg(id) as ids from creators
      where ${ofWorkspace} and lower(email) in (select said from my_emails)
      group by lower(email) having count(*) between 2 and ${SHARED_BY_MAX}
    ), my_links as materialized (
      select ${BIO_LINK} as said from accounts
      where ${ofWorkspace} and creator_id = ${ids} and ${BIO_LINK} is not null
    ), links as materialized (
      select array_agg(distinct creator_id) as ids from accounts
      where ${ofWorkspace} and ${BIO_LINK} in (select said from my_links)
      group by ${BIO_LINK} having count(distinct creator_id) between 2 and ${SHARED_BY_MAX}
    )
    insert into merge_proposals (workspace_id, id, creator_id, other_id, reason, state)
    select ${workspaceId}::uuid, gen_random_uuid(), least(one, two), greatest(one, two), min(reason), 'open'
    from (
      select one, two, 'email' as reason from emails, unnest(ids) as one, unnest(ids) as two
      where one < two and (one = ${ids} or two = ${ids})
      union all
      select one, two, 'link' from links, unnest(ids) as one, unnest(ids) as two
      where one < two and (one = ${ids} or two = ${ids})
      union all
      select mine.creator_id, other.creator_id, 'handle'
      from accounts mine join accounts other on other.handle_key = mine.handle_key
        and other.platform <> mine.platform and other.creator_id <> mine.creator_id
      where mine.workspace_id = ${workspaceId}::uuid and other.workspace_id = mine.workspace_id
        and mine.creator_id = ${ids}
    ) as pairs
    group by least(one, two), greatest(one, two)
    on conflict do nothing
  `.execute(transaction);
}

/** Proposes creators whose accounts one row of a table names. */
export async function proposeSameRow(
  transaction: Transaction,
  workspaceId: string,
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into merge_proposals (workspace_id, id, creator_id, other_id, reason, state)
    select ${workspaceId}::uuid, gen_random_uuid(), least(one, two), greatest(one, two), 'row', 'open'
    from unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, two]) => two)}::uuid[]) as pairs (one, two)
    on conflict do nothing
  `.execute(transaction);
}

export type ProposalRow = Selectable<Schema["merge_proposals"]>;
export type SideAccount = Pick<
  Selectable<Schema["creator_accounts"]>,
  "creator_id" | "account_id" | "name" | "platform" | "handle"
>;

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

/** The open ones whose creators are both there; of one creator also those that were answered. Newest first. */
export function listProposals(
  transaction: Transaction,
  { creatorId, ...page }: MergeProposalQuery,
): Promise<Page<ProposalRow>> {
  const bothThere = sql<boolean>`${isThere("merge_proposals.creator_id")} and ${isThere("merge_proposals.other_id")}`;
  const query = transaction
    .selectFrom("merge_proposals")
    .selectAll()
    .where(
      creatorId === undefined
        ? sql<boolean>`state = 'open' and ${bothThere}`
        : sql<boolean>`${creatorId}::uuid in (creator_id, other_id) and (state = 'joined' or ${bothThere})`,
    );
  return readPage(transaction, query, BY_TIME, page);
}

function isThere(column: string) {
  return sql<boolean>`exists (select from creators where creators.workspace_id = merge_proposals.workspace_id
    and creators.id = ${sql.ref(column)})`;
}

export function lockProposal(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<ProposalRow | undefined> {
  return transaction
    .selectFrom("merge_proposals")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProposal(
  transaction: Transaction,
  { workspace_id, id }: ProposalRow,
  { undo, ...answer }: Pick<ProposalRow, "state" | "undo" | "answered_by" | "answered_at">,
): Promise<void> {
  await transaction
    .updateTable("merge_proposals")
    .set({ ...answer, undo: undo === null ? null : JSON.stringify(undo) })
    .where("workspace_id", "=", workspace_id)
    .where("id", "=", id)
    .execute();
}

/** The accounts of the creators of proposals, of each the most followed first. */
export function readSides(transaction: Transaction, rows: readonly ProposalRow[]): Promise<SideAccount[]> {
  const ids = rows.flatMap((row) => [row.creator_id, row.other_id]);
  return transaction
    .selectFrom("creator_accounts")
    .select(["creator_id", "account_id", "name", "platform", "handle"])
    .where("creator_id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("followers", (order) => order.desc().nullsLast())
    .orderBy("account_id")
    .execute();
}
