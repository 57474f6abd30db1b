import type { ComponentProps } from "react";

// Drawn here and not taken from the icon set: the sign-in screen shows only these, and stays small.
const STROKE = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

type MarkProps = ComponentProps<"svg"> & { size: number };

export function SpinnerMark({ size, ...rest }: MarkProps) {
  return (
    <svg {...STROKE} {...rest} width={size} height={size}>
      <path d="M21 12a9 9 0 1 1-6-8.5" />
    </svg>
  );
}

export function AlertMark({ size, ...rest }: MarkProps) {
  return (
    <svg {...STROKE} {...rest} width={size} height={size}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7.5v5M12 16.5v.01" />
    </svg>
  );
}

export function LockMark({ size, ...rest }: MarkProps) {
  return (
    <svg {...STROKE} {...rest} width={size} height={size}>
      <rect x="4" y="10" width="16" height="11" rx="2" />
      <path d="M8 10V7a4 4 0 0 1 8 0v3M12 15v1.5" />
    </svg>
  );
}

export function FingerprintMark({ size, ...rest }: MarkProps) {
  return (
    <svg {...STROKE} {...rest} width={size} height={size}>
      <path d="M12 10a2 2 0 0 0-2 2c0 1-.1 2.5-.3 4M14 13.1c0 2.4 0 6.4-1 8.9M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 12 0v2" />
    </svg>
  );
}
