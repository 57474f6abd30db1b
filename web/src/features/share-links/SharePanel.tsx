import { Suspense } from "react";
import type { SharePanelProps } from "./ShareLinks.tsx";
import { late } from "#/ui/late.tsx";

const ShareLinks = late(async () => (await import("./ShareLinks.tsx")).ShareLinks);

/** Fetched when it opens: pages only have the button for it. */
export function SharePanel(props: SharePanelProps) {
  return (
    <Suspense fallback={null}>
      <ShareLinks {...props} />
    </Suspense>
  );
}
