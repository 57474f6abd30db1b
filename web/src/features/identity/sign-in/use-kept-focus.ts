import { useEffect, useRef } from "react";

const FIRST = "main :is(input:not([hidden], [type=hidden]), a[href], button:not(:disabled))";

/** What was pressed goes with its step: the focus is then on the first control of the next one, and not nowhere. */
export function useKeptFocus(step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!document.querySelector(":focus")) document.querySelector<HTMLElement>(FIRST)?.focus();
  }, [step]);
}
