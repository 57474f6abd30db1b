import type { CreatorItem, CreatorSearchResult } from "@app/contract/discovery/creators";
import { useMemo } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import type { Choice } from "#/ui/table/use-choice.ts";
import type { FoundRows } from "#/features/discovery/discovery.queries.ts";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { resultColumns } from "./columns/result-columns.tsx";

interface CreatorTableProps {
  state: DiscoveryState;
  result: CreatorSearchResult;
  found: FoundRows;
  choice: Choice<CreatorItem>;
}

const SHORTLIST = { s: { run: (item: CreatorItem) => void keep(item).catch(() => undefined) } };

/** Those who were found; every figure opens its source. */
export function CreatorTable({ state, result, found, choice }: CreatorTableProps) {
  const seesPrices = useSeesPrices();
  const columns = useMemo(
    () => resultColumns(result, { seesPrices, chosen: state.table.chosen }),
    [result, seesPrices, state.table.chosen],
  );
  // Nobody has chosen an order: the head says by which one the answer stands.
  const { by, dir } = result.sort;
  const sort = { by, direction: dir === "asc" ? "ascending" : "descending" } as const;
  return (
    <DataTable
      name="results"
      label="Creators"
      columns={columns}
      rows={found.rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={{ ...state.table, sort }}
      total={result.total}
      onRange={found.onRange}
      onOpen={({ id }) => state.showProfile(id)}
      letters={SHORTLIST}
      choice={choice}
      takesFocus={found.isLoading ? undefined : state.takesFocus}
    >
      <span className="max-lg:hidden">↑ ↓ to move, Enter opens, X chooses, S shortlists</span>
    </DataTable>
  );
}

export function keyOf({ id }: CreatorItem): string {
  return id;
}

function nameOf({ name, handle }: CreatorItem): string {
  return name ?? handle;
}

async function keep(item: CreatorItem): Promise<void> {
  const { keepInShortlist } = await import("./selection/keep.ts");
  await keepInShortlist([item]);
}
