import { lateOverlay } from "./late-overlay.tsx";

/** Opens with the focus on its first field, if it has one. */
export const Dialog = lateOverlay((surfaces) => surfaces.DialogSurface);
