import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { moved, orderWords, readSort, shownColumns, sortText } from "./columns.ts";
import type { ColumnWords } from "./columns.ts";
import { useDensity } from "./table-look.ts";
import type { TableState } from "./use-table-state.ts";

export interface TableOptionsProps {
  state: Pick<TableState, "sort" | "setSort" | "chosen" | "setChosen" | "isLong" | "setLong">;
  /** All that can be shown. */
  columns: readonly ColumnWords[];
  onClose: () => void;
}

const DENSITIES = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
] as const;

/** Order, density, pages and columns of a table: what its heads do, also where a phone shows cards without heads. */
export function TableOptions({ state, columns, onClose }: TableOptionsProps) {
  const [density, setDensity] = useDensity();
  return (
    <Dialog open onClose={onClose} title="Columns and rows">
      <SortChoice state={state} columns={columns} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>Rows</span>
        <Segmented label="Density" options={DENSITIES} value={density} onChange={setDensity} />
      </div>
      <Checkbox
        label="All in one list"
        hint="In place of pages"
        checked={state.isLong}
        onChange={state.setLong}
      />
      <ColumnList state={state} columns={columns} />
      <div className="flex justify-between gap-2">
        <Button onClick={() => state.setChosen([])}>By what is known</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function SortChoice({ state, columns }: Pick<TableOptionsProps, "state" | "columns">) {
  const options = columns
    .filter(({ sort }) => sort !== undefined)
    .flatMap((column) => {
      const words = orderWords(column);
      return (["descending", "ascending"] as const).map((direction) => ({
        value: sortText({ by: column.id, direction }),
        label: `${column.label}: ${words[direction].toLowerCase()}`,
      }));
    });
  if (options.length === 0) return null;
  return (
    <Select
      label="Sorted by"
      value={sortText(state.sort)}
      options={[{ value: "", label: "As usual" }, ...options]}
      onChange={(text) => state.setSort(readSort(text))}
    />
  );
}

function ColumnList({ state, columns }: Pick<TableOptionsProps, "state" | "columns">) {
  const free = columns.filter(({ fixed }) => fixed === undefined);
  const shown = shownColumns(free, state.chosen).map(({ id }) => id);
  const hidden = free.filter(({ id }) => !shown.includes(id)).map(({ id }) => id);
  const labels = new Map(free.map(({ id, label }) => [id, label]));
  return (
    <ul aria-label="Columns" className="flex flex-col">
      {[...shown, ...hidden].map((id) => {
        const place = shown.indexOf(id);
        const label = labels.get(id) ?? id;
        return (
          <li key={id} className="flex min-h-10 items-center justify-between gap-3">
            <Checkbox
              label={label}
              checked={place !== -1}
              disabled={place !== -1 && shown.length === 1}
              onChange={(isOn) =>
                state.setChosen(isOn ? [...shown, id] : shown.filter((other) => other !== id))
              }
            />
            {place !== -1 && (
              <span className="flex">
                <IconButton
                  label={`Move ${label} to the left`}
                  icon={<ArrowUp aria-hidden size={16} />}
                  disabled={place === 0}
                  onClick={() => state.setChosen(moved(shown, id, -1))}
                />
                <IconButton
                  label={`Move ${label} to the right`}
                  icon={<ArrowDown aria-hidden size={16} />}
                  disabled={place === shown.length - 1}
                  onClick={() => state.setChosen(moved(shown, id, 1))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
