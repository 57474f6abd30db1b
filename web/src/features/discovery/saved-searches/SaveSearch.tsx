import { Bookmark } from "lucide-react";
import { Suspense, useState } from "react";
import { EVERYBODY } from "#/features/discovery/mode-words.ts";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { late } from "#/ui/late.tsx";

const SaveDialog = late(async () => (await import("./SaveDialog.tsx")).SaveDialog);

/** Keeps what was asked for the team: whoever opens it again sees who is new. */
export function SaveSearch({ state: { query, filters, sort } }: { state: DiscoveryState }) {
  const [isNaming, setNaming] = useState(false);
  const mayWork = useMayWork();
  const isEverybody = filters === undefined && (query.trim() === "" || query === EVERYBODY);
  if (!mayWork || isEverybody) return null;
  return (
    <>
      <Button
        className="max-md:hidden"
        icon={<Bookmark aria-hidden size={16} />}
        onClick={() => setNaming(true)}
      >
        Save search
      </Button>
      <Suspense fallback={null}>
        {isNaming && <SaveDialog search={{ query, filters, sort }} onClose={() => setNaming(false)} />}
      </Suspense>
    </>
  );
}
