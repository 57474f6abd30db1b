import { discoveryPaths } from "@app/contract/discovery/paths";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { refresh } from "#/lib/api/cache.ts";
import { Button } from "#/ui/Button.tsx";
import { late } from "#/ui/late.tsx";

// Most visits only look.
const PostsForm = late(async () => (await import("#/features/campaigns/index.ts")).PostsForm);

/** Opens the form for links of posts that belong to no campaign, or say themselves to which. */
export function AddPosts({ creatorId }: { creatorId?: string }) {
  const mayWork = useMayWork();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWork) return null;
  return (
    <>
      <Button size={32} icon={<Plus aria-hidden size={16} />} onClick={() => setIsOpen(true)}>
        Add posts
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <PostsForm
            campaign={null}
            creatorId={creatorId}
            piece={null}
            onClose={() => setIsOpen(false)}
            onDone={() => refresh(discoveryPaths.postSearch, discoveryPaths.creator)}
          />
        )}
      </Suspense>
    </>
  );
}
