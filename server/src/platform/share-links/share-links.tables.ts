import type { ColumnType, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface ShareLinksTable {
  workspace_id: string;
  id: string;
  /** The letter that its token begins with: what kind of thing it shows. */
  kind: string;
  subject_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  prices: boolean;
  /** What the link shows, taken when it was made; without prices unless `prices`. */
  content: JSONColumnType<object>;
  created_by_name: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  opened: number;
  last_opened_at: Timestamp | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    share_links: ShareLinksTable;
  }
}
