import type { Strategy } from "@app/contract/strategy/schemas";
import { BudgetSection } from "./BudgetSection.tsx";
import { CertificateSection } from "./CertificateSection.tsx";
import { ForecastSection } from "./ForecastSection.tsx";
import { PlanTotals } from "./PlanTotals.tsx";
import { ShortlistSection } from "./ShortlistSection.tsx";

/** A plan to look at: what it comes to, how good it is, what it may bring, and with whom. */
export function PlanReading({ strategy }: { strategy: Strategy }) {
  return (
    <>
      <PlanTotals strategy={strategy} />
      <CertificateSection strategy={strategy} />
      <div className="grid border-t border-line xl:grid-cols-2 xl:divide-x xl:divide-line">
        <BudgetSection strategy={strategy} />
        <ForecastSection strategy={strategy} />
      </div>
      <ShortlistSection strategy={strategy} />
    </>
  );
}
