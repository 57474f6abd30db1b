import type { PlanTrial } from "@app/contract/strategy/plan-trial";
import { formatCount, formatMoney, plural } from "#/lib/format.ts";

const NAMED = 4;

/** What the plan would be: people, money, who comes in and who drops out. */
export function TrialResult({ trial, isTrying }: { trial: PlanTrial; isTrying: boolean }) {
  const { status, cost, reach, creators, change, entered, left } = trial;
  if (status === "infeasible") return <p>No plan keeps all its rules that way.</p>;
  return (
    <div className={isTrying ? "opacity-60" : ""}>
      <p className="text-fg">
        {formatCount(reach)} people{signed(change.reach, formatCount)}, {formatMoney(cost)}
        {signed(change.cost?.amount ?? null, (amount) =>
          formatMoney({ amount, currency: change.cost?.currency ?? "" }),
        )}
        , {plural(creators, "creator")}
      </p>
      {entered.length + left.length === 0 && <p>The same creators.</p>}
      {entered.length > 0 && <p>In: {named(entered)}</p>}
      {left.length > 0 && <p>Out: {named(left)}</p>}
    </div>
  );
}

function signed(change: number | null, write: (value: number) => string): string {
  if (change === null || change === 0) return "";
  return ` (${change > 0 ? "+" : "−"}${write(Math.abs(change))})`;
}

function named(creators: PlanTrial["entered"]): string {
  const shown = creators.slice(0, NAMED).map(({ handle }) => `@${handle}`);
  const more = creators.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
