import { CreatorEdited } from "@app/contract/discovery/creator-edits";
import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import {
  CreatorProfile,
  CreatorSearchResult,
  PostSearchResult,
  Suggestions,
} from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { LIMIT_MAX } from "@app/contract/paging";
import { addressOf, withQuery } from "@app/contract/paths";
import type { CreatorItem } from "@app/contract/discovery/creators";
import type { Filters, Sort } from "@app/contract/discovery/filters";
import { send, useQuestion, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import type { TableState } from "#/ui/table/use-table-state.ts";
import { useRowWindow, useWindowRows } from "#/ui/table/use-row-window.ts";

export interface Search {
  text: string;
  /** As a person edited them; undefined while the text says them. */
  filters: Filters | undefined;
  sort: Sort | undefined;
  limit: number;
  offset: number;
}

export function useSuggestions() {
  return useRead(discoveryPaths.suggestions, Suggestions);
}

/** The rows that the table shows, in its order; of a long list those around what is on screen. */
export function useCreatorRows(search: Pick<Search, "text" | "filters" | "sort">, table: TableState) {
  const window = useRowWindow(table);
  const one = useQuestion(discoveryPaths.creatorSearch, { ...search, ...window.first }, CreatorSearchResult);
  const other = useQuestion(discoveryPaths.creatorSearch, { ...search, ...window.last }, CreatorSearchResult);
  const { data, rows } = useWindowRows(window, one, other);
  const { error, mutate, isLoading } = one;
  return { data, rows, error, mutate, isLoading, onRange: window.onRange };
}

export type FoundRows = ReturnType<typeof useCreatorRows>;

export function usePostSearch(search: { text: string; limit: number; offset: number }) {
  return useRead(withQuery(discoveryPaths.postSearch, search), PostSearchResult);
}

export function useCreator(id: string) {
  return useRead(creatorUrl(id), CreatorProfile);
}

const CREATOR_WORDS = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  address: "Address",
  country: "Country",
  city: "City",
  language: "Language",
  price: "Price",
  prices: "Prices",
  notes: "Notes",
  tags: "Tags",
  status: "Status",
  owner: "Owner",
  client: "Client",
  agency: "Agency",
  code: "Code",
  lastContact: "Last contact",
  lastDeal: "Last deal",
  lastFee: "Last fee",
  feePaid: "Fee paid",
  fields: "Fields of your own",
};

/**
 * Writes by hand over what was `seen`; the answer holds what the fields were, null when theirs are kept. A form is
 * `quiet`: it says itself what is wrong.
 */
export async function editCreator(
  id: string,
  edit: CreatorEdit,
  seen: Record<keyof CreatorEdit, unknown> & { version: number },
  options: { quiet?: boolean } = {},
): Promise<CreatorEdited | null> {
  const parts = { change: edit, seen, words: CREATOR_WORDS };
  const edited = await sendEdit("PATCH", creatorUrl(id), parts, CreatorEdited, options);
  await refresh(creatorUrl(id));
  return edited;
}

/** Everybody whom a search finds, at most a page of the API. */
export async function allFound({ filters, sort, items, total }: CreatorSearchResult): Promise<CreatorItem[]> {
  if (items.length === total) return items;
  const asked: Partial<Search> = { filters, sort, limit: LIMIT_MAX };
  const question = { isQuestion: true };
  return (await send("POST", discoveryPaths.creatorSearch, asked, CreatorSearchResult, question)).items;
}

function creatorUrl(id: string): string {
  return addressOf(discoveryPaths.creator, { id });
}
