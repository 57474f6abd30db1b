import { memoizeAsync } from "@app/contract/memoize-async";
import { Suspense, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import type * as LazySurfaces from "./surfaces.lazy.ts";
import { late } from "#/ui/late.tsx";

type Surfaces = typeof LazySurfaces;

const HANDS = ["pointermove", "pointerdown", "keydown"] as const;
let surfaces: Surfaces | null = null;

/** What floats above a page is heavy and never there at first, so it is not fetched with the page. */
export const fetchSurfaces = memoizeAsync(async () => {
  surfaces = await import("./surfaces.lazy.ts");
  return surfaces;
});

/** Fetches it with the first move of a pointer or the first key, so that what is pressed opens at once. */
export function fetchSurfacesWithFirstMove(): () => void {
  const stop = () => {
    for (const name of HANDS) document.removeEventListener(name, begin);
  };
  function begin() {
    stop();
    // Whoever opens something is told if it cannot be fetched.
    fetchSurfaces().catch(() => undefined);
  }
  for (const name of HANDS) document.addEventListener(name, begin, { passive: true });
  return stop;
}

/** Something that floats: drawn at once where it was fetched; until it comes, what belongs to it stands in its place. */
export function lateSurface<Props extends object>(
  pick: (from: Surfaces) => ComponentType<Props>,
  meanwhile: (props: Props) => ReactNode = () => null,
) {
  const Surface = late(
    async () => pick(await fetchSurfaces()),
    () => surfaces && pick(surfaces),
  );
  return function Late(props: Props) {
    return (
      <Suspense fallback={meanwhile(props)}>
        <Surface {...props} />
      </Suspense>
    );
  };
}

/** The same for what opens and closes: nothing is drawn until it first opens, and it stays, so that it can fade out. */
export function lateOverlay<Props extends { open: boolean }>(pick: (from: Surfaces) => ComponentType<Props>) {
  const Late = lateSurface(pick);
  return function Overlay(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen && <Late {...props} />;
  };
}
