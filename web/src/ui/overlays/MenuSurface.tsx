import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

export interface MenuProps {
  trigger: ReactElement<ComponentProps<"button">>;
  items: readonly MenuItem[];
  /** The id of the entry that holds now, of entries of which one does; empty for none. */
  chosen?: string;
  align?: "start" | "end";
  /** For menus whose entries are only read when they are wanted. */
  defaultOpen?: boolean;
  /** Whether a key has pressed its button. */
  isByKey?: boolean;
}

export function OpenedMenu({ trigger, items, chosen, align = "start", isByKey = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Opened as the key would have done, had the menu been there: its first entry has the focus.
  useEffect(() => {
    if (isByKey && button.current?.ariaExpanded !== "true") button.current?.click();
  }, [isByKey]);
  return (
    <Base.Root defaultOpen={!isByKey}>
      <Base.Trigger ref={button} render={trigger} />
      {/* Inside the content, so that everything on the page belongs to a landmark; above a popover that it belongs to. */}
      <Base.Portal container={document.querySelector("main")}>
        <Base.Positioner align={align} sideOffset={4} collisionPadding={8} className="z-60">
          <Base.Popup className="max-h-(--available-height) min-w-44 overflow-y-auto rounded-lg bg-surface p-1 shadow-overlay outline-none">
            {chosen === undefined ? (
              items.map((item) => (
                <Base.Item key={item.id} {...entry(item)}>
                  <Words {...item} />
                </Base.Item>
              ))
            ) : (
              <Base.RadioGroup value={chosen}>
                {items.map((item) => (
                  <Base.RadioItem key={item.id} value={item.id} closeOnClick {...entry(item)}>
                    <Words {...item} />
                    <Base.RadioItemIndicator className="ml-auto">
                      <Check aria-hidden size={16} />
                    </Base.RadioItemIndicator>
                  </Base.RadioItem>
                ))}
              </Base.RadioGroup>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function entry({ disabled = false, danger, run }: MenuItem) {
  return {
    disabled,
    onClick: run,
    className: classes(
      "flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 py-1.5 outline-none data-highlighted:bg-hover max-md:min-h-11",
      "data-disabled:text-fg-2 data-disabled:opacity-60",
      danger && "text-danger",
    ),
  };
}

function Words({ icon, label, hint }: MenuItem) {
  return (
    <>
      {icon}
      <span className="flex min-w-0 flex-col">
        {label}
        {hint !== undefined && <small className="text-xs text-fg-2">{hint}</small>}
      </span>
    </>
  );
}
