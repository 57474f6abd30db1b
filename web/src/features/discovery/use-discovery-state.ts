import { SORT_FIELDS } from "@app/contract/discovery/filters";
import type { Filters, Sort } from "@app/contract/discovery/filters";
import { choice, list, text, usePageState } from "#/lib/page-state.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { COLUMNS } from "./results/columns/columns.rules.ts";
import { readFilters } from "./filters/filter-chips.rules.ts";

const MODES = ["prompt", "reels", "brands"] as const;
export type Mode = (typeof MODES)[number];
const VIEWS = ["table", "cards"] as const;
export type View = (typeof VIEWS)[number];

const QUERY = text();
const FILTERS = text();
const SORT = text();
const CHOSEN_COLUMNS = list(COLUMNS);
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
  const [sort, setSort] = usePageState("sort", SORT);
  const tablePage = useTablePage();
  const [columns, setColumns] = usePageState("columns", CHOSEN_COLUMNS);
  const [profile, setProfile] = usePageState("profile", PROFILE);
  const [view, setView] = usePageState("view", choice(VIEWS, "table"));
  return {
    mode,
    query,
    filters: readFilters(written),
    sort: readSort(sort),
    ...tablePage,
    view,
    setView,
    /** The creator whose panel stands beside the list; empty for none. */
    profile,
    showProfile: (id: string) => setProfile(id, { replace: profile !== "" }),
    /** As a person chose and ordered them; none while they go by the data. */
    columns,
    setColumns,
    /** A new mode starts without the words of the last one. */
    chooseMode: (next: Mode) => setMode(next, { also: { ...FRESH, q: undefined } }),
    ask: (words: string) => setQuery(words, { also: FRESH }),
    askIn: (next: Mode, words: string) => setMode(next, { also: { ...FRESH, q: words } }),
    /** A search as it was kept: filters that are given stand for what the sentence says. */
    search: ({ text: words, filters, sort: order }: KeptSearch) =>
      setQuery(words, {
        also: {
          ...FRESH,
          filters: filters ? JSON.stringify(filters) : undefined,
          sort: order ? writeSort(order) : undefined,
        },
      }),
    filter: (filters: Filters) => setWritten(JSON.stringify(filters), { also: FIRST_PAGE }),
    order: (next: Sort) => setSort(writeSort(next), { also: FIRST_PAGE }),
  };
}

export type DiscoveryState = ReturnType<typeof useDiscoveryState>;

/** "-followers" is the largest first. */
function readSort(written: string): Sort | undefined {
  const by = SORT_FIELDS.find((field) => field === written.replace(/^-/u, ""));
  return by && { by, dir: written.startsWith("-") ? "desc" : "asc" };
}

function writeSort({ by, dir }: Sort): string {
  return dir === "desc" ? `-${by}` : by;
}
