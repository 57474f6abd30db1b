import type { ColumnType, Generated } from "kysely";

interface BrandProfilesTable {
  workspace_id: string;
  handles: string[];
  sells: string;
  markets: string[];
  languages: string[];
  rivals: string[];
  updated_at: ColumnType<Date, Date, Date>;
  version: Generated<number>;
}

interface PostingDaysTable {
  workspace_id: string;
  /** As they were pasted. */
  quiet_days: string;
  school_holidays: string;
  updated_at: ColumnType<Date, Date, Date>;
  version: Generated<number>;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    brand_profiles: BrandProfilesTable;
    posting_days: PostingDaysTable;
  }
}
