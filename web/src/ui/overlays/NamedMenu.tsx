import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type * as z from "zod/mini";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { NameDialog } from "./NameDialog.tsx";

interface NamedMenuProps {
  name: string;
  /** What a name has to be. */
  schema: z.ZodMiniType<string, string>;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
}

/** Rename and remove, for a thing that has a name. */
export function NamedMenu({ name, schema, onRename, onRemove }: NamedMenuProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`More for ${name}`} icon={<Ellipsis aria-hidden size={16} />} />
        }
        items={[
          {
            id: "rename",
            label: "Rename",
            icon: <Pencil aria-hidden size={16} />,
            run: () => setRenaming(true),
          },
          {
            id: "remove",
            label: "Remove",
            icon: <Trash2 aria-hidden size={16} />,
            danger: true,
            run: onRemove,
          },
        ]}
      />
      <NameDialog
        open={isRenaming}
        title={`Rename “${name}”`}
        action="Rename"
        label="Name"
        field="name"
        schema={schema}
        initial={name}
        onClose={() => setRenaming(false)}
        onName={async (next) => {
          await onRename(next);
          setRenaming(false);
        }}
      />
    </>
  );
}
