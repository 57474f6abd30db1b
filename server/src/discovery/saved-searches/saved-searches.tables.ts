import type { Filters, Sort } from "@app/contract/discovery/filters";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface SavedSearchesTable {
  workspace_id: string;
  id: string;
  name: string;
  text: string;
  filters: JSONColumnType<Filters | null, string | null, string | null>;
  sort: JSONColumnType<Sort | null, string | null, string | null>;
  saved_by: string | null;
  saved_at: Timestamp;
  version: Generated<number>;
  removed_at: Timestamp | null;
}

interface SavedSearchLooksTable {
  workspace_id: string;
  saved_search_id: string;
  user_id: string;
  looked_at: Timestamp;
  /** Whom it found then; null where they were too many to keep. */
  creator_ids: string[] | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    saved_searches: SavedSearchesTable;
    saved_search_looks: SavedSearchLooksTable;
  }
}
