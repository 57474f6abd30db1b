interface ProgressProps {
  label: string;
  /** From 0 to `max`; null while nobody knows. */
  value: number | null;
  max?: number;
  /** What stands beside it: "8 of 18 drafts". */
  text?: string;
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const share = value === null ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-surface-2"
      >
        <div
          className={value === null ? "h-full w-1/3 animate-pulse bg-chart-1" : "h-full bg-chart-1"}
          style={value === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
      {text !== undefined && <span className="text-sm text-fg-2">{text}</span>}
    </div>
  );
}
