import type { ImportPreview } from "@app/contract/discovery/imports";
import { Panel } from "#/ui/Panel.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { columnName, splitColumns } from "./columns.rules.ts";
import type { MeaningsOf } from "./columns.rules.ts";

interface OtherColumnsProps {
  preview: ImportPreview;
  meaningsOf: MeaningsOf;
}

/** Columns that name the account or are left out; their meaning can be changed too. */
export function OtherColumns({ preview, meaningsOf }: OtherColumnsProps) {
  const { others } = splitColumns(preview.columns);
  if (others.length === 0) return null;
  return (
    <Panel>
      <details>
        <summary className="cursor-pointer px-4 py-3 text-sm font-medium">
          {others.length === 1 ? "One more column" : `${others.length} more columns`}: accounts, and what is
          left out
        </summary>
        <ul className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((column) => (
            <li key={column.index} className="min-w-0">
              <Select label={columnName(column)} size="sm" {...meaningsOf(column)} />
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
