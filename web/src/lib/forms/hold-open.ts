import { createContext } from "react";
import type { RefObject } from "react";

/** Whether what the nearest dialog holds is not saved, so that it asks before it closes; null outside of dialogs. */
export const HoldOpen = createContext<RefObject<boolean> | null>(null);
