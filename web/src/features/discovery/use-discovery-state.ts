import { SORT_FIELDS } from "@app/contract/discovery/filters";
import type { Filters, Sort } from "@app/contract/discovery/filters";
import { useRef } from "react";
import { choice, text, usePageState } from "#/lib/page-state.ts";
import { sortText } from "#/ui/table/columns.ts";
import type { TableSort } from "#/ui/table/columns.ts";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { readFilters } from "./filters/read-filters.ts";

const MODES = ["prompt", "reels", "brands"] as const;
export type Mode = (typeof MODES)[number];
const VIEWS = ["table", "cards"] as const;
export type View = (typeof VIEWS)[number];

/** What stands beside the list. */
const PANELS = ["none", "filters"] as const;

const QUERY = text();
const FILTERS = text();
const PROFILE = text();
const FIRST_PAGE = { page: undefined };
/** What a new sentence leaves behind. */
const FRESH = { filters: undefined, sort: undefined, page: undefined, profile: undefined };

interface KeptSearch {
  text: string;
  filters: Filters | null;
  sort: Sort | null;
}

/** Everything that discovery shows, kept in the query string. */
export function useDiscoveryState() {
  const [mode, setMode] = usePageState("mode", choice(MODES, "prompt"));
  const [query, setQuery] = usePageState("q", QUERY);
  const [written, setWritten] = usePageState("filters", FILTERS);
  const table = useTableState(SORT_FIELDS);
  const [profile, setProfile] = usePageState("profile", PROFILE);
  const [panel, setPanel] = usePageState("panel", choice(PANELS, "none"));
  const [view, setView] = usePageState("view", choice(VIEWS, "table"));
  const isAwaited = useRef(false);
  return {
    mode,
    query,
    filters: readFilters(written),
    sort: sortOf(table.sort),
    table,
    view,
    setView,
    /** The creator whose panel stands beside the list; empty for none. */
    profile,
    showProfile: (id: string) => setProfile(id, { replace: profile !== "", also: { panel: undefined } }),
    /** Whether the filters stand beside the list, where a profile would. */
    isFiltering: panel === "filters",
    showFilters: (isShown: boolean) =>
      setPanel(isShown ? "filters" : "none", { also: isShown ? { profile: undefined } : {} }),
    /** A new mode starts without the words of the last one. */
    chooseMode: (next: Mode) => setMode(next, { also: { ...FRESH, q: undefined } }),
    ask: (words: string) => {
      isAwaited.current = true;
      setQuery(words, { also: FRESH });
    },
    /** True once after somebody asked: what is found then takes the focus. */
    takesFocus: () => {
      const was = isAwaited.current;
      isAwaited.current = false;
      return was;
    },
    askIn: (next: Mode, words: string) => setMode(next, { also: { ...FRESH, q: words } }),
    /** A search as it was kept: filters that are given stand for what the sentence says. */
    search: ({ text: words, filters, sort: order }: KeptSearch) => {
      isAwaited.current = true;
      setQuery(words, {
        also: {
          ...FRESH,
          filters: filters ? JSON.stringify(filters) : undefined,
          sort: order ? sortText(tableSort(order)) : undefined,
        },
      });
    },
    filter: (filters: Filters) => setWritten(JSON.stringify(filters), { also: FIRST_PAGE }),
  };
}

export type DiscoveryState = ReturnType<typeof useDiscoveryState>;

function sortOf(sort: TableSort | null): Sort | undefined {
  const by = SORT_FIELDS.find((field) => field === sort?.by);
  return by && { by, dir: sort?.direction === "descending" ? "desc" : "asc" };
}

function tableSort({ by, dir }: Sort): TableSort {
  return { by, direction: dir === "desc" ? "descending" : "ascending" };
}
