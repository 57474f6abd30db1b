import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { useOpenConflict } from "#/lib/edits/edit-conflicts.ts";
import { keepFocusFromFirstKey } from "#/lib/focus/first-key.ts";
import { useCopyOffered } from "#/lib/sample-copy.ts";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { UndoBar } from "#/ui/feedback/UndoBar.tsx";
import { fetchSurfacesWithFirstMove } from "#/ui/overlays/late-overlay.tsx";
import { isPublicPath } from "./shell/navigation.ts";
import { listenForPalette, usePaletteOpen } from "./palette/palette.ts";
import { SessionGate } from "./SessionGate.tsx";
import { StepUp } from "#/features/identity/index.ts";
import { themeOf } from "./theme.ts";
import { late } from "#/ui/late.tsx";

// Most visits meet nobody else: the question comes with its first need.
const EditConflict = late(async () => (await import("#/ui/overlays/EditConflict.tsx")).EditConflict);
const loadPalette = () => import("./palette/CommandPalette.tsx");
const CopyOffer = late(async () => (await import("./shell/CopyOffer.tsx")).CopyOffer);
const CommandPalette = late(async () => (await loadPalette()).CommandPalette);

/** Stands around every screen: theme by route, palette, notifications, undo, the choice between two edits. */
export function Root() {
  const isPublic = useRouterState({ select: (state) => isPublicPath(state.location.pathname) });
  const copyOffered = useCopyOffered() && !isPublic;
  const paletteOpen = usePaletteOpen() && !isPublic;
  const isConflictOpen = useOpenConflict() !== null;
  useThemeOfRoute();
  useEffect(keepFocusFromFirstKey, []);
  useEffect(fetchSurfacesWithFirstMove, []);
  useEffect(() => {
    // Visitors without a sign-in have nothing to open or find.
    if (isPublic) return undefined;
    // Fetched with the first key, so that what is typed right after the second one arrives.
    return listenForPalette(() => void loadPalette().catch(() => undefined));
  }, [isPublic]);
  return (
    <>
      <SessionGate>
        <Outlet />
      </SessionGate>
      {isConflictOpen && (
        <Suspense fallback={null}>
          <EditConflict />
        </Suspense>
      )}
      {!isPublic && <StepUp />}
      <UndoBar />
      <ToastRegion />
      {copyOffered && (
        <Suspense fallback={null}>
          <CopyOffer />
        </Suspense>
      )}
      {paletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette />
        </Suspense>
      )}
    </>
  );
}

/** Follows the screen that is drawn, not the address that is still loading, so that nothing flashes. */
function useThemeOfRoute(): void {
  const path = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  });
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = themeOf(path);
  }, [path]);
}
