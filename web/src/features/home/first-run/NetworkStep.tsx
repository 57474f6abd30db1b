import { Suspense } from "react";
import { Button } from "#/ui/Button.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { StepTitle } from "./StepTitle.tsx";
import { late } from "#/ui/late.tsx";

const ReachPanel = late(async () => (await import("./invite.lazy.ts")).ReachPanel);

/** Whether links open on other computers, and what makes them do so. */
export function NetworkStep({ onDone }: { onDone: () => void }) {
  return (
    <>
      <StepTitle
        title="Open it on other computers"
        text="Links that you send, to colleagues and to clients, open where this server can be reached."
      />
      <div className="flex max-w-180 flex-col gap-4">
        <Suspense fallback={<ListSkeleton rows={1} />}>
          <ReachPanel />
        </Suspense>
        <div>
          <Button onClick={onDone}>Go on</Button>
        </div>
      </div>
    </>
  );
}
