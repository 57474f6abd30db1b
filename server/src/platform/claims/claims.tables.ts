import type { ColumnType } from "kysely";

interface ClaimsTable {
  workspace_id: string;
  name: string;
  holder: string;
  until: ColumnType<Date, Date, Date>;
  is_asked_back: boolean;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    claims: ClaimsTable;
  }
}
