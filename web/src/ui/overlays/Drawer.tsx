import { lateOverlay } from "./late-overlay.tsx";

/** A sheet over a dimmed page, from the bottom on a phone and from the right elsewhere. */
export const Drawer = lateOverlay((surfaces) => surfaces.DrawerSurface);
