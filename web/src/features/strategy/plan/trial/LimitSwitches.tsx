import type { Say } from "@app/contract/strategy/answers/phrases";
import type { PlanLimits } from "@app/contract/strategy/plan-trial";
import { Switch } from "#/ui/fields/Switch.tsx";

interface LimitSwitchesProps {
  /** Each by the words that name it in an order, and as it is said. */
  limits: PlanLimits["items"];
  without: readonly string[];
  onSwitch: (without: readonly string[]) => void;
  say: Say;
}

/** One switch for each rule of a plan: on as long as the plan keeps it. */
export function LimitSwitches({ limits, without, onSwitch, say }: LimitSwitchesProps) {
  if (limits.length === 0) return null;
  return (
    <div role="group" aria-label={say("Rules of the plan")} className="mt-1 flex flex-col gap-1 max-md:gap-2">
      {limits.map(({ words, said = words }) => (
        <Switch
          key={words}
          label={`${said.charAt(0).toUpperCase()}${said.slice(1)}`}
          checked={!without.includes(words)}
          onChange={(isKept) =>
            onSwitch(isKept ? without.filter((one) => one !== words) : [...without, words])
          }
        />
      ))}
    </div>
  );
}
