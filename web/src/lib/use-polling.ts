import { useEffect } from "react";

const POLL_MS = 1000;

/** Reads again each second while something is under way. */
export function usePolling(isOn: boolean, read: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(read, POLL_MS);
    return () => clearInterval(timer);
  });
}
