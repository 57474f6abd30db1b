import { useState } from "react";

/** What a press starts, and whether it still runs. */
export function useTask() {
  const [isBusy, setIsBusy] = useState(false);

  async function start(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch {
      // The request has shown its own notification; what was typed stays.
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, run: (work: () => Promise<void>) => void start(work) };
}
