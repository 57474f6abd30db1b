import type { SpreadStep } from "@app/contract/discovery/creators";
import { formatCount, plural } from "#/lib/format.ts";
import { isWithin } from "./facets.rules.ts";

interface SpreadBarsProps {
  steps: readonly SpreadStep[];
  /** What is asked for: columns outside are grey. */
  range: { min?: number | undefined; max?: number | undefined };
}

/** How the figure spreads over those whom everything else fits. */
export function SpreadBars({ steps, range }: SpreadBarsProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const summary = steps.map((step) => `${stepText(step)}: ${plural(step.count, "creator")}`).join("; ");
  return (
    <div role="img" aria-label={summary} className="flex h-9 items-end gap-0.5 border-b border-line-mid">
      {steps.map((step) => (
        <span
          key={step.from}
          title={`${stepText(step)}: ${plural(step.count, "creator")}`}
          style={{ height: `${(step.count / most) * 100}%` }}
          className={`min-h-px flex-1 rounded-t-[2px] ${isWithin(step, range) ? "bg-chart-1" : "bg-line-mid"}`}
        />
      ))}
    </div>
  );
}

function stepText({ from, to }: SpreadStep): string {
  return to === null
    ? `${formatCount(from, 0)} and more`
    : `${formatCount(from, 0)} to ${formatCount(to, 0)}`;
}
