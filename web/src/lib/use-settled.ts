import { useEffect, useState } from "react";

/** Between the last key and the question. */
const SETTLED_MS = 150;

/** The value once nobody has changed it for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
