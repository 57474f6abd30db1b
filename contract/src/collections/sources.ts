import { TRIAGE_LABELS, TRIAGE_STATES } from "./schemas.ts";
import type { Collection, PriceSpread, TriageState } from "./schemas.ts";
import type { FigureSource } from "../figures.ts";
import { formatMoney, formatTotal, plural } from "../formats.ts";

const DEFINITIONS: Readonly<Record<TriageState | "all", string>> = {
  all: "Creators in this collection; one person with two accounts counts twice.",
  untriaged: "Creators in this collection that nobody has decided about yet.",
  shortlisted: "Creators in this collection that somebody put on the shortlist.",
  passed: "Creators in this collection that somebody passed over.",
};

/** Where the sum and the spread of the asking prices of a collection come from. */
export function pricesSource({ known, low, median, high }: PriceSpread, total: number): FigureSource {
  return {
    metric: "collection.prices",
    label: "One piece of each",
    definition:
      "What the creators shown ask for one piece each, added up. Formula: sum of the known asking prices.",
    inputs: [
      { label: "Lowest", value: formatMoney(low) },
      { label: "Median", value: formatMoney(median) },
      { label: "Highest", value: formatMoney(high) },
      { label: "Creators whose price is known", value: formatTotal(known) },
    ],
    sample: `${formatTotal(known)} of ${plural(total, "creator")}`,
    asOf: null,
    source: "Asking prices of the creators, as discovery has them",
    note: "Prices are for the format that each creator names. What is not known adds nothing, and amounts of different currencies are never added.",
  };
}

/** Where a count of a collection comes from: of all its creators, or of those in one state of the triage. */
export function countSource(
  { name, counts, updatedAt }: Pick<Collection, "name" | "counts" | "updatedAt">,
  state: TriageState | "all" = "all",
): FigureSource {
  return {
    metric: state === "all" ? "collection.creators" : `collection.${state}`,
    label: state === "all" ? "Creators" : TRIAGE_LABELS[state],
    definition: DEFINITIONS[state],
    inputs: TRIAGE_STATES.map((each) => ({ label: TRIAGE_LABELS[each], value: formatTotal(counts[each]) })),
    sample: plural(counts.all, "creator"),
    asOf: updatedAt,
    source: name,
  };
}
