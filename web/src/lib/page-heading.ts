import { useDeferredValue, useLayoutEffect } from "react";
import { createStore, useStore } from "./store.ts";

export interface PageBar {
  title: string;
  /** Where the way back leads: "Collections" before the name of one. */
  parent?: { label: string; to: string };
}

const claims = createStore(0);
const bar = createStore<PageBar | null>(null);

/** Says that the page draws its own h1; the answer takes the claim back. */
export function claimHeading(): () => void {
  claims.set(claims.get() + 1);
  return () => claims.set(claims.get() - 1);
}

/** Also true until the first render is on screen: a page that comes with the bar has not claimed the h1 before. */
export function useHeadingInPage(): boolean {
  const isClaimed = useStore(claims) > 0;
  const isSettled = useDeferredValue(true, false);
  return isClaimed || !isSettled;
}

/** Puts the name of the thing that the page shows into the bar; null leaves the route's own title. */
export function useBarTitle(title: string | null, parent?: PageBar["parent"]): void {
  const label = parent?.label;
  const to = parent?.to;
  useLayoutEffect(() => {
    if (title === null) return undefined;
    bar.set(label !== undefined && to !== undefined ? { title, parent: { label, to } } : { title });
    return () => bar.set(null);
  }, [title, label, to]);
}

export function usePageBar(): PageBar | null {
  return useStore(bar);
}
