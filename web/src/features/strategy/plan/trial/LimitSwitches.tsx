import { Switch } from "#/ui/fields/Switch.tsx";

interface LimitSwitchesProps {
  /** Each in the words that name it. */
  limits: readonly string[];
  without: readonly string[];
  onSwitch: (without: readonly string[]) => void;
}

/** One switch for each rule of a plan: on as long as the plan keeps it. */
export function LimitSwitches({ limits, without, onSwitch }: LimitSwitchesProps) {
  if (limits.length === 0) return null;
  return (
    <div role="group" aria-label="Rules of the plan" className="mt-1 flex flex-col gap-1 max-md:gap-2">
      {limits.map((words) => (
        <Switch
          key={words}
          label={`${words.charAt(0).toUpperCase()}${words.slice(1)}`}
          checked={!without.includes(words)}
          onChange={(isKept) =>
            onSwitch(isKept ? without.filter((one) => one !== words) : [...without, words])
          }
        />
      ))}
    </div>
  );
}
