import { lateOverlay } from "./late-overlay.tsx";

/** Asks for one line of text, such as a name. */
export const NameDialog = lateOverlay((surfaces) => surfaces.NameDialogSurface);
