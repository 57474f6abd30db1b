import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { moveTab } from "./tab-list.ts";

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  count?: number;
}

interface TabsProps<Id extends string> {
  /** Names the list, and is the stem of the ids that tie tabs to panels. */
  label: string;
  name: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  look?: "line" | "segmented";
  className?: string;
}

const LINE = {
  list: "gap-5 border-b border-line",
  tab: "relative h-10 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 aria-selected:text-fg aria-selected:after:bg-brand",
};
const SEGMENTED = {
  list: "inline-flex gap-0.5 rounded-md border border-line bg-surface-2 p-0.5",
  tab: "h-7.5 rounded-sm px-3 aria-selected:bg-surface aria-selected:text-fg aria-selected:ring-1 aria-selected:ring-line-mid max-md:h-9",
};

/** Tabs with roving focus; show the chosen panel in a `TabPanel` of the same name. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, name, items, value, onChange, look = "line", className } = props;
  const style = look === "line" ? LINE : SEGMENTED;
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveTab}
      className={classes("flex max-w-full overflow-x-auto overflow-y-hidden", style.list, className)}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${name}-panel` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
          className={classes(
            "inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap text-fg-2 -outline-offset-2 hover:text-fg",
            style.tab,
          )}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && <span className="tabular-nums text-fg-2">{item.count}</span>}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  name: string;
  value: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ name, value, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${value}`} className={className}>
      {children}
    </div>
  );
}
