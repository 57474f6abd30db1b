import type { Strategy } from "@app/contract/strategy/schemas";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { CertificateSection } from "./CertificateSection.tsx";
import { BudgetSection } from "./BudgetSection.tsx";
import { sayOfPlan } from "./phrases.tsx";
import { FirstSection } from "./FirstSection.tsx";
import { ForecastSection } from "./ForecastSection.tsx";
import { PlanTotals } from "./PlanTotals.tsx";
import { useStrategy } from "#/features/strategy/strategy.queries.ts";
import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { WhenNear } from "#/ui/WhenNear.tsx";

const InfeasibleSection = late(async () => (await import("./InfeasibleSection.tsx")).InfeasibleSection);
const LowerSections = late(async () => (await import("./LowerSections.tsx")).LowerSections);

interface PlanPanelProps {
  strategyId: string;
  /** Null follows the newest one. */
  version: number | null;
  onVersion: (version: number | null) => void;
  isBusy: boolean;
  onSay: (text: string) => void;
}

/** The plan as it stands: its proof, its money, its forecast, its days, its risks; and every earlier version. */
export function PlanPanel({ strategyId, version, onVersion, isBusy, onSay }: PlanPanelProps) {
  const { data, error, mutate } = useStrategy(strategyId, version);
  const seesPrices = useSeesPrices();
  const mayChange = useMayWork();
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={6} label="Loading the plan" />;
  return (
    <>
      <PlanHead strategy={data} onVersion={onVersion} isBusy={isBusy} onSay={onSay} />
      <FirstSection strategy={data} onSay={mayChange && !isBusy && version === null ? onSay : null} />
      {data.plan.status === "infeasible" ? (
        <InfeasibleSection strategy={data} />
      ) : (
        <>
          <PlanTotals strategy={data} />
          <CertificateSection strategy={data} />
          <div
            className={classes(
              "grid border-t border-line",
              seesPrices && "xl:grid-cols-2 xl:divide-x xl:divide-line",
            )}
          >
            {seesPrices && <BudgetSection strategy={data} />}
            <ForecastSection strategy={data} />
          </div>
        </>
      )}
      <WhenNear fallback={<ListSkeleton rows={6} label="Loading the rest of the plan" />}>
        <LowerSections
          strategy={data}
          isTried={seesPrices && mayChange && version === null}
          isBusy={isBusy}
          onSay={onSay}
        />
      </WhenNear>
    </>
  );
}

interface PlanHeadProps {
  strategy: Strategy;
  onVersion: (version: number | null) => void;
  isBusy: boolean;
  onSay: (text: string) => void;
}

function PlanHead({ strategy, onVersion, isBusy, onSay }: PlanHeadProps) {
  const timeZone = useTimeZone();
  const mayChange = useMayWork();
  const { versions, version, plan } = strategy;
  const say = sayOfPlan(strategy);
  const newest = versions[0]?.number ?? version;
  const shown = versions.find(({ number }) => number === version);
  const canSave = mayChange && !isBusy && plan.picks.length > 0 && version === newest;
  return (
    <div className="flex flex-col gap-1.5 border-b border-line px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 className="font-semibold">
            {say("Plan")}
            <span className="hidden print:inline">: {strategy.name}</span>
          </h2>
          <Select
            label={say("Version")}
            hideLabel
            size="sm"
            value={String(version)}
            options={versions.map(({ number, summary }) => ({
              value: String(number),
              label:
                number === version
                  ? say("Version {0}", String(number))
                  : say("Version {0}: {1}", String(number), summary ?? ""),
            }))}
            className="max-w-52 print:hidden"
            onChange={(next) => onVersion(Number(next) === newest ? null : Number(next))}
          />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            size={32}
            className="max-md:min-h-11"
            disabled={!canSave}
            onClick={() => onSay(say("Save it as a collection"))}
          >
            {say("Save as collection")}
          </Button>
          <Button
            size={32}
            variant="primary"
            disabled={!canSave}
            onClick={() => onSay(say("Make it a campaign"))}
          >
            {say("Make campaign")}
          </Button>
        </div>
      </div>
      <p className="text-xs text-fg-2">
        <span className="hidden print:inline">{say("Version {0}", String(version))}. </span>
        {shown?.summary} · {formatDateTime(shown?.createdAt, timeZone)}
        {version !== newest &&
          `. ${say("Only the newest version can be saved; say “go back to version {0}” to use this one", String(version))}`}
        .
      </p>
    </div>
  );
}
