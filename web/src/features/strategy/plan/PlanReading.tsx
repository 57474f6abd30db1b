import type { Strategy } from "@app/contract/strategy/schemas";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { WhenNear } from "#/ui/WhenNear.tsx";
import { CertificateSection } from "./CertificateSection.tsx";
import { PlanTotals } from "./PlanTotals.tsx";

const Below = late(async () => (await import("./PlanReadingBelow.tsx")).PlanReadingBelow);

/** A plan to look at: what it comes to and how good it is; further down what it may bring, and with whom. */
export function PlanReading({ strategy }: { strategy: Strategy }) {
  return (
    <>
      <PlanTotals strategy={strategy} />
      <CertificateSection strategy={strategy} />
      <WhenNear fallback={<ListSkeleton rows={6} label="Loading the rest of the plan" />}>
        <Below strategy={strategy} />
      </WhenNear>
    </>
  );
}
