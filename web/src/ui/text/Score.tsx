import { scoreBand } from "#/lib/format.ts";
import type { ScoreBand } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";

const BANDS: Record<ScoreBand, string> = {
  100: "bg-score-100-soft text-score-100",
  90: "bg-score-90-soft text-score-90",
  80: "bg-score-80-soft text-score-80",
  70: "bg-score-70-soft text-score-70",
  60: "bg-score-60-soft text-score-60",
  else: "bg-score-else-soft text-score-else",
};

/** Coloured by tens, rounded down; below 60 and unknown are grey. */
export function Score({ value }: { value: number | null }) {
  return (
    <span
      className={classes(
        "inline-grid h-6 min-w-9 place-items-center rounded-sm px-1.5 text-sm font-semibold tabular-nums",
        BANDS[scoreBand(value)],
      )}
    >
      {value === null ? "NA" : Math.floor(value)}
    </span>
  );
}
