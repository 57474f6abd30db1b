import { normaliseHandle } from "@app/contract/handles";
import { CreatorResults } from "./CreatorResults.tsx";
import { useCreatorRows } from "#/features/discovery/discovery.queries.ts";
import { EVERYBODY } from "#/features/discovery/mode-words.ts";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";

/** The creators whose posts name a brand. */
export function BrandResults({ state }: { state: DiscoveryState }) {
  const { query, filters, sort, table } = state;
  const brand = normaliseHandle(query).toLowerCase();
  const named = brand === "" || brand === EVERYBODY ? {} : { brand: [brand] };
  const answer = useCreatorRows({ text: "", filters: filters ?? named, sort }, table);
  return (
    <>
      {brand !== EVERYBODY && <p className="text-fg-2">Creators whose posts name @{brand}</p>}
      <CreatorResults state={state} answer={answer} />
    </>
  );
}
