import { TRIAGE_LABELS, TRIAGE_STATES } from "./schemas.ts";
import type { Collection, TriageState } from "./schemas.ts";
import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";

const DEFINITIONS: Readonly<Record<TriageState | "all", string>> = {
  all: "Creators in this collection; one person with two accounts counts twice.",
  untriaged: "Creators in this collection that nobody has decided about yet.",
  shortlisted: "Creators in this collection that somebody put on the shortlist.",
  passed: "Creators in this collection that somebody passed over.",
};

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
