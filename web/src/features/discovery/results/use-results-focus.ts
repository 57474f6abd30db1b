import { useEffect, useRef } from "react";

/** After a search the keyboard is on the first thing that was found: spread the answer on the list of it. */
export function useResultsFocus(takesFocus: () => boolean, isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isThere && takesFocus()) list.current?.querySelector<HTMLElement>("a[href], button")?.focus();
  });
  return { ref: list };
}
