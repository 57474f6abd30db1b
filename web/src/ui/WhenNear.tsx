import { Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { printWhole } from "#/lib/printing.ts";
import { useIsNear } from "./use-is-near.ts";

const HANDS = ["keydown", "pointerdown"] as const;

interface WhenNearProps {
  /** While its code is fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What stands far down a page: drawn, and so its code fetched, when it comes near to what is seen. The first press or key
 * brings it as well, since who prints the page or searches in it wants all of it. It holds a place until then.
 */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const [watch, isNear] = useIsNear("25%");
  const [isInHand, setInHand] = useState(typeof IntersectionObserver === "undefined");
  const [isThere, setThere] = useState(false);
  const isPrinted = useRef(false);
  useEffect(() => {
    if (isThere) return undefined;
    const begin = (event: Event) => {
      // The browser would print at once what is there now.
      if (event instanceof KeyboardEvent && isForPrint(event)) {
        event.preventDefault();
        isPrinted.current = true;
      }
      setInHand(true);
    };
    for (const name of HANDS) document.addEventListener(name, begin);
    return () => {
      for (const name of HANDS) document.removeEventListener(name, begin);
    };
  }, [isThere]);
  if (!isNear && !isInHand) return <div ref={watch} className="min-h-svh" />;
  return (
    <Suspense fallback={fallback}>
      {children}
      <Drawn
        onDrawn={() => {
          setThere(true);
          if (isPrinted.current) void printWhole();
          isPrinted.current = false;
        }}
      />
    </Suspense>
  );
}

function isForPrint({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "p" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Stands beside something whose code may be fetched: drawn when that is. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  const told = useRef(onDrawn);
  useEffect(() => told.current(), []);
  return null;
}
