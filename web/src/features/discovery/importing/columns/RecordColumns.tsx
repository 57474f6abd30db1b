import type { ImportPreview } from "@app/contract/discovery/imports";
import { useState } from "react";
import { plural } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Select } from "#/ui/fields/Select.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { columnName, doubtfulFirst } from "./columns.rules.ts";
import type { MeaningsOf } from "./columns.rules.ts";

interface RecordColumnsProps {
  preview: ImportPreview;
  meaningsOf: MeaningsOf;
}

/** What each column of a table of posts, orders or payments becomes, with its first cells; the doubtful ones first. */
export function RecordColumns({ preview, meaningsOf }: RecordColumnsProps) {
  const { columns, doubtful } = preview;
  // Kept while the table is looked at: what is chosen does not move away from under the hand.
  const [places] = useState(() => doubtfulFirst(preview));
  const asked = new Set(doubtful.map(({ index }) => index));
  const shown = columns.toSorted((one, other) => places.indexOf(one.index) - places.indexOf(other.index));
  return (
    <Panel
      title="What each column becomes"
      aside={<span className="text-sm text-fg-2">{plural(columns.length, "column")}</span>}
    >
      <ul className="grid gap-x-2 gap-y-1 p-2 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((column) => (
          <li
            key={column.index}
            className={classes("min-w-0 rounded-md p-2", asked.has(column.index) && "bg-warn-soft")}
          >
            <Select label={columnName(column)} size="sm" {...meaningsOf(column)} />
            <p className="mt-1 truncate text-xs text-fg-2" title={column.examples.join("\n")}>
              {column.examples.join(" · ") || "No filled cell"}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
