import { TriageState } from "@app/contract/collections/schemas";
import type { Collection, CollectionEntry, CollectionList } from "@app/contract/collections/schemas";
import type { SearchedListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { findNamed, namesAll } from "#/platform/database/name-search.ts";
import type { Schema } from "#/platform/database/schema.ts";

type FullEntry = Required<{ [K in keyof CollectionEntry]: Exclude<CollectionEntry[K], undefined> }>;
export type NewEntry = Omit<FullEntry, "place"> & { place: number | null };
export type StoredEntry = FullEntry & { version: number; addedAt: Date };

export interface EntryChoice {
  creatorIds?: readonly string[] | null;
  state?: TriageState | undefined;
  tag?: string | undefined;
}

const BY_CHANGE: Order = [by("moment", "updated_at", "desc"), by("id", "id", "asc")];

interface CollectionRow {
  id: string;
  name: string;
  note: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

interface Contents {
  untriaged: number;
  shortlisted: number;
  passed: number;
  faces: Collection["faces"];
}

const NOTHING: Contents = { untriaged: 0, shortlisted: 0, passed: 0, faces: [] };

/** As many as stand beside a name. */
const FACES = 4;

export async function insertCollection(
  transaction: Transaction,
  workspaceId: string,
  collection: { id: string; name: string; note: string | null; createdBy: string | null; now: Date },
): Promise<void> {
  await transaction
    .insertInto("collections")
    .values({
      workspace_id: workspaceId,
      id: collection.id,
      name: collection.name,
      note: collection.note,
      created_by: collection.createdBy,
      created_at: collection.now,
      updated_at: collection.now,
      removed_at: null,
    })
    .execute();
}

/** Last changed first; with `q`, those whose name holds its words. */
export async function listCollections(
  transaction: Transaction,
  workspaceId: string,
  { q = "", ...page }: SearchedListQuery,
): Promise<CollectionList> {
  const query = collections(transaction, workspaceId)
    .where("removed_at", "is", null)
    .where(namesAll(["name"], q));
  const found = await readPage(transaction, query, BY_CHANGE, page);
  const contents = await contentsOf(transaction, workspaceId, found.rows);
  return toList(found, (row) => toCollection(row, contents.get(row.id)));
}

/** Null for a removed one, unless `removed` asks for exactly those, and for one of another workspace. */
export async function findCollection(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { removed = false } = {},
): Promise<Collection | null> {
  const row = await collections(transaction, workspaceId)
    .where("id", "=", id)
    .where("removed_at", removed ? "is not" : "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const contents = await contentsOf(transaction, workspaceId, [row]);
  return toCollection(row, contents.get(row.id));
}

/** Whether the collection is there and not removed; counts nothing. */
export async function isCollection(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("collections")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

function collections(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("collections")
    .select(["id", "name", "note", "version", "created_at", "updated_at"])
    .where("workspace_id", "=", workspaceId);
}

/**
 * What the collections hold, by their ids, in one pass over the entries of all of them: asked for collection by
 * collection beside its row, the list cost twice as much. Counts only creators that are there: those of a removed
 * import come back with it. An account is the one by which a creator is shown, as in main_accounts.
 */
async function contentsOf(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly { id: string }[],
): Promise<ReadonlyMap<string, Contents>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const entries = sql`collection_creators as entries
    join creators on creators.workspace_id = entries.workspace_id and creators.id = entries.creator_id`;
  const { rows: found } = await sql<Contents & { id: string }>`
    select counts.*, faces.faces
    from (select entries.collection_id as id,
        count(*) filter (where entries.state = 'untriaged') as untriaged,
        count(*) filter (where entries.state = 'shortlisted') as shortlisted,
        count(*) filter (where entries.state = 'passed') as passed
      from ${entries}
      where entries.workspace_id = ${workspaceId} and entries.collection_id = any(${ids}::uuid[])
      group by entries.collection_id) as counts
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(first.name, account.handle),
        'imageId', account.avatar_image_id) order by first.place, first.id), '[]') as faces
      from (select creators.id, creators.name, entries.place
        from ${entries}
        where entries.workspace_id = ${workspaceId} and entries.collection_id = counts.id
        order by entries.place, entries.creator_id limit ${FACES}) as first
      cross join lateral (select handle, avatar_image_id from accounts
        where accounts.workspace_id = ${workspaceId} and accounts.creator_id = first.id
        order by followers desc nulls last, id limit 1) as account) as faces`.execute(transaction);
  return new Map(found.map(({ id, ...contents }) => [id, contents]));
}

function toCollection(row: CollectionRow, { faces, ...counts } = NOTHING): Collection {
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    faces,
    version: row.version,
    counts: { ...counts, all: counts.untriaged + counts.shortlisted + counts.passed },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The collections of the transaction's workspace that carry one of the names, which are in lower case. */
export function findCollectionsNamed(transaction: Transaction, names?: readonly string[]) {
  return findNamed(transaction, "collections", names);
}

/** What is no edit: when it was last used, and whether it is there. */
export async function updateCollection(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  change: { updated_at: Date; removed_at?: Date | null },
): Promise<void> {
  await transaction
    .updateTable("collections")
    .set(change)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .execute();
}

/** Names of the collections that a creator is in, last changed first. */
export async function listNamesOf(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("collections")
    .innerJoin("collection_creators", (join) =>
      join
        .onRef("collection_creators.workspace_id", "=", "collections.workspace_id")
        .onRef("collection_creators.collection_id", "=", "collections.id"),
    )
    .select("collections.name")
    .where("collections.workspace_id", "=", workspaceId)
    .where("collection_creators.creator_id", "=", creatorId)
    .where("collections.removed_at", "is", null)
    .orderBy("collections.updated_at", "desc")
    .orderBy("collections.id")
    .execute();
  return rows.map(({ name }) => name);
}

/** In the order in which they were added; all, or those of these creators, in this state, with this tag. */
export async function listEntries(
  transaction: Transaction,
  workspaceId: string,
  collectionId: string,
  { creatorIds = null, state, tag }: EntryChoice = {},
): Promise<StoredEntry[]> {
  const rows = await transaction
    .selectFrom("collection_creators")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("collection_id", "=", collectionId)
    .$if(creatorIds !== null, (query) =>
      query.where("creator_id", "=", sql<string>`any(${[...(creatorIds ?? [])]}::uuid[])`),
    )
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? ""))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = any(tags)`))
    .orderBy("place")
    .orderBy("creator_id")
    .execute();
  return rows.map(toEntry);
}

function toEntry(row: Selectable<Schema["collection_creators"]>): StoredEntry {
  return {
    creatorId: row.creator_id,
    state: TriageState.parse(row.state),
    note: row.note,
    tags: row.tags,
    place: row.place,
    version: row.version,
    addedAt: row.added_at,
  };
}

/** Adds entries; creators that are in the collection already stay as they are. @returns the ids added. */
export async function insertEntries(
  transaction: Transaction,
  workspaceId: string,
  collectionId: string,
  entries: readonly NewEntry[],
  added: { by: string | null; at: Date },
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ creatorId, ...kept }) => ({ creator_id: creatorId, ...kept }));
  const { rows: inserted } = await sql<{ creator_id: string }>`
    insert into collection_creators
      (workspace_id, collection_id, creator_id, place, state, note, tags, added_by, added_at)
    select ${workspaceId}::uuid, ${collectionId}::uuid, new.creator_id,
      coalesce(new.place, last.place + row_number() over ()), new.state, new.note, new.tags,
      ${added.by}::uuid, ${added.at}::timestamptz
    from jsonb_populate_recordset(null::collection_creators, ${JSON.stringify(rows)}::jsonb) as new,
      (select coalesce(max(place), 0) as place from collection_creators
        where workspace_id = ${workspaceId} and collection_id = ${collectionId}) as last
    on conflict (workspace_id, collection_id, creator_id) do nothing returning creator_id
  `.execute(transaction);
  return inserted.map((row) => row.creator_id);
}

export async function deleteEntries(
  transaction: Transaction,
  workspaceId: string,
  collectionId: string,
  creatorIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom("collection_creators")
    .where("workspace_id", "=", workspaceId)
    .where("collection_id", "=", collectionId)
    .where("creator_id", "=", sql<string>`any(${[...creatorIds]}::uuid[])`)
    .execute();
}
