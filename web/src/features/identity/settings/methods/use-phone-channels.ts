import { useEffect, useState } from "react";
import { getIdentity } from "#/features/identity/identity.ts";
import type { CodeChannel } from "#/features/identity/sign-in/codes/code-channels.ts";

export type PhoneChannel = Exclude<CodeChannel, "email">;

/** Null until they are known: what was set up a moment ago counts, so they are read each time. */
export function usePhoneChannels(isWanted = true): PhoneChannel[] | null {
  const [channels, setChannels] = useState<PhoneChannel[] | null>(isWanted ? null : []);
  useEffect(() => {
    async function read() {
      // The sign-in fetches it by itself: it is no part of a file of the settings.
      const { project } = await import("#/features/identity/client/calls/project.ts");
      const { passcode_channels: all } = await project((await getIdentity()).client);
      setChannels(all.filter((channel): channel is PhoneChannel => channel !== "email"));
    }
    // An unreachable server is told of where the numbers come from.
    if (isWanted) read().catch(() => undefined);
  }, [isWanted]);
  return channels;
}
