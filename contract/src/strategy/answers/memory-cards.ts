import { FactsFound } from "../findings/memory-findings.ts";
import { dayCell } from "./card-table.ts";
import type { CardTable } from "./card-table.ts";
import type { Say } from "./phrases.ts";
import { UNKNOWN } from "../../formats.ts";

const DAY_LENGTH = 10;

/** The table of what a team told for good. */
export const MEMORY_CARDS: Readonly<
  Record<string, (output: unknown, seesPrices: boolean, say: Say) => CardTable | null>
> = {
  "tool-list_facts": (output, _seesPrices, say) => {
    const found = FactsFound.safeParse(output).data;
    if (!found || found.items.length === 0) return null;
    return {
      title: say("What your team told"),
      columns: [
        { name: say("Told") },
        { name: say("Plans follow") },
        { name: say("By") },
        { name: say("On"), isNumeric: true },
      ],
      rows: found.items.map(({ id, text, rule, toldBy, toldAt }) => ({
        key: id,
        cells: [
          { text },
          { text: rule ?? say("A note: nothing") },
          { text: toldBy ?? UNKNOWN },
          dayCell(toldAt.slice(0, DAY_LENGTH)),
        ],
      })),
    };
  },
};
