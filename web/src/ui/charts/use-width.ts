import { useCallback, useState } from "react";

/** Width of an element in pixels, as it is now; the given one until it has been measured. */
export function useWidth(initial: number): [(element: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(initial);
  const measure = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
