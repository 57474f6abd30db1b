import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { COLUMN_WORDS, moved } from "./columns.rules.ts";
import type { Column } from "./columns.rules.ts";

interface ColumnChooserProps {
  /** Columns that have a value. */
  there: readonly Column[];
  shown: readonly Column[];
  /** None for the order that goes by the data. */
  onChange: (columns: readonly Column[]) => void;
  onClose: () => void;
}

/** Which columns stand in the table, and in which order; what is chosen stands in the address. */
export function ColumnChooser({ there, shown, onChange, onClose }: ColumnChooserProps) {
  const hidden = there.filter((column) => !shown.includes(column));
  return (
    <Dialog open onClose={onClose} title="Columns">
      <ul aria-label="Columns" className="flex flex-col">
        {[...shown, ...hidden].map((column) => {
          const place = shown.indexOf(column);
          const { label } = COLUMN_WORDS[column];
          return (
            <li key={column} className="flex min-h-10 items-center justify-between gap-3">
              <Checkbox
                label={label}
                checked={place !== -1}
                disabled={place !== -1 && shown.length === 1}
                onChange={(isOn) =>
                  onChange(isOn ? [...shown, column] : shown.filter((other) => other !== column))
                }
              />
              {place !== -1 && (
                <span className="flex">
                  <IconButton
                    label={`Move ${label} to the left`}
                    icon={<ArrowUp aria-hidden size={16} />}
                    disabled={place === 0}
                    onClick={() => onChange(moved(shown, column, -1))}
                  />
                  <IconButton
                    label={`Move ${label} to the right`}
                    icon={<ArrowDown aria-hidden size={16} />}
                    disabled={place === shown.length - 1}
                    onClick={() => onChange(moved(shown, column, 1))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex justify-between gap-2">
        <Button onClick={() => onChange([])}>By what is known</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
