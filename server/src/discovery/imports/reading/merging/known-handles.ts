import type { Platform } from "@app/contract/platforms";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { findAccounts } from "#/discovery/imports/reading/row-accounts.ts";
import type { FoundAccounts, TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/**
 * A handle that nothing places in its row is where another row of the table says that it is, if all of them say the same;
 * else where the workspace knows it; else, in a table of creators, where most of the other rows are, and a person is asked.
 *
 * @returns the handles that only the other rows place.
 */
export function placeKnown(
  records: readonly TableRecord[],
  found: FoundAccounts[],
  context: TableContext,
): string[] {
  if (!found.some(isOpen)) return [];
  const told = placesOf(found);
  const places = new Map(
    [...context.places, ...told].flatMap(([handle, place]) =>
      place === null ? [] : [[handle, place] as const],
    ),
  );
  for (const [index, one] of found.entries()) {
    const record = records[index];
    if (one.kind !== "failed" || record === undefined || !places.has(one.handle?.toLowerCase() ?? ""))
      continue;
    found[index] = findAccounts(record, { ...context, above: null, places });
  }
  return placeLikely(records, found, context, told);
}

function isOpen(one: FoundAccounts): boolean {
  return one.kind === "failed" && one.handle !== null;
}

/** Null for a handle that rows have on several platforms. */
function placesOf(found: readonly FoundAccounts[]): ReadonlyMap<string, Platform | null> {
  const places = new Map<string, Platform | null>();
  for (const one of found) {
    if (one.kind !== "accounts") continue;
    for (const { platform, handle } of one.accounts) {
      const known = places.get(handle.toLowerCase());
      places.set(handle.toLowerCase(), known === undefined || known === platform ? platform : null);
    }
  }
  return places;
}

/** One row alone says nothing of the others. Chosen by us. */
const ROWS_MIN = 2;

function placeLikely(
  records: readonly TableRecord[],
  found: FoundAccounts[],
  context: TableContext,
  told: ReadonlyMap<string, Platform | null>,
): string[] {
  const column = context.columns.find(
    ({ field, platform, isConfirmed }) => field === "handle" && platform === null && !isConfirmed,
  );
  if (context.kind !== "creators" || !column || context.ofFigures.has(column.index)) return [];
  const platform = likeliest(found);
  if (platform === null) return [];
  const placed: string[] = [];
  for (const [index, one] of found.entries()) {
    const record = records[index];
    if (one.kind !== "failed" || one.handle === null || record === undefined) continue;
    // What its own column calls a platform is none of those, and two handles are seldom on one.
    const isTold = saysPlace(record, context) || told.has(one.handle.toLowerCase());
    const read = isTold ? one : findAccounts(record, { ...context, above: null, platform });
    if (read.kind !== "accounts" || read.accounts.length > 1) continue;
    found[index] = read;
    placed.push(one.handle.toLowerCase());
  }
  if (placed.length > 0) context.ofLikely.set(column.index, { platform, count: placed.length });
  return placed;
}

function saysPlace({ cells }: TableRecord, { columns }: TableContext): boolean {
  return columns.some(
    ({ field, index }) => (field === "platform" || field === "format") && !isNotKnown(textAt(cells, index)),
  );
}

/** Where most of the rows that have an account are; null where no platform is that of most. */
function likeliest(found: readonly FoundAccounts[]): Platform | null {
  const rows = found.filter((one) => one.kind === "accounts");
  const named = rows.flatMap(({ accounts }) => [...new Set(accounts.map(({ platform }) => platform))]);
  const [most] = [...Map.groupBy(named, (platform) => platform).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  if (!most || most.length < ROWS_MIN || most.length * 2 <= rows.length) return null;
  return most[0] ?? null;
}
