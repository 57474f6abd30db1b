import type { CheckCounts } from "./content-checks-reviews.ts";
import type { FigureSource } from "./figures.ts";
import { formatTotal, plural } from "./formats.ts";

/** Where the answers of one or several drafts come from, counted together. */
export function checksSource(drafts: readonly CheckCounts[]): FigureSource {
  const sum = (answer: keyof CheckCounts) =>
    formatTotal(drafts.reduce((total, counts) => total + counts[answer], 0));
  return {
    metric: "checks.answers",
    label: "Content checks",
    definition:
      "Answers to the ten questions about a draft; where a person has given another answer, theirs counts.",
    inputs: [
      { label: "Passed", value: sum("passed") },
      { label: "Failed", value: sum("failed") },
      { label: "Not checked", value: sum("unknown") },
    ],
    sample: plural(drafts.length, "draft"),
    asOf: null,
    source: "Content checks of the newest drafts",
    note: "Each answer shows its evidence and its rule in the content check.",
  };
}
