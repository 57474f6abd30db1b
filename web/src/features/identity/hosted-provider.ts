import { useEffect, useState } from "react";
import { getIdentity } from "./identity.ts";

/** The host of the provider outside where people sign in; null where they do here, undefined until it is known. */
export function useHostedProvider(): string | null | undefined {
  const [host, setHost] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    async function find() {
      const { base } = await getIdentity();
      if (!isGone) setHost(base === "" ? null : new URL(base).host);
    }
    // Whoever needs the server tells that it is not reached.
    find().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return host;
}
