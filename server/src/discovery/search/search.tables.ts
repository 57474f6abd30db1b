import type { Filters } from "@app/contract/discovery/filters";
import { toColumns } from "#/discovery/imports/import-changes.rules.ts";
import { UNKNOWN_ACCOUNT, UNKNOWN_PERSON } from "#/discovery/imports/import-rows.rules.ts";
import type { MergedAccount } from "#/discovery/imports/reading/merging/merge-rows.ts";
import type { Judgement } from "./index/evaluation.ts";
import { CreatorIndex } from "./index/creator-index.ts";
import { dayOf, toDocument } from "./search.documents.rules.ts";

/**
 * What filters say of the accounts of a table that is in no database, by platform and handle, as a search of a workspace
 * that had imported it would answer. `currency` is that of prices that name none, `today` yyyy-mm-dd.
 */
export async function searchTable(accounts: readonly MergedAccount[], currency: string, today: string) {
  const documents = accounts.map(({ key, platform, handle, handleKey, values }) =>
    toDocument({
      row: {
        ...UNKNOWN_PERSON,
        ...UNKNOWN_ACCOUNT,
        ...toColumns(values, currency, {}),
        account_id: key,
        creator_id: key,
        version: 1,
        source: "import",
        platform,
        handle,
        handle_key: handleKey,
      },
      deals: [],
      posts: [],
      history: undefined,
      labels: [],
    }),
  );
  const index = await CreatorIndex.load(documents);
  const day = dayOf(new Date(today));
  return (filters: Filters): Promise<ReadonlyMap<string, Judgement>> =>
    index.judgeInTurns({ filters, today: day, seesPrices: true });
}
