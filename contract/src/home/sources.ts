import { DUE_DAYS } from "../campaigns/list.ts";
import type { DueList } from "../campaigns/list.ts";
import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";
import { RECENT_DAYS } from "../results/waiting.ts";

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

/** Where the number of results that came in lately, or that wait, comes from. */
export function resultsSource(kind: "recent" | "waiting", total: number): FigureSource {
  const isRecent = kind === "recent";
  return {
    metric: `home.results.${kind}`,
    label: isRecent ? "Came in" : "Waiting for you",
    definition: isRecent
      ? `Posts, orders and payments that were entered or imported within ${RECENT_DAYS} days and belong to a creator.`
      : "Posts, orders and payments that fit no creator or campaign, or several, until somebody chooses.",
    inputs: [{ label: "Posts, orders and payments", value: formatTotal(total) }],
    sample: plural(total, "result"),
    asOf: null,
    source: "Posts, orders and payments in this workspace",
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
