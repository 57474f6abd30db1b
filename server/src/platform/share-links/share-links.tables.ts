import type { Role } from "@app/contract/identity/roles";
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
  /** The same without prices, for when the maker sees none any more; null for a link that never had any, and for old ones. */
  plain_content: ColumnType<object | null, string | null, never>;
  /** The person who made it, or whose token did. */
  created_by: string | null;
  /** The API token that made it, where one did; it may be gone. */
  token_id: string | null;
  /** Made by a command or by a token of the workspace itself: by nobody who could leave. */
  by_workspace: boolean;
  created_by_name: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  revoked_as: Role | null;
  opened: number;
  last_opened_at: Timestamp | null;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    share_links: ShareLinksTable;
  }
}
