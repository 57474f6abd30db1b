import { Suspense, useEffect } from "react";
import { useStore } from "#/lib/store.ts";
import { offerStepUp, stepUp } from "./step-up.ts";
import { late } from "#/ui/late.tsx";

const StepUpDialog = late(async () => (await import("./dialogs.lazy.ts")).StepUpDialog);

/** Draws the question who sits there whenever a call needs a factor of the last minutes. */
export function StepUp() {
  const question = useStore(stepUp);
  useEffect(offerStepUp, []);
  return (
    question && (
      <Suspense fallback={null}>
        <StepUpDialog onDone={question.done} />
      </Suspense>
    )
  );
}
