import { Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { Drawer } from "#/ui/overlays/Drawer.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { Popover } from "#/ui/overlays/Popover.tsx";
import { SidePanel } from "#/ui/overlays/SidePanel.tsx";
import { Tooltip } from "#/ui/overlays/Tooltip.tsx";
import { KitGroup } from "./KitGroup.tsx";

type Opened = "dialog" | "side panel" | "drawer" | null;

export function KitActions({ theme }: { theme: string }) {
  return (
    <div className="flex flex-col gap-6">
      <KitGroup title="Buttons: one gradient per screen">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={<Plus aria-hidden size={16} />}>
            Plan a campaign
          </Button>
          <Button variant="solid">Add</Button>
          <Button>Export</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Delete</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size={44}>44</Button>
          <Button size={36}>36</Button>
          <Button size={32}>32</Button>
          <Button size={24}>24</Button>
          <Button disabled>Disabled</Button>
          <Button busy>Saving</Button>
          <IconButton label={`More, ${theme}`} icon={<Ellipsis aria-hidden size={16} />} />
        </div>
      </KitGroup>
      <KitGroup title="What floats">
        <Floating theme={theme} />
      </KitGroup>
      <KitGroup title="Notifications and undo">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => toast("3 creators added to Iberia SPF shortlist")}>Success</Button>
          <Button
            onClick={() =>
              toast("The message was not sent", {
                severity: "error",
                detail: "The server took longer than 30 s. Your text is kept.",
              })
            }
          >
            Error
          </Button>
          <Button onClick={() => offerUndo("3 creators removed", () => toast("3 creators are back"))}>
            Remove 3
          </Button>
        </div>
      </KitGroup>
    </div>
  );
}

function Floating({ theme }: { theme: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const items = [
    { id: "rename", label: "Rename", run: () => toast("Rename chosen") },
    {
      id: "remove",
      label: "Remove",
      danger: true,
      icon: <Trash2 aria-hidden size={16} />,
      run: () => toast("Remove chosen"),
    },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpened("dialog")}>Dialog</Button>
      <Button onClick={() => setOpened("side panel")}>Side panel</Button>
      <Button onClick={() => setOpened("drawer")}>Drawer</Button>
      <Menu trigger={<Button>Menu</Button>} items={items} />
      <Popover trigger={<Button>Popover</Button>} label={`Example ${theme}`}>
        <p>Something about the thing that was pressed.</p>
      </Popover>
      <Tooltip trigger={<Button>Tooltip</Button>}>More about it</Tooltip>
      <Dialog
        open={opened === "dialog"}
        onClose={close}
        title="Remove 3 creators?"
        text="They leave Iberia SPF shortlist. Votes and notes stay for 30 days."
        actions={
          <>
            <Button onClick={close}>Keep</Button>
            <Button variant="danger" onClick={close}>
              Remove 3
            </Button>
          </>
        }
      />
      <SidePanel open={opened === "side panel"} onClose={close} title="Inês Carvalhal">
        <p>What is known about the creator.</p>
      </SidePanel>
      <Drawer open={opened === "drawer"} onClose={close} title="Filters">
        <p>Filters act at once.</p>
      </Drawer>
    </div>
  );
}
