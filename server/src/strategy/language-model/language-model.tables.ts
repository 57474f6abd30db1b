import type { ColumnType, Generated } from "kysely";

interface LanguageModelTable {
  /** "server": there is one row. */
  id: string;
  provider: string | null;
  url: string | null;
  name: string | null;
  sealed_key: Buffer | null;
  /** Where the key may be sent: the kind and the origin that it was given for. */
  key_for: string | null;
  tested: ColumnType<unknown, string | null, string | null>;
  usage_rules: ColumnType<unknown, string | null, string | null>;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date, Date>;
}

interface LanguageModelUseTable {
  /** yyyy-mm, UTC. */
  month: string;
  model: string;
  input: ColumnType<string, number, number>;
  cached: ColumnType<string, number, number>;
  output: ColumnType<string, number, number>;
  steps: number;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    language_model: LanguageModelTable;
    language_model_use: LanguageModelUseTable;
  }
}
