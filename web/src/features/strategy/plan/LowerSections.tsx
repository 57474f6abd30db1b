import type { Strategy } from "@app/contract/strategy/schemas";
import { CalendarSection } from "./calendar/CalendarSection.tsx";
import { MarketSection } from "./MarketSection.tsx";
import { RisksSection, UnknownSection } from "./RisksSection.tsx";
import { ShortlistSection } from "./ShortlistSection.tsx";
import { PlanTrialSection } from "./trial/PlanTrialSection.tsx";
import { ReachCurveSection } from "./trial/ReachCurveSection.tsx";

interface LowerSectionsProps {
  strategy: Strategy;
  /** Whether other budgets and limits may be tried on it. */
  isTried: boolean;
  isBusy: boolean;
  onSay: (text: string) => void;
}

/** The plan below its proof, its money and its forecast. */
export function LowerSections({ strategy, isTried, isBusy, onSay }: LowerSectionsProps) {
  const { plan, version } = strategy;
  const { budget } = plan.brief;
  return (
    <>
      {isTried && (
        <PlanTrialSection
          key={`trial ${version}`}
          strategy={strategy}
          budget={budget}
          isBusy={isBusy}
          onSay={onSay}
        />
      )}
      {plan.status !== "infeasible" && (
        <>
          {isTried && budget && (
            <ReachCurveSection key={`curve ${version}`} strategy={strategy} budget={budget} />
          )}
          <MarketSection strategy={strategy} />
          <ShortlistSection key={version} strategy={strategy} />
          <CalendarSection strategy={strategy} />
          <RisksSection strategy={strategy} />
        </>
      )}
      <UnknownSection strategy={strategy} />
    </>
  );
}
