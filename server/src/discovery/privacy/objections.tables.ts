import type { ColumnType } from "kysely";

interface ObjectionsTable {
  workspace_id: string;
  id: string;
  /** Keyed, of the account or the e-mail address. */
  hash: string;
  kind: string;
  platform: string | null;
  added_at: ColumnType<Date, Date | string, Date | string>;
  added_by: string | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    objections: ObjectionsTable;
  }
}
