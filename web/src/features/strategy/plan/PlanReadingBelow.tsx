import type { Strategy } from "@app/contract/strategy/schemas";
import { BudgetSection } from "./BudgetSection.tsx";
import { ForecastSection } from "./ForecastSection.tsx";
import { ShortlistSection } from "./ShortlistSection.tsx";

export function PlanReadingBelow({ strategy }: { strategy: Strategy }) {
  return (
    <>
      <div className="grid border-t border-line xl:grid-cols-2 xl:divide-x xl:divide-line">
        <BudgetSection strategy={strategy} />
        <ForecastSection strategy={strategy} />
      </div>
      <ShortlistSection strategy={strategy} />
    </>
  );
}
