import { useCallback, useState } from "react";

/** Whether an element has come within so much of a screen of what is seen; from then on it counts as near. */
export function useIsNear(within: string): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === "undefined") return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin: within, scrollMargin: within },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [within],
  );
  return [watch, isNear];
}
