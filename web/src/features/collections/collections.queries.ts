import {
  Collection,
  CollectionAdded,
  CollectionCreator,
  CollectionCreatorList,
  CollectionRemoved,
} from "@app/contract/collections";
import type { CollectionEdit, CollectionEntryEdit, TriageState } from "@app/contract/collections";
import { mutate } from "swr";
import { send, useRead } from "#/lib/api.ts";
import { downloadCsv } from "#/lib/download.ts";
import { plural } from "#/lib/format.ts";
import { useGrowingList } from "#/lib/list.ts";
import { offerUndo } from "#/lib/undo.ts";

const COLLECTIONS = "/api/v1/collections";

/** Last changed first. */
export function useCollections() {
  return useGrowingList(COLLECTIONS, Collection);
}

export function useCollection(id: string) {
  return useRead(`${COLLECTIONS}/${id}`, Collection);
}

export function useCollectionCreators(
  id: string,
  page: { state: TriageState | "all"; tag: string; limit: number; offset: number },
) {
  const state = page.state === "all" ? "" : `&state=${page.state}`;
  const tag = page.tag === "" ? "" : `&tag=${encodeURIComponent(page.tag)}`;
  return useRead(
    `${COLLECTIONS}/${id}/creators?limit=${page.limit}&offset=${page.offset}${state}${tag}`,
    CollectionCreatorList,
  );
}

/** Saves a collection as a CSV file. */
export function exportCollection({ id, name }: Pick<Collection, "id" | "name">): Promise<void> {
  return downloadCsv(`${COLLECTIONS}/${id}/export.csv`, name);
}

export async function createCollection(name: string): Promise<Collection> {
  const collection = await send("POST", COLLECTIONS, { name }, Collection);
  await readAgain();
  return collection;
}

export async function editCollection(id: string, change: CollectionEdit): Promise<void> {
  await send("PATCH", `${COLLECTIONS}/${id}`, change, Collection);
  await readAgain();
}

/** Removes a collection, with an offer to undo that. */
export async function removeCollection({ id, name }: Pick<Collection, "id" | "name">): Promise<void> {
  const url = `${COLLECTIONS}/${id}`;
  await send("DELETE", url);
  // Its own page is still open: what is gone must not be asked for.
  await readAgain((key) => !key.startsWith(url));
  offerUndo(`“${name}” removed`, async () => {
    await send("POST", `${url}/restore`, undefined, Collection);
    await readAgain();
  });
}

export async function editCreator(id: string, creatorId: string, change: CollectionEntryEdit): Promise<void> {
  await send("PATCH", `${COLLECTIONS}/${id}/creators/${creatorId}`, change, CollectionCreator);
  await readAgain();
}

/** Removes creators from a collection; undoing it brings back their notes, tags and triage. */
export async function removeCreators(id: string, creatorIds: readonly string[]): Promise<void> {
  const url = `${COLLECTIONS}/${id}/creators`;
  const { entries } = await send("DELETE", url, { creatorIds }, CollectionRemoved);
  await readAgain();
  offerUndo(`${plural(entries.length, "creator")} removed`, async () => {
    await send("POST", url, { entries }, CollectionAdded);
    await readAgain();
  });
}

async function readAgain(isThere: (key: string) => boolean = () => true): Promise<void> {
  await mutate((key) => typeof key === "string" && key.startsWith(COLLECTIONS) && isThere(key));
}
