import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Download, Ellipsis, UserX } from "lucide-react";
import { useState } from "react";
import { useMe } from "#/lib/api/me.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { downloadRecord } from "./privacy.queries.ts";

/** What creators may ask for of what is stored; for administrators of the workspace. */
export function CreatorMenu({ creator }: { creator: CreatorProfile }) {
  const [isErasing, setIsErasing] = useState(false);
  const { data: me } = useMe();
  const role = me?.currentWorkspace?.role;
  if (role !== "owner" && role !== "admin") return null;
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
            run: () => void downloadRecord(creator.id, creator.handle),
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
      {isErasing && <EraseDialog creator={creator} onClose={() => setIsErasing(false)} />}
    </>
  );
}
