import { useEffect, useRef } from "react";

const FIELD = "input:not([hidden], [type=hidden])";
const FIRST = `main :is(${FIELD}, a[href], button:not(:disabled))`;

/**
 * The field to fill in first has the focus at once, where there is a mouse and so a keyboard: on a phone that would open
 * one over the page.
 */
export function focusFirst(): void {
  const hasMouse = window.matchMedia?.("(pointer: fine)").matches;
  if (hasMouse && !document.querySelector(":focus"))
    document.querySelector<HTMLElement>(`main ${FIELD}`)?.focus();
}

/** What was pressed goes with its step: the focus is then on the first control of the next one, and not nowhere. */
export function useKeptFocus(step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!document.querySelector(":focus")) document.querySelector<HTMLElement>(FIRST)?.focus();
  }, [step]);
}
