import {
  Collection,
  CollectionAdded,
  CollectionCreator,
  CollectionCreatorList,
  CollectionRemoved,
  TRIAGE_LABELS,
} from "@app/contract/collections";
import type { CollectionEdit, CollectionEntryEdit, TriageState } from "@app/contract/collections";
import { mutate } from "swr";
import { send, useRead } from "#/lib/api.ts";
import { downloadCsv } from "#/lib/download.ts";
import { plural } from "#/lib/format.ts";
import { useGrowingList } from "#/lib/list.ts";
import { sendEdit } from "#/lib/edits.ts";
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

const COLLECTION_WORDS = { name: "Name", note: "Note" };

/** `seen` is the collection as it was when the person began. */
export async function editCollection(
  seen: Collection,
  change: Omit<CollectionEdit, "version">,
): Promise<void> {
  await sendEdit("PATCH", `${COLLECTIONS}/${seen.id}`, { change, seen, words: COLLECTION_WORDS }, Collection);
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

const ENTRY_WORDS = { state: { label: "Triage", words: TRIAGE_LABELS }, note: "Note", tags: "Tags" };

/** `seen` is the creator as it was when the person began. */
export async function editCreator(
  id: string,
  seen: CollectionCreator,
  change: Omit<CollectionEntryEdit, "version">,
): Promise<void> {
  const url = `${COLLECTIONS}/${id}/creators/${seen.creatorId}`;
  await sendEdit("PATCH", url, { change, seen, words: ENTRY_WORDS }, CollectionCreator);
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
