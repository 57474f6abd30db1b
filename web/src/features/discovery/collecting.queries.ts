// What puts creators into collections: fetched with the press that does it.
import { collectionPaths } from "@app/contract/collections/paths";
import { Collection, CollectionAdded, CollectionList } from "@app/contract/collections/schemas";
import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { addressOf, withQuery } from "@app/contract/paths";
import { fetcher, send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { useSearchedList } from "#/lib/api/list.ts";
import { allFound } from "./discovery.queries.ts";

export function useCollections() {
  return useSearchedList(collectionPaths.all, Collection);
}

/** Adds creators to a collection, or to a new one of that name. The form says what is wrong. */
export async function addToCollection(
  creatorIds: readonly string[],
  to: { id: string } | { name: string },
): Promise<Collection> {
  const quiet = { quiet: true };
  const answer =
    "id" in to
      ? await send("POST", addressOf(collectionPaths.creators, to), { creatorIds }, CollectionAdded, quiet)
      : await send("POST", collectionPaths.all, { ...to, creatorIds }, Collection, quiet);
  void refresh(collectionPaths.all);
  return "collection" in answer ? answer.collection : answer;
}

/** The collection that one key adds to. */
const SHORTLIST = "Shortlist";

/** Puts creators into the collection "Shortlist", which is made when there is none. */
export async function shortlist(creators: readonly { id: string }[]): Promise<Collection> {
  const found = await fetcher(withQuery(collectionPaths.all, { q: SHORTLIST }));
  const known = CollectionList.parse(found).items.find(({ name }) => name === SHORTLIST);
  const ids = creators.map(({ id }) => id);
  return addToCollection(ids, known ? { id: known.id } : { name: SHORTLIST });
}

/** Keeps everybody whom a search finds, at most a page of the API, as a new collection. */
export async function saveFound(result: CreatorSearchResult, name: string): Promise<Collection> {
  const creatorIds = (await allFound(result)).map(({ id }) => id);
  const collection = await send("POST", collectionPaths.all, { name, creatorIds }, Collection);
  void refresh(collectionPaths.all);
  return collection;
}
