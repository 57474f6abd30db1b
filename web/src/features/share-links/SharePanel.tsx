import { lazy, Suspense } from "react";
import type { SharePanelProps } from "./ShareLinks.tsx";

const ShareLinks = lazy(async () => ({ default: (await import("./ShareLinks.tsx")).ShareLinks }));

/** Fetched when it opens: pages only have the button for it. */
export function SharePanel(props: SharePanelProps) {
  return (
    <Suspense fallback={null}>
      <ShareLinks {...props} />
    </Suspense>
  );
}
