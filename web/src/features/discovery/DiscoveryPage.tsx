import { Suspense } from "react";
import { BringYourPeopleButton, useImportOpen } from "./importing/BringYourPeopleButton.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { PageActions } from "#/ui/PageActions.tsx";
import { useDiscoveryState } from "./use-discovery-state.ts";
import { classes } from "#/ui/classes.ts";
import { late } from "#/ui/late.tsx";

// Whoever has asked already, by a link or by going back, needs no start; whoever begins has found nothing yet.
const DiscoveryStart = late(async () => (await import("./DiscoveryStart.tsx")).DiscoveryStart);
const Asked = late(async () => (await import("./results/Asked.tsx")).Asked);

// Most visits search; who brings a table waits for it once.
const BringYourPeople = late(async () => (await import("./importing/BringYourPeople.tsx")).BringYourPeople);

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
    <div className={classes("page-wide flex flex-col gap-4", state.isFiltering && "xl:pr-112")}>
      <PageActions>
        <span className="max-md:hidden">
          <BringYourPeopleButton />
        </span>
      </PageActions>
      <Suspense fallback={<ListSkeleton rows={6} label="Loading the search" />}>
        {hasAsked ? (
          <Asked state={state} />
        ) : (
          // What is found comes while the question is written.
          <div onFocus={Asked.fetchEarly}>
            <DiscoveryStart state={state} />
          </div>
        )}
        <div className="md:hidden">
          <BringYourPeopleButton />
        </div>
      </Suspense>
    </div>
  );
}
