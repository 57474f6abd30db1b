import type { ImportKept } from "@app/contract/discovery/imports";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import type { FieldSource } from "#/discovery/discovery.tables.ts";
import { ACCOUNT_VALUES, changeRow, PERSON_VALUES, toColumns } from "./import-changes.rules.ts";
import type { RowChange } from "./import-changes.rules.ts";
import { valueNames } from "./reading/values.ts";
import type { ValueName } from "./reading/values.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import type { TableAccount } from "./table-reader/people.ts";

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
}

interface PlannedAccount {
  account: TableAccount;
  existing: AccountRow | undefined;
  change: RowChange;
}

/** What becomes of a creator and of the accounts of it that a table names. */
export interface PlannedCreator {
  /** Of the creator in the table; several creators of the workspace may stand in one row. */
  number: number;
  /** Undefined: the import makes the creator. */
  existing: CreatorRow | undefined;
  change: RowChange;
  accounts: PlannedAccount[];
  state: RowChange["state"];
  kept: ImportKept[];
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
  return rows.flatMap(([number, own]) => {
    const ids = new Set(own.flatMap(({ key }) => known.accounts.get(key)?.creator_id ?? []));
    const [first] = ids;
    const creators = Map.groupBy(own, ({ key }) => known.accounts.get(key)?.creator_id ?? first ?? null);
    return [...creators].map(([id, theirs]) =>
      planCreator(number, theirs, id === null ? undefined : known.people.get(id), own, known, context),
    );
  });
}

function planCreator(
  number: number,
  accounts: readonly TableAccount[],
  existing: CreatorRow | undefined,
  row: readonly TableAccount[],
  known: Known,
  context: ImportContext,
): PlannedCreator {
  const planned = accounts.map((account) => planAccount(account, known.accounts.get(account.key), context));
  const lasts = lastSaid(row);
  const said = Object.fromEntries([...lasts].map(([name, { values }]) => [name, values[name]]));
  const sourceOf = (name: ValueName) => fieldSource(lasts.get(name) ?? row[0], name, context);
  const wanted = existing && context.isOfRecords ? {} : toColumns(said, context.currency, existing ?? {});
  const change = changeRow(PERSON_VALUES, wanted, existing ?? null, sourceOf);
  const changes = [change, ...planned.map((account) => account.change)];
  const isChanged = changes.some(({ state }) => state !== "unchanged");
  const [first] = accounts;
  return {
    number,
    existing,
    change,
    accounts: planned,
    state: existing ? (isChanged ? "updated" : "unchanged") : "created",
    kept: [...keptOf(first, change), ...planned.flatMap((each) => keptOf(each.account, each.change))],
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
  const sourceOf = (name: ValueName) => fieldSource(account, name, context);
  return { account, existing, change: changeRow(ACCOUNT_VALUES, wanted, existing ?? null, sourceOf) };
}

/** For each value the account whose row says it last; whoever is not to be contacted stays so, whatever comes later. */
function lastSaid(row: readonly TableAccount[]): Map<ValueName, TableAccount> {
  const lasts = new Map<ValueName, TableAccount>();
  for (const account of row) {
    for (const name of valueNames(account.values)) {
      if (lasts.get(name)?.values[name] === "do_not_contact") continue;
      if (account.values[name] === "do_not_contact") {
        lasts.set(name, account);
        continue;
      }
      const lineOf = (one: TableAccount | undefined) => one?.places[name]?.line ?? -1;
      if (lineOf(account) > lineOf(lasts.get(name))) lasts.set(name, account);
    }
  }
  return lasts;
}

function fieldSource(
  account: TableAccount | undefined,
  name: ValueName,
  context: ImportContext,
): FieldSource {
  const place = account?.places[name];
  return {
    source: context.fileName === null ? "paste" : "import",
    importId: context.importId,
    ...(context.fileName !== null && { file: context.fileName }),
    ...(place && { line: place.line }),
    ...(place && place.column !== "" && { column: place.column }),
    ...(account?.values.inferred?.some((inferred) => inferred === name) && { inferred: true as const }),
    asOf: context.now.toISOString(),
  };
}
