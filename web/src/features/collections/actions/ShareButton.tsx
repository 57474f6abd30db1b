import { collectionPaths } from "@app/contract/collections/paths";
import type { Collection } from "@app/contract/collections/schemas";
import { Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { SharePanel } from "#/features/share-links/index.ts";
import { Button } from "#/ui/Button.tsx";

/** Gives the list to a client, who needs no account. */
export function ShareButton({ collection: { id } }: { collection: Collection }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<LinkIcon aria-hidden size={16} />} onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <SharePanel
          shared={{ id, paths: collectionPaths }}
          what="collection"
          prices="What each creator asks"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
