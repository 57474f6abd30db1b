import type { CreatorTable } from "#/discovery/index.ts";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface CollectionsTable {
  workspace_id: string;
  id: string;
  client_id: Generated<string | null>;
  name: string;
  note: string | null;
  /** Of name and note. */
  version: Generated<number>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: Timestamp | null;
}

interface CollectionCreatorsTable {
  workspace_id: string;
  collection_id: string;
  creator_id: string;
  /** Order in which creators were added. */
  place: number;
  state: string;
  note: string | null;
  tags: string[];
  /** Of state, note and tags. */
  version: Generated<number>;
  added_by: string | null;
  added_at: Timestamp;
}

interface CollectionVotesTable {
  workspace_id: string;
  collection_id: string;
  creator_id: string;
  user_id: string;
  vote: string;
  voted_at: Timestamp;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    collections: CollectionsTable;
    collection_creators: CollectionCreatorsTable;
    collection_votes: CollectionVotesTable;
  }
}

/** A list that holds both creators of a merge keeps the entry of the one that stays, and whoever voted on both one vote. */
export const ENTRIES_OF_CREATORS: readonly CreatorTable[] = [
  { name: "collection_creators", key: ["collection_id"] },
  { name: "collection_votes", key: ["collection_id", "user_id"] },
];
