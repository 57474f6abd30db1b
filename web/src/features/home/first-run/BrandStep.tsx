import { Suspense } from "react";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { StepTitle } from "./StepTitle.tsx";
import { late } from "#/ui/late.tsx";

// Most visits of the home page need no form.
const BrandProfileForm = late(async () => (await import("#/features/settings/index.ts")).BrandProfileForm);

export function BrandStep({ onDone }: { onDone: () => void }) {
  return (
    <>
      <StepTitle
        title="Describe your brand"
        text="Three questions. Plans and suggestions start from the answers; leave out what you like."
      />
      <div className="max-w-160">
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <BrandProfileForm onSaved={onDone} />
        </Suspense>
      </div>
    </>
  );
}
