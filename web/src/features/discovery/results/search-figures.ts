import type { CreatorSearchResult, PostSearchResult } from "@app/contract/discovery/creators";
import type { FigureSource } from "@app/contract/figures";
import { formatTotal, plural } from "#/lib/format.ts";
import { filterChips } from "#/features/discovery/filters/filter-chips.rules.ts";
import type { UnknownGroup } from "#/features/discovery/filters/filter-chips.rules.ts";

type Found = Pick<CreatorSearchResult, "total" | "creators" | "takenAt" | "filters">;

const HERE = "Creators of this workspace";

/** Where the number of creators that fit comes from. */
export function foundSource(result: Found): FigureSource {
  return {
    ...counted(result),
    metric: "search.creators",
    label: "Creators found",
    definition: "Creators who certainly fit every filter.",
    inputs: [...wanted(result), { label: "Fit", value: formatTotal(result.total) }],
    note: "Who might fit, but has no value for a filter, is counted apart.",
  };
}

/** Where the number of creators that were searched comes from. */
export function searchedSource(result: Found): FigureSource {
  return {
    ...counted(result),
    metric: "search.searched",
    label: "Creators",
    definition: "Accounts in this workspace; one person with two accounts counts twice.",
    inputs: [{ label: "Creators", value: formatTotal(result.creators) }],
  };
}

/** Where the number of creators without one kind of value comes from. */
export function unknownSource(result: Found, { label, count }: UnknownGroup): FigureSource {
  return {
    ...counted(result),
    metric: "search.unknown",
    label: `No ${label} known`,
    definition: `Creators for whom no ${label} is known, and whom no other filter excludes for certain.`,
    inputs: [...wanted(result), { label: "Without it", value: formatTotal(count) }],
    note: "They are not among those found; one creator may lack several values.",
  };
}

/** Where the number of posts found comes from. */
export function postsFoundSource(
  { total, filters, takenAt }: Pick<PostSearchResult, "total" | "filters" | "takenAt">,
  query: string,
): FigureSource {
  return {
    metric: "search.posts",
    label: "Posts found",
    definition: "Known posts whose caption or hashtags hold the words, and that fit every other filter.",
    inputs: [
      { label: "Searched for", value: query },
      ...wanted({ filters }),
      { label: "Fit", value: formatTotal(total) },
    ],
    sample: plural(total, "post"),
    asOf: takenAt,
    source: "Posts in this workspace",
  };
}

function counted({ creators, takenAt }: Found): Pick<FigureSource, "sample" | "asOf" | "source"> {
  return { sample: plural(creators, "creator"), asOf: takenAt, source: HERE };
}

/** What was asked for, once per filter. */
function wanted({ filters }: Pick<Found, "filters">): FigureSource["inputs"] {
  const values = Map.groupBy(filterChips({ filters, chips: [], alternatives: [] }), ({ name }) => name);
  return [...values].map(([label, chips]) => ({ label, value: chips.map(({ text }) => text).join(", ") }));
}
