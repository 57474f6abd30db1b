import { Suspense } from "react";
import { Button } from "#/ui/Button.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { StepTitle } from "./StepTitle.tsx";
import { late } from "#/ui/late.tsx";

// Most visits of the home page invite nobody.
const InviteLinkPanel = late(async () => (await import("./invite.lazy.ts")).InviteLinkPanel);

/** One link to copy; beside it whether it opens on other computers. */
export function InviteStep({ onDone }: { onDone: () => void }) {
  return (
    <>
      <StepTitle
        title="Who else will use it?"
        text="Copy one link and send it any way you like. Settings, Members has it at any time."
      />
      <div className="flex max-w-180 flex-col gap-4">
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <InviteLinkPanel />
        </Suspense>
        <div>
          <Button onClick={onDone}>Go on</Button>
        </div>
      </div>
    </>
  );
}
