import { Suspense } from "react";
import { BringYourPeopleButton, useImportOpen } from "./importing/BringYourPeopleButton.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { PageActions } from "#/ui/PageActions.tsx";
import { TabPanel } from "#/ui/Tabs.tsx";
import { ModeTabs } from "./ModeTabs.tsx";
import { PromptResults } from "./results/PromptResults.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useDiscoveryState } from "./use-discovery-state.ts";
import type { DiscoveryState } from "./use-discovery-state.ts";
import { late } from "#/ui/late.tsx";

// Whoever has asked already, by a link or by going back, needs no start.
const DiscoveryStart = late(async () => (await import("./DiscoveryStart.tsx")).DiscoveryStart);

// Most visits search; who brings a table waits for it once.
const BringYourPeople = late(async () => (await import("./importing/BringYourPeople.tsx")).BringYourPeople);

const loadModes = () => import("./results/other-modes.lazy.ts");
const ReelResults = late(async () => (await loadModes()).ReelResults);
const BrandResults = late(async () => (await loadModes()).BrandResults);
const RESULTS_AWAITED = <ListSkeleton rows={6} label="Loading the results" />;

/** Influencer Discovery: three ways to ask, and what each finds. */
export function DiscoveryPage() {
  const state = useDiscoveryState();
  const isImporting = useImportOpen().isOpen;
  const hasAsked = state.query !== "" || state.filters !== undefined;
  if (isImporting) {
    return (
      <div className="page">
        <Suspense fallback={<ListSkeleton rows={4} label="Loading the import" />}>
          <BringYourPeople />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="page-wide flex flex-col gap-4">
      <PageActions>
        <span className="max-md:hidden">
          <BringYourPeopleButton />
        </span>
      </PageActions>
      <Suspense fallback={<ListSkeleton rows={6} label="Loading the search" />}>
        {hasAsked ? <Asked state={state} /> : <DiscoveryStart state={state} />}
        <div className="md:hidden">
          <BringYourPeopleButton />
        </div>
      </Suspense>
    </div>
  );
}

/** What was asked for, and what it found. */
function Asked({ state }: { state: DiscoveryState }) {
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
