import { findAccountRows, findCreatorRows } from "#/discovery/creators/creators.rows.store.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { CsvValue } from "#/platform/csv.ts";
import { creatorSheet } from "./creator-sheet.rules.ts";

/** All that a table can say of these creators: the headers, and the rows of each. */
export async function readCreatorSheet(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
  { seesPrices }: { seesPrices: boolean },
): Promise<{ headers: string[]; rowsOf: (creatorId: string) => CsvValue[][] }> {
  const people = await findCreatorRows(transaction, workspaceId, ids, { lock: false });
  const accounts = await findAccountRows(transaction, workspaceId, { creatorIds: ids }, { lock: false });
  const inOrder = accounts.toSorted(
    (one, other) => (other.followers ?? -1) - (one.followers ?? -1) || (one.id < other.id ? -1 : 1),
  );
  const byCreator = Map.groupBy(inOrder, (account) => account.creator_id);
  const creators = ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ person, accounts: byCreator.get(id) ?? [] }] : [];
  });
  const { headers, rows } = creatorSheet(creators, { seesPrices });
  const byId = new Map(creators.map(({ person }, place) => [person.id, rows[place] ?? []]));
  return { headers, rowsOf: (creatorId) => byId.get(creatorId) ?? [] };
}
