import { filterLabel } from "../../discovery/filters/filter-labels.ts";
import { QueryReading } from "../findings/schemas.ts";
import { BriefReading } from "../tools.ts";
import type { Say } from "./phrases.ts";

/** One thing that was read, with why it is so where it was not said. */
interface ReadRow {
  key: string;
  label: string;
  text: string;
  why: string | null;
}

/** How a question was read, filter by filter. */
export function queryRows(output: unknown, say: Say): ReadRow[] {
  const { chips = [], unparsed = [] } = QueryReading.safeParse(output).data ?? {};
  const rows = chips.map(({ slot, words }) => rowOf(say(filterLabel(slot)), words, null));
  const open = unparsed.length > 0 ? [rowOf(say("Not understood"), unparsed.join(", "), null)] : [];
  return rows.length + open.length > 0 ? [...rows, ...open] : [rowOf(say("creators"), say("all"), null)];
}

const SLOTS: Readonly<Record<string, string>> = {
  product: "Product",
  budget: "Budget",
  markets: "Markets",
  regions: "Regions",
  cities: "Cities",
  platforms: "Platforms",
  languages: "Languages",
  audience: "Audience",
  objective: "Objective",
  flight: "Flight",
  deliverables: "Pieces",
  maxCreators: "Creators",
  candidates: "Candidates",
  tiers: "Size",
  followers: "Followers",
  maxShare: "Share",
  maxPrice: "Price",
  maxFee: "Fee",
  must: "With",
  never: "Without",
};

/** How a brief was read; what is wrong with it where it is none. */
export function briefRows(output: unknown, say: Say): ReadRow[] | string {
  const read = BriefReading.safeParse(output).data;
  if (!read?.brief) return read?.problem ?? say("Nothing was understood.");
  const { said = [], assumptions, unparsed } = read;
  const labelOf = (slot: string) => say(SLOTS[slot] ?? "Rule");
  return [
    ...said.map(({ slot, value }) => rowOf(labelOf(slot), value, say("you said so"))),
    ...assumptions.map(({ slot, value, why }) =>
      rowOf(labelOf(slot), say(value), say("assumed: {0}", say(why).replace(/\.$/u, ""))),
    ),
    rowOf(say("Not understood"), unparsed.join(", ") || say("nothing"), null),
  ];
}

function rowOf(label: string, text: string, why: string | null): ReadRow {
  return { key: `${label} ${text}`, label, text, why };
}
