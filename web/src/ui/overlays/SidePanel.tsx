import { lateOverlay } from "./late-overlay.tsx";

/** Stands beside the page, which stays usable; a whole screen on a phone. */
export const SidePanel = lateOverlay((surfaces) => surfaces.SidePanelSurface);
