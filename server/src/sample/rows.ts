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

/** Every fictional post has its words and its day. */
export type PostRow = Omit<JsonRow<"posts">, "url"> & {
  caption: string;
  sponsored: boolean;
  posted_at: string;
};
