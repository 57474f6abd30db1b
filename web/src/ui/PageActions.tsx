import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { createStore, useStore } from "#/lib/store.ts";

const place = createStore<Element | null>(null);

/** Where the actions stand: once, in the bar of the shell. */
export function PageActionsPlace() {
  return <div ref={(element) => place.set(element)} className="flex items-center gap-2" />;
}

/** Puts the actions of a tool page into the bar, beside the title. */
export function PageActions({ children }: { children: ReactNode }) {
  const bar = useStore(place);
  return bar && createPortal(children, bar);
}
