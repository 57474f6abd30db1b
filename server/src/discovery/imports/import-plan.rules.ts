import type { ImportKept } from "@app/contract/discovery/import-history";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import type { FieldSource } from "#/discovery/discovery.tables.ts";
import { ACCOUNT_VALUES, changeRow, PERSON_VALUES, toColumns } from "./import-changes.rules.ts";
import type { RowChange } from "./import-changes.rules.ts";
import { sayOnce } from "./import-sayings.rules.ts";
import type { LeftValue, SaidOnce } from "./import-sayings.rules.ts";
import { placeOf } from "./reading/merging/merge-rows.ts";
import { figuresAsOf } from "./reading/cells/as-of.ts";
import type { ValueName } from "./reading/values.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import type { TableAccount } from "./reading/merging/people.ts";

/** What all batches of one import share. */
export interface ImportContext {
  workspaceId: string;
  importId: string;
  fileName: string | null;
  currency: string;
  timeZone: string;
  now: Date;
  objections: ObjectionsService;
  /** Whether the table only names creators: nothing of those who are known changes. */
  isOfRecords: boolean;
  /** The day of all figures, yyyy-mm-dd, where the table says it once. */
  asOf: string | null;
  /** What earlier rows said of creators that the workspace has. */
  said: SaidOnce;
}

interface PlannedAccount {
  account: TableAccount;
  existing: AccountRow | undefined;
  change: RowChange;
}

/** What becomes of a creator and of the accounts of it that a table names. */
export interface PlannedCreator {
  /** Of the creator in the table; several creators of the workspace may stand in one row, and several of the table be one. */
  numbers: number[];
  /** Undefined: the import makes the creator. */
  existing: CreatorRow | undefined;
  change: RowChange;
  accounts: PlannedAccount[];
  state: RowChange["state"];
  kept: ImportKept[];
  left: LeftValue[];
}

/** What the workspace has of the accounts of a table, by "platform key", and their creators. */
interface Known {
  accounts: ReadonlyMap<string, AccountRow>;
  people: ReadonlyMap<string, CreatorRow>;
}

/**
 * What a table makes of its creators. Accounts that the workspace does not have go to the creator of the row, or to the
 * first one where the row names several: joining those is up to a person.
 */
export function planCreators(
  accounts: readonly TableAccount[],
  known: Known,
  context: ImportContext,
): PlannedCreator[] {
  const rows = [...Map.groupBy(accounts, ({ creator }) => creator)];
  const parts = rows.flatMap(([number, row]): CreatorPart[] => {
    const ids = new Set(row.flatMap(({ key }) => known.accounts.get(key)?.creator_id ?? []));
    const [first] = ids;
    const creators = Map.groupBy(row, ({ key }) => known.accounts.get(key)?.creator_id ?? first ?? null);
    return [...creators].map(([id, theirs]) => ({ number, id, theirs, row }));
  });
  // Several creators of the table may be one of the workspace.
  const whose = Map.groupBy(parts, ({ id, number }) => id ?? `new ${number}`);
  return [...whose.values()].map((own) => planCreator(own, known, context));
}

/** The accounts of a creator that stand in rows of one creator of the table. */
interface CreatorPart {
  number: number;
  /** Null where the workspace has none of them. */
  id: string | null;
  theirs: TableAccount[];
  row: TableAccount[];
}

/** Beside posts, orders and payments nothing of somebody known changes but how far talks are. */
function onlyStage(account: TableAccount): TableAccount {
  const { status, own } = account.values;
  return { ...account, values: { ...(status && { status }), ...(own && { own }) } };
}

function planCreator(parts: readonly CreatorPart[], known: Known, context: ImportContext): PlannedCreator {
  const id = parts[0]?.id ?? null;
  const existing = id === null ? undefined : known.people.get(id);
  const accounts = parts.flatMap(({ theirs }) => theirs);
  const planned = accounts.map((account) => planAccount(account, known.accounts.get(account.key), context));
  const rows = parts.map(({ row }) => row);
  const said = existing && context.isOfRecords ? rows.map((row) => row.map(onlyStage)) : rows;
  const { values, sources, left } = sayOnce(said, existing, context);
  const sourceOf = (name: ValueName) => fieldSource(sources.get(name) ?? accounts[0], name, context);
  const wanted = toColumns(values, context.currency, existing ?? {});
  const change = changeRow(PERSON_VALUES, wanted, existing ?? null, sourceOf);
  const changes = [change, ...planned.map((account) => account.change)];
  const isChanged = changes.some(({ state }) => state !== "unchanged");
  return {
    numbers: parts.map(({ number }) => number),
    existing,
    change,
    accounts: planned,
    state: existing ? (isChanged ? "updated" : "unchanged") : "created",
    kept: [...keptOf(accounts[0], change), ...planned.flatMap((each) => keptOf(each.account, each.change))],
    left,
  };
}

function keptOf(account: TableAccount | undefined, { kept }: RowChange): ImportKept[] {
  const [line, creator] = [account?.first.line ?? 0, `@${account?.handle ?? ""}`];
  return kept.map((each) => ({ line, creator, ...each }));
}

function planAccount(
  account: TableAccount,
  existing: AccountRow | undefined,
  context: ImportContext,
): PlannedAccount {
  const isKept = existing !== undefined && context.isOfRecords;
  const wanted = isKept ? {} : toColumns(account.values, context.currency, existing ?? {});
  const asOf = figuresAsOf(account.values, context.now) ?? context.asOf;
  const dayOf = (name: ValueName) => dayOfHistory(account, name) ?? asOf;
  const sourceOf = (name: ValueName) => fieldSource(account, name, context, dayOf(name));
  const change = changeRow(ACCOUNT_VALUES, wanted, existing ?? null, sourceOf, dayOf);
  return { account, existing, change };
}

function fieldSource(
  account: TableAccount | undefined,
  name: ValueName,
  context: ImportContext,
  day: string | null = null,
): FieldSource {
  const place = placeOf(account, name);
  return {
    source: context.fileName === null ? "paste" : "import",
    importId: context.importId,
    ...(context.fileName !== null && { file: context.fileName }),
    ...(place && { line: place.line }),
    ...(place && place.column !== "" && { column: place.column }),
    ...(account?.values.inferred?.some((inferred) => inferred === name) && { inferred: true as const }),
    asOf: day === null ? context.now.toISOString() : `${day}T00:00:00.000Z`,
  };
}

/** The day of a figure that is the last of a table of figures over time; another column may say a newer one. */
function dayOfHistory({ values }: TableAccount, name: ValueName): string | null {
  if (name !== "followers" && name !== "avgViews" && name !== "engagementRate") return null;
  const last = values.history?.findLast((one) => one[name] !== null);
  return last && last[name] === values[name] ? last.day : null;
}
