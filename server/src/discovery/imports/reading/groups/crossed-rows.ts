import { handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import { groupsOf, readAgeGroup } from "#/discovery/imports/reading/cells/audiences.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { FoundAccounts } from "#/discovery/imports/reading/row-accounts.ts";
import type { ReadAccount, Row } from "#/discovery/imports/reading/rows.ts";
import type { Fate } from "#/discovery/imports/reading/tally.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { addUp } from "./crossed-audiences.ts";
import type { CrossedAudience } from "./crossed-audiences.ts";
import type { CrossedGroups } from "./crossed-groups.ts";

/** The rows of a table that crosses two groups, and what those of each account say together. */
export interface CrossedRows {
  groups: CrossedGroups;
  audiences: Map<string, CrossedAudience>;
  note(
    records: readonly TableRecord[],
    found: readonly FoundAccounts[],
    styles: readonly ColumnStyle[],
  ): void;
}

export function crossedRows(groups: CrossedGroups): CrossedRows {
  const audiences = new Map<string, CrossedAudience>();
  return {
    groups,
    audiences,
    note(records, found, styles) {
      const rows = new Map<string, (readonly string[])[]>();
      for (const [index, record] of records.entries()) {
        const one = found[index];
        for (const account of one?.kind === "accounts" ? one.accounts : []) {
          const key = keyOf(account);
          rows.set(key, [...(rows.get(key) ?? []), record.cells]);
        }
      }
      for (const [key, own] of rows) audiences.set(key, addUp(own, groups, styles));
    },
  };
}

/** Each row gives its account what all of its rows say, so that none takes the place of another. */
export function readCrossed({ record, context, fates }: Row, accounts: readonly ReadAccount[]): void {
  const { crossed } = context;
  if (crossed === null) return;
  const { ages, shares, whole } = crossed.groups;
  const named = shares.flatMap(({ gender }) => (typeof gender === "string" ? [] : [gender.named]));
  const filled = [ages, whole, ...named, ...shares.map(({ index }) => index)].filter(
    (index) => index !== null && !isNotKnown(textAt(record.cells, index)),
  );
  const places = filled.filter((index) => index !== null);
  const isGroup = readAgeGroup(textAt(record.cells, ages)) !== null;
  let fate: Fate = isGroup ? "stored" : refused("No age group");
  for (const { account, values, cells } of isGroup ? accounts : []) {
    const found = crossed.audiences.get(keyOf(account));
    if (!found) continue;
    if (found.audience === null) fate = refused(found.reason);
    else {
      values.audience = found.audience;
      for (const [name] of groupsOf(found.audience)) cells.set(name, places);
    }
  }
  for (const index of places) fates[index] = fate;
}

function refused(reason: string): Fate {
  return { kind: "refused", reason };
}

function keyOf({ platform, handle }: Pick<RowAccount, "platform" | "handle">): string {
  return `${platform} ${handleKey(platform, handle)}`;
}
