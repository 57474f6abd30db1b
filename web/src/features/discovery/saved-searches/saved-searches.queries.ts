import {
  SavedSearch,
  SavedSearchList,
  SavedSearchNews,
} from "@app/contract/discovery/saved-searches/schemas";
import { savedSearchPaths } from "@app/contract/discovery/saved-searches/paths";
import type { SavedSearchInput } from "@app/contract/discovery/saved-searches/schemas";
import { addressOf } from "@app/contract/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { offerUndo } from "#/lib/undo.ts";

export function useSavedSearches() {
  return useRead(savedSearchPaths.all, SavedSearchList);
}

export function useNews({ id }: SavedSearch) {
  return useRead(addressOf(savedSearchPaths.news, { id }), SavedSearchNews);
}

/** The form says what is wrong. */
export async function saveSearch(input: SavedSearchInput): Promise<void> {
  await send("POST", savedSearchPaths.all, input, SavedSearch, { quiet: true });
  await refresh(savedSearchPaths.all);
}

/** From now on whom it finds counts as seen. It opens whether or not that can be kept. */
export async function lookedAt({ id }: SavedSearch): Promise<void> {
  const news = addressOf(savedSearchPaths.news, { id });
  await send("POST", news, undefined, SavedSearchNews, { quiet: true });
  await refresh(news);
}

/** The form says what is wrong. */
export async function renameSearch(seen: SavedSearch, name: string): Promise<void> {
  const url = addressOf(savedSearchPaths.one, { id: seen.id });
  const edit = { change: { name }, seen, words: { name: "Name" } };
  await sendEdit("PATCH", url, edit, SavedSearch, { quiet: true });
  await refresh(savedSearchPaths.all);
}

export async function removeSearch({ id, name }: SavedSearch): Promise<void> {
  await send("DELETE", addressOf(savedSearchPaths.one, { id }));
  await refresh(savedSearchPaths.all);
  offerUndo(`“${name}” removed`, async () => {
    await send("POST", addressOf(savedSearchPaths.restore, { id }), undefined, SavedSearch);
    await refresh(savedSearchPaths.all);
  });
}
