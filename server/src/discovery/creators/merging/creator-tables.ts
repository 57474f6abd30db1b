/**
 * A table of rows that belong to creators, each by a column `creator_id`. Domains above name theirs, so that a merge
 * moves them.
 */
export interface CreatorTable {
  name: string;
  /** With the creator they make a row; where both creators have such a row, that of the one who stays is kept. */
  key: readonly string[];
  /** Instead: rows are counted by this column, and those that come in are counted on. `key` then holds the id. */
  counted?: { column: string; within: readonly string[] };
}

export const LABELS: CreatorTable = { name: "creator_labels", key: ["kind", "value"] };
