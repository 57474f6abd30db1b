import type { ColumnType } from "kysely";

interface ImagesTable {
  workspace_id: string;
  id: string;
  file_id: string;
  width: number;
  height: number;
  created_at: ColumnType<Date, Date, never>;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    images: ImagesTable;
  }
}
