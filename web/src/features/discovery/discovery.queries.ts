import { Collection, CollectionAdded } from "@app/contract/collections";
import { CreatorEdited } from "@app/contract/creator-edits";
import type { CreatorEdit } from "@app/contract/creator-edits";
import {
  CreatorProfile,
  CreatorSearchResult,
  PostSearchResult,
  Suggestions,
} from "@app/contract/discovery-creators";
import type { FigureField } from "@app/contract/discovery-creators";
import type { Filters, Sort } from "@app/contract/filters";
import { useSWRConfig } from "swr";
import { send, useQuestion, useRead } from "#/lib/api.ts";
import { sendEdit } from "#/lib/edits.ts";
import { isListAt, useSearchedList } from "#/lib/list.ts";

const SEARCH = "/api/v1/creators/search";
const COLLECTIONS = "/api/v1/collections";

export interface Search {
  text: string;
  /** As a person edited them; undefined while the text says them. */
  filters: Filters | undefined;
  sort: Sort | undefined;
  limit: number;
  offset: number;
}

export function useSuggestions() {
  return useRead("/api/v1/discovery/suggestions", Suggestions);
}

/** The page before stays on screen until the next one is there. */
export function useCreatorSearch(search: Search) {
  return useQuestion(SEARCH, search, CreatorSearchResult);
}

export function usePostSearch(search: { text: string; limit: number; offset: number }) {
  const query = new URLSearchParams({
    text: search.text,
    limit: String(search.limit),
    offset: String(search.offset),
  });
  return useRead(`/api/v1/posts/search?${query}`, PostSearchResult);
}

export function useCreator(id: string) {
  return useRead(creatorUrl(id), CreatorProfile);
}

/** Where a figure of a creator comes from. */
export function figureUrl(id: string, field: FigureField): string {
  return `${creatorUrl(id)}/figures/${field}`;
}

const CREATOR_WORDS = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  price: "Price",
  notes: "Notes",
  tags: "Tags",
};

/** Writes by hand over what was `seen`; the answer holds what the fields were, null when theirs are kept. */
export function useEditCreator(id: string) {
  const { mutate } = useSWRConfig();
  return async (edit: CreatorEdit, seen: CreatorEdit & { version: number }) => {
    const before = { name: null, email: null, phone: null, price: null, notes: null, tags: [], ...seen };
    const parts = { change: edit, seen: before, words: CREATOR_WORDS };
    const edited = await sendEdit("PATCH", creatorUrl(id), parts, CreatorEdited);
    await mutate(creatorUrl(id));
    return edited;
  };
}

export function useCollections() {
  return useSearchedList(COLLECTIONS, Collection);
}

/** Adds creators to a collection, or to a new one of that name. */
export function useAddToCollection() {
  const { mutate } = useSWRConfig();
  return async (creatorIds: readonly string[], to: { id: string } | { name: string }) => {
    const answer =
      "id" in to
        ? (await send("POST", `${COLLECTIONS}/${to.id}/creators`, { creatorIds }, CollectionAdded)).collection
        : await send("POST", COLLECTIONS, { name: to.name, creatorIds }, Collection);
    void mutate(isListAt(COLLECTIONS));
    return answer;
  };
}

function creatorUrl(id: string): string {
  return `/api/v1/creators/${id}`;
}
