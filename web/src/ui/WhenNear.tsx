import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useIsNear } from "./use-is-near.ts";

const HANDS = ["keydown", "pointerdown"] as const;

/**
 * What stands far down a page: drawn, and so its code fetched, when it comes near to what is seen. The first press or key
 * brings it as well, since who prints the page or searches in it wants all of it. It holds a place until then.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const [watch, isNear] = useIsNear("25%");
  const [isInHand, setInHand] = useState(typeof IntersectionObserver === "undefined");
  const isDrawn = isNear || isInHand;
  useEffect(() => {
    if (isDrawn) return undefined;
    const begin = () => setInHand(true);
    for (const name of HANDS) document.addEventListener(name, begin);
    return () => {
      for (const name of HANDS) document.removeEventListener(name, begin);
    };
  }, [isDrawn]);
  return isDrawn ? children : <div ref={watch} className="min-h-svh" />;
}
