import { lateSurface } from "./late-overlay.tsx";
import { useFirstPress } from "./first-press.ts";
import type { MenuProps } from "./MenuSurface.tsx";

export type { MenuItem, MenuProps } from "./MenuSurface.tsx";

const Late = lateSurface(
  (surfaces) => surfaces.OpenedMenu,
  ({ trigger }) => trigger,
);

/** Actions behind a button. */
export function Menu(props: MenuProps) {
  const { defaultOpen = false, isByKey: wasByKey = false } = props;
  const { button, isByKey } = useFirstPress(
    props.trigger,
    "menu",
    defaultOpen ? { isByKey: wasByKey } : null,
  );
  return button ?? <Late {...props} isByKey={isByKey} />;
}
