import { DUE_DAYS } from "../campaigns/schemas.ts";
import type { DueList } from "../campaigns/schemas.ts";
import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";

/** Where the number of drafts that are late or due comes from. */
export function dueSource({ total, late, takenAt }: Omit<DueList, "items">): FigureSource {
  return {
    metric: "home.due",
    label: "Due",
    definition: `First drafts that creators owe active campaigns within ${DUE_DAYS} days; late ones are past their day.`,
    inputs: [
      { label: "Late", value: formatTotal(late) },
      { label: "Due", value: formatTotal(total - late) },
    ],
    sample: plural(total, "deliverable"),
    asOf: takenAt,
    source: "Deliverables of the active campaigns",
  };
}

/** Where the number of creators of the sample comes from. */
export function sampleSource(creators: number): FigureSource {
  return {
    metric: "sample.creators",
    label: "Sample creators",
    definition: "Creators that come with the sample; none of them exists.",
    inputs: [{ label: "Creators", value: formatTotal(creators) }],
    sample: plural(creators, "creator"),
    asOf: null,
    source: "Sample data, invented",
  };
}
