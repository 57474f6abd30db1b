import { cloneElement, useState } from "react";
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactElement } from "react";
import { fetchSurfaces } from "./late-overlay.tsx";

type Trigger = ReactElement<ComponentProps<"button">>;

interface FirstPress {
  /** The button alone; null once what it opens is there. */
  button: Trigger | null;
  isByKey: boolean;
}

/**
 * The button alone, until it was pressed and what it opens is there, which brings the button along. Until then the button
 * stays as it is, with its focus.
 *
 * @param pressed How it was, where the press came before this was drawn.
 */
export function useFirstPress(
  trigger: Trigger,
  opens: "menu" | "dialog",
  pressed: { isByKey: boolean } | null = null,
): FirstPress {
  const [press, setPress] = useState(pressed);
  if (press) return { button: null, ...press };
  // Not within the press itself: what opens would take the rest of it for a press beside it. Where the code cannot be
  // fetched, the page says so.
  const open = (isByKey: boolean) =>
    void fetchSurfaces()
      .catch(() => undefined)
      .then(() => setTimeout(setPress, 0, { isByKey }));
  const button = cloneElement(trigger, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    // A press by a key counts no clicks.
    onClick: ({ detail }: MouseEvent) => open(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      open(true);
    },
  });
  return { button, isByKey: false };
}
