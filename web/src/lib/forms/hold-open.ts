import { createContext } from "react";

/** Tells the nearest dialog whether what it holds is unsaved, so that it asks before it closes; null outside of dialogs. */
export const HoldOpen = createContext<((isUnsaved: boolean) => void) | null>(null);
