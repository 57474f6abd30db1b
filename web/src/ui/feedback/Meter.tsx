import { classes } from "#/ui/classes.ts";

const FILLS = { danger: "bg-danger", warn: "bg-warn", success: "bg-success" } as const;

interface MeterProps {
  label: string;
  /** Parts that are full; null while nobody has judged. */
  value: number | null;
  max: number;
  tone: keyof typeof FILLS;
  /** What the value means, for whoever does not see the parts. */
  text: string;
}

/** How good something is, in as many parts as there are grades. */
export function Meter({ label, value, max, tone, text }: MeterProps) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? 0}
      aria-valuetext={text}
      className="flex gap-1"
    >
      {Array.from({ length: max }, (_, part) => (
        <span
          key={part}
          className={classes("h-1 flex-1 rounded-full", part < (value ?? 0) ? FILLS[tone] : "bg-line")}
        />
      ))}
    </div>
  );
}
