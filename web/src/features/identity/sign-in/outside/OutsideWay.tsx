import { useEffect, useState } from "react";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { offers } from "#/features/identity/sign-in/offer/offered.ts";
import type { OutsideWays } from "./OutsideWays.tsx";

interface OutsideWayProps {
  project: Project;
  isBelow: boolean;
}

/** Ways in over somebody else, loaded only where there are some: this screen is small. */
export function OutsideWay({ project, isBelow }: OutsideWayProps) {
  const [Ways, setWays] = useState<typeof OutsideWays | null>(null);
  const { oauth_providers: providers, google_one_tap: hasOneTap } = project;
  const hasWallets = offers(project, "crypto_wallets") && ("ethereum" in window || "solana" in window);
  const isWanted = providers.length > 0 || hasWallets;
  useEffect(() => {
    if (!isWanted) return;
    import("./OutsideWays.tsx").then(
      (loaded) => setWays(() => loaded.OutsideWays),
      () => undefined,
    );
  }, [isWanted]);
  return Ways && <Ways {...{ providers, hasOneTap, hasWallets, isBelow }} />;
}
