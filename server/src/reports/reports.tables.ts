import type { ReportContent } from "@app/contract/reports/schemas";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface ReportsTable {
  workspace_id: string;
  id: string;
  campaign_id: string;
  title: string;
  /** Null for a report that follows its campaign. */
  frozen_at: Timestamp | null;
  /** Of a frozen report what it shows; of a live one what it showed when it was last written. */
  content: JSONColumnType<ReportContent>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: Timestamp | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    reports: ReportsTable;
  }
}
