import { useId } from "react";

/** The mark of Herald. */
export function Mark({ size = 28 }: { size?: number }) {
  // Of several marks on one page, a hidden one must not take its gradient away from the others.
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <defs>
        <linearGradient id={gradient} x1="0" x2="1">
          <stop className="[stop-color:var(--color-gradient-1)]" />
          <stop offset=".45" className="[stop-color:var(--color-gradient-2)]" />
          <stop offset="1" className="[stop-color:var(--color-gradient-3)]" />
        </linearGradient>
      </defs>
      <rect width="28" height="28" rx="8" fill={`url(#${gradient})`} />
      <path
        d="M9.5 7v14M9.5 16.2c0-2.7 1.8-4.4 4.5-4.4s4.5 1.7 4.5 4.4V21"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
