import type { ColumnType } from "kysely";

/** One row: the folder of files that belongs to this database. */
interface FilesFolderTable {
  single: true;
  id: string;
  created_at: ColumnType<Date, Date, never>;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    files_folder: FilesFolderTable;
  }
}
