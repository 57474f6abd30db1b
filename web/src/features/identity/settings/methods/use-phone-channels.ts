import { useEffect, useState } from "react";
import type { PhoneChannel } from "./phone-channels.lazy.ts";

/** Null until they are known: what was set up a moment ago counts, so they are read each time. */
export function usePhoneChannels(isWanted = true): PhoneChannel[] | null {
  const [channels, setChannels] = useState<PhoneChannel[] | null>(isWanted ? null : []);
  useEffect(() => {
    async function read() {
      // The sign-in has what reads them in its one file, which whoever has to wait for it must not name.
      const { readPhoneChannels } = await import("./phone-channels.lazy.ts");
      setChannels(await readPhoneChannels());
    }
    // An unreachable server is told of where the numbers come from.
    if (isWanted) read().catch(() => undefined);
  }, [isWanted]);
  return channels;
}
