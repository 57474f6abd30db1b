import type { Selectable } from "kysely";
import type { Schema } from "#/platform/database/schema.ts";

/** A row of a table as JSON carries it to the database; times are ISO texts. */
type JsonRow<Table extends keyof Schema> = {
  [Column in keyof Selectable<Schema[Table]>]: AsJson<Selectable<Schema[Table]>[Column]>;
};
type AsJson<Value> = Value extends Date ? string : Value;

export type CreatorRow = Pick<
  JsonRow<"creators">,
  | ("workspace_id" | "id" | "name" | "country" | "region" | "city" | "language" | "gender" | "age" | "email")
  | ("tags" | "fields" | "source" | "provenance" | "version" | "created_at" | "updated_at")
>;

export type AccountRow = Omit<JsonRow<"accounts">, "url" | "import_id">;

export type SnapshotRow = JsonRow<"creator_snapshots">;

/** Every fictional post has its creator, its words and its day, and no deal behind it. */
export type PostRow = Pick<
  JsonRow<"posts">,
  | ("workspace_id" | "id" | "platform" | "format" | "image_id" | "hashtags" | "mentions" | "brands")
  | ("views" | "likes" | "comments" | "shares" | "duration_s" | "source" | "version")
> & {
  account_id: string;
  creator_id: string;
  caption: string;
  sponsored: boolean;
  posted_at: string;
};
