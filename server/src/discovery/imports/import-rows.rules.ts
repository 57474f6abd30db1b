import type { ImportCells, ImportColumn } from "@app/contract/discovery/imports";
import { randomUUID } from "node:crypto";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import type { FiguresOfMonth } from "#/discovery/creators/snapshots.store.ts";
import type { ImportedColumns, RowChange } from "./import-changes.rules.ts";
import type { ImportContext, PlannedCreator } from "./import-plan.rules.ts";
import { withoutLeft } from "./import-sayings.rules.ts";
import type { LeftValue } from "./import-sayings.rules.ts";
import { REFUSED_REASON } from "./imports.store.ts";
import type { NewImportRow, Side, SideAfter } from "./imports.store.ts";
import type { TableSummary } from "./table-reader/table-reader.messages.ts";
import type { TableAccount } from "./reading/merging/people.ts";

/** A row of the workspace before and after an import; `before` undefined where the import made it. */
interface WrittenRow<Row> {
  before: Row | undefined;
  after: Row;
  change: RowChange;
  isChanged: boolean;
}

export interface WrittenCreator extends Pick<PlannedCreator, "numbers" | "state"> {
  person: WrittenRow<CreatorRow>;
  accounts: (WrittenRow<AccountRow> & { account: TableAccount })[];
}

/** The rows that a creator and the accounts become. */
export function writtenCreator(planned: PlannedCreator, context: ImportContext): WrittenCreator {
  const { numbers, state, existing, change } = planned;
  // A creator whose account changes is another version of the creator.
  const person = written(existing, change, context, state !== "unchanged", (common) => ({
    ...UNKNOWN_PERSON,
    ...change.columns,
    ...common,
  }));
  const accounts = planned.accounts.map(({ account, existing: known, change: own }) => {
    const row = written(known, own, context, own.state !== "unchanged", (common) => ({
      ...UNKNOWN_ACCOUNT,
      ...own.columns,
      ...common,
      creator_id: person.after.id,
      platform: account.platform,
      handle: account.handle,
      handle_key: account.handleKey,
    }));
    return { ...row, account };
  });
  return { numbers, state, person, accounts };
}

type CommonColumn =
  | ("workspace_id" | "id" | "source" | "import_id" | "provenance")
  | ("version" | "created_at" | "updated_at");
type Common = Pick<CreatorRow, CommonColumn>;

function written<Row extends CreatorRow | AccountRow>(
  before: Row | undefined,
  change: RowChange,
  { workspaceId, importId, fileName, now }: ImportContext,
  isChanged: boolean,
  make: (common: Common) => Row,
): WrittenRow<Row> {
  const { columns, provenance } = change;
  if (before) {
    const next = { ...before, ...columns, provenance, version: before.version + 1, updated_at: now };
    return { before, after: isChanged ? next : before, change, isChanged };
  }
  const after = make({
    workspace_id: workspaceId,
    id: randomUUID(),
    source: fileName === null ? "paste" : "import",
    import_id: importId,
    provenance,
    version: 1,
    created_at: now,
    updated_at: now,
  });
  return { before, after, change, isChanged: true };
}

/** A creator of whom nothing is known. */
export const UNKNOWN_PERSON: Omit<CreatorRow, CommonColumn> = {
  name: null,
  country: null,
  region: null,
  city: null,
  language: null,
  gender: null,
  age: null,
  email: null,
  phone: null,
  address: null,
  notes: null,
  tags: [],
  status: null,
  owner: null,
  client: null,
  client_id: null,
  agency: null,
  last_deal_on: null,
  last_contact_on: null,
  last_fee: null,
  fee_paid: null,
  code: null,
  fields: {},
};

/** An account of which only platform and handle are known. */
export const UNKNOWN_ACCOUNT: Omit<
  AccountRow,
  CommonColumn | "creator_id" | "platform" | "handle" | "handle_key"
> = {
  url: null,
  bio: null,
  avatar_image_id: null,
  followers: null,
  engagement_rate: null,
  avg_views: null,
  avg_likes: null,
  avg_comments: null,
  median_views: null,
  posts_per_week: null,
  last_post_at: null,
  sponsor_share: null,
  verified: null,
  account_type: null,
  fake_followers: null,
  categories: [],
  brands: [],
  keywords: [],
  audience: {},
  prices: [],
  links: [],
};

/** What is kept of each account for the removal of the import; what changed of the creator stands with the first. */
export function toImportRows(
  { person, accounts, state }: WrittenCreator,
  monthsOf: ReadonlyMap<string, FiguresOfMonth[]>,
): NewImportRow[] {
  return accounts.map((row, index) => {
    const months = monthsOf.get(row.after.id);
    const ofPerson = index === 0 && person.isChanged ? sidesOf(person) : null;
    const ofAccount = row.isChanged ? sidesOf(row) : null;
    const isKept = ofPerson !== null || ofAccount !== null || months !== undefined;
    const { line, part, cells } = row.account.first;
    return {
      line,
      part,
      raw: { cells },
      state,
      reason: null,
      creator_id: person.after.id,
      account_id: row.after.id,
      before: isKept
        ? {
            ...(ofPerson?.before && { person: ofPerson.before }),
            ...(ofAccount?.before && { account: ofAccount.before }),
          }
        : null,
      after: isKept
        ? {
            ...(ofPerson && { person: ofPerson.after }),
            ...(ofAccount && { account: ofAccount.after }),
            ...(months && { months }),
          }
        : null,
    };
  });
}

/** The row of somebody who asked not to be stored: that there was one, and nothing of what it said. */
export const REFUSED_ROW: Omit<NewImportRow, "line" | "part"> = {
  raw: { cells: [] },
  state: "failed",
  reason: REFUSED_REASON,
  creator_id: null,
  account_id: null,
  before: null,
  after: null,
};

/** The account of all cells of a table, once rows were refused and values gave way. */
export function cellsOf(
  { cells, columns }: Pick<TableSummary, "cells" | "columns">,
  { refused, left }: { refused: readonly { cells: readonly string[] }[]; left: readonly LeftValue[] },
): ImportCells {
  const rows = refused.map((row) => row.cells);
  return withoutLeft(withoutRefusedCells(cells, columns, rows), left);
}

/** Cells of rows that were refused are neither stored nor fields of one's own. */
function withoutRefusedCells(
  cells: ImportCells,
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): ImportCells {
  const left = { ...cells };
  for (const row of rows) {
    for (const { index, field, own } of columns) {
      if ((row[index] ?? "").trim() === "") continue;
      const kept = own === null ? (field === null || field === "ignore" ? null : "stored") : "ownFields";
      if (kept === null || left[kept] === 0) continue;
      left[kept] -= 1;
      left.refused += 1;
    }
  }
  return left;
}

function sidesOf<Row extends CreatorRow | AccountRow>({
  before,
  after,
  change,
}: WrittenRow<Row>): {
  before: Side | null;
  after: SideAfter<Row>;
} {
  const { version, provenance } = after;
  // The row that an import made holds its values and where they are from.
  if (!before) return { before: null, after: { columns: {}, provenance: {}, version } };
  return {
    before: { columns: picked(before, change), provenance: before.provenance },
    after: { columns: picked(after, change), provenance, version },
  };
}

function picked(row: CreatorRow | AccountRow, { columns }: RowChange): Partial<ImportedColumns> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in columns));
}
