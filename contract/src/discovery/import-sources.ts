import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";
import type { ImportSummary } from "./imports.ts";

/** Where the counts of one import come from: its creators, and what became of its rows. */
export function importSource(
  { rows, creators }: Pick<ImportSummary, "rows" | "creators">,
  { name, at }: { name: string | null; at: string | null },
): FigureSource {
  return {
    metric: "import.rows",
    label: "Imported",
    definition:
      "Every row is new, updated, unchanged or left out; creators are the accounts that the rows name, each once.",
    inputs: [
      { label: "Creators", value: formatTotal(creators) },
      { label: "Rows new", value: formatTotal(rows.created) },
      { label: "Updated", value: formatTotal(rows.updated) },
      { label: "Unchanged", value: formatTotal(rows.unchanged) },
      { label: "Skipped", value: formatTotal(rows.skipped) },
      { label: "Failed", value: formatTotal(rows.failed) },
    ],
    sample: plural(rows.read, "row"),
    asOf: at,
    source: name,
  };
}
