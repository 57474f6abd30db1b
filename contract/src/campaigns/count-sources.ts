import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";

/** Where the number of creators of a campaign comes from. */
export function creatorsSource(count: number, asOf: string | null): FigureSource {
  return {
    metric: "campaign.creators",
    label: "Creators",
    definition: "Creators who were added to the campaign and not removed, whatever their stage.",
    inputs: [{ label: "Creators", value: formatTotal(count) }],
    sample: plural(count, "creator"),
    asOf,
    source: "Entered in the campaign",
  };
}

/** Where the number of drafts that came in comes from, of a campaign or of one creator. */
export function draftsSource(
  { submitted, deliverables, late }: { submitted: number; deliverables: number; late?: number },
  asOf: string | null,
): FigureSource {
  return {
    metric: "campaign.drafts",
    label: "Drafts in",
    definition: "Deliverables with at least one draft, of those that are owed.",
    inputs: [
      { label: "With a draft", value: formatTotal(submitted) },
      { label: "Owed", value: formatTotal(deliverables) },
      ...(late === undefined ? [] : [{ label: "Past their day without one", value: formatTotal(late) }]),
    ],
    sample: plural(deliverables, "deliverable"),
    asOf,
    source: "Submissions of the campaign",
  };
}
