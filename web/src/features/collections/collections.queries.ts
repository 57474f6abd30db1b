import {
  Collection,
  CollectionAdded,
  CollectionCreator,
  CollectionCreatorList,
  CollectionRemoved,
  TRIAGE_LABELS,
} from "@app/contract/collections/schemas";
import type {
  CollectionEntryFields,
  CollectionFields,
  TriageState,
  Vote,
} from "@app/contract/collections/schemas";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { collectionPaths } from "@app/contract/collections/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import * as z from "zod/mini";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { downloadCsv } from "#/lib/api/download.ts";
import { downloadWorkbook } from "#/lib/api/workbook.ts";
import { plural } from "#/lib/format.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { offerUndo } from "#/lib/undo.ts";
import { sortText } from "#/ui/table/columns.ts";
import type { TableState } from "#/ui/table/use-table-state.ts";
import { useRowWindow, useWindowRows } from "#/ui/table/use-row-window.ts";
import type { RowPage } from "#/ui/table/use-row-window.ts";

/** Last changed first. */
export function useCollections() {
  return useGrowingList(collectionPaths.all, Collection);
}

export function useCollection(id: string) {
  return useRead(addressOf(collectionPaths.one, { id }), Collection);
}

interface CreatorChoice {
  state: TriageState | "all";
  tag: string;
}

/** The creators that the table shows, in its order; of a long list those around what is on screen. */
export function useCreatorRows(id: string, { state, tag }: CreatorChoice, table: TableState) {
  const window = useRowWindow(table);
  const address = (page: RowPage) =>
    withQuery(addressOf(collectionPaths.creators, { id }), {
      ...page,
      state: state === "all" ? null : state,
      tag: tag === "" ? null : tag,
      sort: table.sort === null ? null : sortText(table.sort),
    });
  const one = useRead(address(window.first), CollectionCreatorList, KEPT);
  const other = useRead(address(window.last), CollectionCreatorList, KEPT);
  const { data, rows } = useWindowRows(window, one, other);
  return { data, rows, error: one.error, again: () => void one.mutate(), onRange: window.onRange };
}

/** The rows before stay until the next are there. */
const KEPT = { keepPreviousData: true };

/** Saves a collection as a CSV file. */
export function exportCollection({ id, name }: Pick<Collection, "id" | "name">): Promise<void> {
  return downloadCsv(addressOf(collectionPaths.export, { id }), name);
}

/** The same as a workbook. */
export function exportWorkbook({ id, name }: Pick<Collection, "id" | "name">): Promise<void> {
  return downloadWorkbook(addressOf(collectionPaths.export, { id }), { name, sheet: "Creators" });
}

/** The form says what is wrong; so it does of an edit. */
export async function createCollection(name: string): Promise<Collection> {
  const collection = await send("POST", collectionPaths.all, { name }, Collection, { quiet: true });
  await readAgain();
  return collection;
}

const COLLECTION_WORDS = { name: "Name", note: "Note" };

/** `seen` is the collection as it was when the person began. */
export async function editCollection(seen: Collection, change: CollectionFields): Promise<void> {
  const url = addressOf(collectionPaths.one, { id: seen.id });
  await sendEdit("PATCH", url, { change, seen, words: COLLECTION_WORDS }, Collection, { quiet: true });
  await readAgain();
}

/** Removes a collection, with an offer to undo that. */
export async function removeCollection({ id, name }: Pick<Collection, "id" | "name">): Promise<void> {
  await send("DELETE", addressOf(collectionPaths.one, { id }));
  // Its own page is still open: what is gone must not be asked for.
  await refresh(collectionPaths.all);
  offerUndo(`“${name}” removed`, async () => {
    await send("POST", addressOf(collectionPaths.restore, { id }), undefined, Collection);
    await readAgain();
  });
}

const ENTRY_WORDS = { state: { label: "Triage", words: TRIAGE_LABELS }, note: "Note", tags: "Tags" };

/** `seen` is the creator as it was when the person began; a form is `quiet`, it says itself what is wrong. */
export async function editCreator(
  id: string,
  seen: CollectionCreator,
  change: CollectionEntryFields,
  options: { quiet?: boolean } = {},
): Promise<void> {
  const url = addressOf(collectionPaths.creator, { id, creatorId: seen.creatorId });
  await sendEdit("PATCH", url, { change, seen, words: ENTRY_WORDS }, CollectionCreator, options);
  await readAgain();
}

/** The person's own vote; null takes it back. What is refused has shown its own notification. */
export async function voteOn(id: string, creatorId: string, vote: Vote | null): Promise<void> {
  await send("PUT", addressOf(collectionPaths.vote, { id, creatorId }), { vote }, CollectionCreator);
  await refresh(collectionPaths.creators);
}

/** The same change for several creators, one after the other; what is refused has shown its own notification. */
export async function editCreators(
  id: string,
  creators: readonly CollectionCreator[],
  changeOf: (creator: CollectionCreator) => CollectionEntryFields,
): Promise<void> {
  for (const seen of creators) {
    const url = addressOf(collectionPaths.creator, { id, creatorId: seen.creatorId });
    await sendEdit("PATCH", url, { change: changeOf(seen), seen, words: ENTRY_WORDS }, CollectionCreator);
  }
  await readAgain();
}

/** A draft of a campaign with the creators of a collection in it; answers its id. */
export async function startCampaign({ id, name }: Pick<Collection, "id" | "name">): Promise<string> {
  const campaign = await send("POST", campaignPaths.all, { name }, Made);
  await send("POST", addressOf(campaignPaths.creators, { id: campaign.id }), { collectionId: id }, Made);
  await refresh(campaignPaths.all);
  return campaign.id;
}

const Made = z.object({ id: z.uuid() });

/** Removes creators from a collection; undoing it brings back their notes, tags and triage. */
export async function removeCreators(id: string, creatorIds: readonly string[]): Promise<void> {
  const url = addressOf(collectionPaths.creators, { id });
  const { entries } = await send("DELETE", url, { creatorIds }, CollectionRemoved);
  await readAgain();
  offerUndo(`${plural(entries.length, "creator")} removed`, async () => {
    await send("POST", url, { entries }, CollectionAdded);
    await readAgain();
  });
}

function readAgain(): Promise<void> {
  return refresh(collectionPaths.all, collectionPaths.one, collectionPaths.creators);
}
