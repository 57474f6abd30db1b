import { FactsFound } from "../findings/memory-findings.ts";
import { dayCell } from "./card-table.ts";
import type { CardTable } from "./card-table.ts";
import { UNKNOWN } from "../../formats.ts";

const DAY_LENGTH = 10;

/** The table of what a team told for good. */
export const MEMORY_CARDS: Readonly<Record<string, (output: unknown) => CardTable | null>> = {
  "tool-list_facts": (output) => {
    const found = FactsFound.safeParse(output).data;
    if (!found || found.items.length === 0) return null;
    return {
      title: "What your team told",
      columns: [{ name: "Told" }, { name: "Plans follow" }, { name: "By" }, { name: "On", isNumeric: true }],
      rows: found.items.map(({ id, text, rule, toldBy, toldAt }) => ({
        key: id,
        cells: [
          { text },
          { text: rule ?? "A note: nothing" },
          { text: toldBy ?? UNKNOWN },
          dayCell(toldAt.slice(0, DAY_LENGTH)),
        ],
      })),
    };
  },
};
