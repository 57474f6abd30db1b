import { lateSurface } from "./late-overlay.tsx";
import { useFirstPress } from "./first-press.ts";
import type { PopoverProps } from "./PopoverSurface.tsx";

const Late = lateSurface(
  (surfaces) => surfaces.OpenedPopover,
  ({ trigger }) => trigger,
);

/** What floats beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const { button } = useFirstPress(props.trigger, "dialog");
  return button ?? <Late {...props} />;
}
