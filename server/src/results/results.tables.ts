import type { CreatorTable } from "#/discovery/index.ts";
import type { ColumnType, JSONColumnType } from "kysely";
import type { Evidence } from "./attaching/evidence.ts";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Columns that posts, orders and payments have in common. */
export interface RecordColumns {
  workspace_id: string;
  id: string;
  creator_id: string | null;
  campaign_id: string | null;
  /** How it came to them, in the words of `AttachedBy`. */
  creator_by: string | null;
  campaign_by: string | null;
  /** A `WaitingReason` while a person has to choose. */
  waiting: string | null;
  code: string | null;
  /** What was said of creator and campaign, to attach it anew by. */
  said: JSONColumnType<Evidence> | null;
  /** What makes it the same when it is recorded again; null for what is always new. */
  identity: string | null;
  import_id: string | null;
  line: number | null;
  fields: JSONColumnType<Record<string, string>> | null;
  source: string;
  version: number;
}

interface PostReadingsTable {
  workspace_id: string;
  post_id: string;
  taken_at: Timestamp;
  source: string;
  views: number | null;
  impressions: number | null;
  reach: number | null;
  likes: number | null;
  comments: number | null;
  saves: number | null;
  shares: number | null;
  clicks: number | null;
}

interface OrdersTable extends RecordColumns {
  post_id: string | null;
  /** The order's number in the shop. */
  reference: string | null;
  link: string | null;
  /** Minor units of `currency`. */
  amount: number | null;
  currency: string | null;
  /** How many orders the row stands for. */
  count: number;
  ordered_at: Timestamp | null;
  created_at: Timestamp;
}

interface PaymentsTable extends RecordColumns {
  invoice: string | null;
  /** Minor units of `currency`. */
  net_amount: number | null;
  vat_amount: number | null;
  gross_amount: number | null;
  /** Of an open payment. */
  paid_amount: number | null;
  currency: string | null;
  /** Days as yyyy-mm-dd. */
  issued_on: string | null;
  due_on: string | null;
  paid_on: string | null;
  state: string;
  created_at: Timestamp;
}

interface TrackingCodesTable {
  workspace_id: string;
  campaign_id: string;
  creator_id: string;
  /** In capital letters. */
  code: string;
  landing_url: string | null;
  made_at: Timestamp;
}

interface ImportRecordsTable {
  workspace_id: string;
  import_id: string;
  line: number;
  part: number;
  record_kind: string;
  record_id: string;
  creator_id: string | null;
  state: string;
  /** The columns that changed, as they were; null where the import made the row, and where nothing changed. */
  before: JSONColumnType<object> | null;
  /** The columns that changed; of what the import made the whole row. Null where nothing changed. */
  after: JSONColumnType<object> | null;
  /** The figures that it added to a post. */
  reading: JSONColumnType<object> | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    post_readings: PostReadingsTable;
    orders: OrdersTable;
    payments: PaymentsTable;
    tracking_codes: TrackingCodesTable;
    import_records: ImportRecordsTable;
  }
}

/**
 * Posts of an account move with it, by the key that refers to it; here are those without one. Of a campaign with both
 * creators the one who stays keeps their code.
 */
export const RESULTS_OF_CREATORS: readonly CreatorTable[] = [
  { name: "posts", key: ["id"] },
  { name: "orders", key: ["id"] },
  { name: "payments", key: ["id"] },
  { name: "tracking_codes", key: ["campaign_id"] },
];
