import type { CheckCounts } from "./reviews.ts";
import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";

/** Where the answers of one or several drafts come from, counted together; `asOf` is when they came in. */
export function checksSource(drafts: readonly CheckCounts[], asOf: string | null = null): FigureSource {
  const sum = (of: (counts: CheckCounts) => number) =>
    formatTotal(drafts.reduce((total, counts) => total + of(counts), 0));
  return {
    metric: "checks.answers",
    label: "Content checks",
    definition:
      "Answers to the ten questions about a draft; where a person has given another answer, theirs counts.",
    inputs: [
      { label: "Passed", value: sum(({ passed }) => passed) },
      { label: "Failed", value: sum(({ failed }) => failed) },
      { label: "Not asked for by the brief", value: sum(({ notAsked = 0 }) => notAsked) },
      { label: "Could not be checked", value: sum(({ unknown, notAsked = 0 }) => unknown - notAsked) },
    ],
    sample: plural(drafts.length, "draft"),
    asOf,
    source: "Content checks of the newest drafts",
    note: "Each answer shows its evidence and its rule in the content check.",
  };
}

/** Where the number of content checks in a queue comes from. */
export function queueSource(queue: string, total: number): FigureSource {
  return {
    metric: "checks.queue",
    label: queue,
    definition:
      "Content checks of this workspace that stand in this queue. To review has no verdict yet, decided has one.",
    inputs: [{ label: queue, value: formatTotal(total) }],
    sample: plural(total, "content check"),
    asOf: null,
    source: "Content checks of this workspace",
    note: "Counted when the queue was read.",
  };
}
