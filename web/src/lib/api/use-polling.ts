import { useEffect, useEffectEvent } from "react";

const POLL_MS = 1000;

/** Reads again each second while something is under way. */
export function usePolling(isOn: boolean, read: () => void): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => readAgain(), POLL_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
