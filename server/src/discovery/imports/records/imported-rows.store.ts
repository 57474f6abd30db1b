import { IMPORT_ROW_STATES } from "@app/contract/discovery/import-records";
import type { ImportedRow } from "@app/contract/discovery/import-records";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";

/** A row of a table; its accounts are kept as parts of it. */
interface StoredRow {
  line: number;
  part: number;
  cells: string[];
  states: string[];
  reason: string | null;
  creator_ids: string[];
}

const IN_ORDER: Order = [by("number", "row.line", "asc"), by("number", "row.part", "asc")];

export function pageOfRows(
  transaction: Transaction,
  { workspaceId, importId }: { workspaceId: string; importId: string },
  page: ListQuery,
): Promise<Page<StoredRow>> {
  const rows = sql<StoredRow>`(
    select line, min(part) as part, raw -> 'cells' as cells, array_agg(state order by part) as states,
      min(reason) as reason,
      coalesce(array_agg(distinct creator_id) filter (where creator_id is not null), '{}') as creator_ids
    from import_rows
    where workspace_id = ${workspaceId}::uuid and import_id = ${importId}::uuid
    group by line, raw -> 'cells')`;
  return readPage(transaction, transaction.selectFrom(rows.as("row")).selectAll(), IN_ORDER, page);
}

const State = z.enum(IMPORT_ROW_STATES);

/** A row with several accounts has the state of the one on which it did most. */
export function toImportedRow({ line, cells, states, reason, creator_ids }: StoredRow): ImportedRow {
  const known = states.map((state) => State.parse(state));
  const state = IMPORT_ROW_STATES.find((one) => known.includes(one)) ?? "unchanged";
  return { line, cells, state, reason, creatorIds: creator_ids };
}
