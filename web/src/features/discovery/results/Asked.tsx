import { Suspense } from "react";
import { ModeTabs } from "#/features/discovery/ModeTabs.tsx";
import { SearchBox } from "#/features/discovery/SearchBox.tsx";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { TabPanel } from "#/ui/Tabs.tsx";
import { PromptResults } from "./PromptResults.tsx";

const loadModes = () => import("./other-modes.lazy.ts");
const ReelResults = late(async () => (await loadModes()).ReelResults);
const BrandResults = late(async () => (await loadModes()).BrandResults);
const RESULTS_AWAITED = <ListSkeleton rows={6} label="Loading the results" />;

/** What was asked for, and what it found. */
export function Asked({ state }: { state: DiscoveryState }) {
  return (
    <>
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <ModeTabs mode={state.mode} onChange={state.chooseMode} />
        <SearchBox key={`${state.mode} ${state.query}`} state={state} />
      </div>
      <TabPanel name="discovery" value={state.mode} className="flex min-w-0 flex-col gap-4">
        {state.mode === "prompt" && <PromptResults state={state} />}
        <Suspense fallback={RESULTS_AWAITED}>
          {state.mode === "reels" && <ReelResults state={state} />}
          {state.mode === "brands" && <BrandResults state={state} />}
        </Suspense>
      </TabPanel>
    </>
  );
}
