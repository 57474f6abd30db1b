import { useEffect, useEffectEvent } from "react";

/** Runs when the page itself goes away: a reload or a closed tab leaves no field first. */
export function usePageLeave(run: () => void): void {
  const leave = useEffectEvent(run);
  useEffect(() => {
    const listen = () => leave();
    window.addEventListener("pagehide", listen);
    return () => window.removeEventListener("pagehide", listen);
  }, []);
}
