import type { Say } from "@app/contract/strategy/answers/phrases";
import type { PlanTrial } from "@app/contract/strategy/plan-trial";
import { formatCount, formatMoney, formatTotal } from "#/lib/format.ts";

const NAMED = 4;

/** What the plan would be: people, money, who comes in and who drops out. */
export function TrialResult({ trial, isTrying, say }: { trial: PlanTrial; isTrying: boolean; say: Say }) {
  const { status, cost, reach, creators, change, entered, left } = trial;
  if (status === "infeasible") return <p>{say("No plan keeps all its rules that way.")}</p>;
  return (
    <div className={isTrying ? "opacity-60" : ""}>
      <p className="text-fg">
        {say("{0} people", formatCount(reach, 2, say.locale))}
        {signed(change.reach, (value) => formatCount(value, 2, say.locale))}, {formatMoney(cost, say.locale)}
        {signed(change.cost?.amount ?? null, (amount) =>
          formatMoney({ amount, currency: change.cost?.currency ?? "" }, say.locale),
        )}
        , {say(creators === 1 ? "{0} creator" : "{0} creators", formatTotal(creators, say.locale))}
      </p>
      {entered.length + left.length === 0 && <p>{say("The same creators.")}</p>}
      {entered.length > 0 && <p>{say("In: {0}", named(entered, say))}</p>}
      {left.length > 0 && <p>{say("Out: {0}", named(left, say))}</p>}
    </div>
  );
}

function signed(change: number | null, write: (value: number) => string): string {
  if (change === null || change === 0) return "";
  return ` (${change > 0 ? "+" : "−"}${write(Math.abs(change))})`;
}

function named(creators: PlanTrial["entered"], say: Say): string {
  const shown = creators.slice(0, NAMED).map(({ handle }) => `@${handle}`);
  const more = creators.length - shown.length;
  return more > 0 ? say("{0} and {1} more", shown.join(", "), String(more)) : shown.join(", ");
}
