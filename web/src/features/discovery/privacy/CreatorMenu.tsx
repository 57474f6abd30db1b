import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Download, Ellipsis, UserX } from "lucide-react";
import { Suspense, useState } from "react";
import { useMayManage } from "#/lib/api/me.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { late } from "#/ui/late.tsx";

const EraseDialog = late(async () => (await import("./EraseDialog.tsx")).EraseDialog);

/** What creators may ask for of what is stored; for administrators of the workspace. */
export function CreatorMenu({ creator }: { creator: CreatorProfile }) {
  const [isErasing, setIsErasing] = useState(false);
  if (!useMayManage()) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="More" icon={<Ellipsis aria-hidden size={16} />} />}
        items={[
          {
            id: "record",
            label: "Download all that is stored",
            icon: <Download aria-hidden size={16} />,
            run: () => void download(creator).catch(() => undefined),
          },
          {
            id: "erase",
            label: "Erase…",
            icon: <UserX aria-hidden size={16} />,
            danger: true,
            run: () => setIsErasing(true),
          },
        ]}
      />
      <Suspense fallback={null}>
        {isErasing && <EraseDialog creator={creator} onClose={() => setIsErasing(false)} />}
      </Suspense>
    </>
  );
}

async function download({ id, handle }: CreatorProfile): Promise<void> {
  const { downloadRecord } = await import("./privacy.queries.ts");
  await downloadRecord(id, handle);
}
