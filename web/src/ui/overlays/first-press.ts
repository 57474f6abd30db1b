import { cloneElement, useState } from "react";
import type { ComponentProps, KeyboardEvent, ReactElement } from "react";
import { fetchSurfaces } from "./late-overlay.tsx";

type Trigger = ReactElement<ComponentProps<"button">>;

/**
 * The button alone, until it was pressed and what it opens is there; then null, for that brings the button along. Until
 * then the button stays as it is, with its focus.
 */
export function useFirstPress(trigger: Trigger, opens: "menu" | "dialog", isOpen = false): Trigger | null {
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isWanted) return null;
  // Not within the press itself: what opens would take the rest of it for a press beside it. Where the code cannot be
  // fetched, the page says so.
  const open = () =>
    void fetchSurfaces()
      .catch(() => undefined)
      .then(() => setTimeout(setIsWanted, 0, true));
  return cloneElement(trigger, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      open();
    },
  });
}
