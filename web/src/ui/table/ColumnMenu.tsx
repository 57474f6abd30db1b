import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EyeOff,
  FoldHorizontal,
  UnfoldHorizontal,
} from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { Menu } from "#/ui/overlays/Menu.tsx";
import type { MenuItem } from "#/ui/overlays/Menu.tsx";
import { moved, orderWords } from "./columns.ts";
import type { ColumnWords } from "./columns.ts";
import type { HeadActions } from "./DataHead.tsx";

/** Any column: what its cells show is no matter here. */
type MenuColumn = ColumnWords & { width: number | undefined };

interface ColumnMenuProps extends HeadActions {
  column: MenuColumn;
  trigger: ReactElement<ComponentProps<"button">>;
  /** As it is on screen. */
  width: () => number;
}

/** How much a press makes a column wider or narrower, in pixels. */
const STEP = 40;
const ICON = { "aria-hidden": true, size: 16 } as const;

/** Sorting, moving, hiding and the width of one column. */
export function ColumnMenu(props: ColumnMenuProps) {
  return (
    <Menu
      defaultOpen
      trigger={props.trigger}
      items={[...sortItems(props), ...placeItems(props), ...widthItems(props)]}
    />
  );
}

function sortItems({ column, sort, onSort }: ColumnMenuProps): MenuItem[] {
  if (column.sort === undefined) return [];
  const words = orderWords(column);
  const icons = { ascending: <ArrowUp {...ICON} />, descending: <ArrowDown {...ICON} /> };
  return (["ascending", "descending"] as const).map((direction) => ({
    id: direction,
    label: words[direction],
    icon: icons[direction],
    disabled: sort?.by === column.id && sort.direction === direction,
    run: () => onSort({ by: column.id, direction }),
  }));
}

function placeItems({ column: { id, fixed }, free, onColumns }: ColumnMenuProps): MenuItem[] {
  if (fixed !== undefined) return [];
  const place = free.indexOf(id);
  return [
    {
      id: "left",
      label: "Move left",
      icon: <ArrowLeft {...ICON} />,
      disabled: place === 0,
      run: () => onColumns(moved(free, id, -1)),
    },
    {
      id: "right",
      label: "Move right",
      icon: <ArrowRight {...ICON} />,
      disabled: place === free.length - 1,
      run: () => onColumns(moved(free, id, 1)),
    },
    {
      id: "hide",
      label: "Hide",
      icon: <EyeOff {...ICON} />,
      disabled: free.length === 1,
      run: () => onColumns(free.filter((other) => other !== id)),
    },
  ];
}

function widthItems({ column, width, onWidth }: ColumnMenuProps): MenuItem[] {
  const by = (change: number) => () => onWidth(column.id, width() + change);
  const items: MenuItem[] = [
    { id: "wider", label: "Wider", icon: <UnfoldHorizontal {...ICON} />, run: by(STEP) },
    { id: "narrower", label: "Narrower", icon: <FoldHorizontal {...ICON} />, run: by(-STEP) },
  ];
  if (column.width === undefined) return items;
  return [...items, { id: "usual", label: "Usual width", run: () => onWidth(column.id, null) }];
}
