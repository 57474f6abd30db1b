import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { getProject } from "#/features/identity/project.ts";
import { offers } from "#/features/identity/sign-in/offer/offered.ts";

/** Ways in over somebody else, loaded only where there are some: this screen is small. */
export function OutsideWay() {
  const [ways, setWays] = useState<ReactNode>(null);
  useEffect(() => {
    // An unreachable server is told of when the form is sent.
    load().then(setWays, () => undefined);
  }, []);
  return ways;
}

async function load(): Promise<ReactNode> {
  const project = await getProject();
  const { oauth_providers: providers, google_one_tap: hasOneTap } = project;
  const hasWallets = offers(project, "crypto_wallets") && ("ethereum" in window || "solana" in window);
  if (providers.length === 0 && !hasWallets) return null;
  const { OutsideWays } = await import("./OutsideWays.tsx");
  return <OutsideWays {...{ providers, hasOneTap, hasWallets }} />;
}
