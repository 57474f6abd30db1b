import * as z from "zod/mini";
import type { FigureSource } from "../../figures.ts";
import { formatCount, formatPercent, formatTotal, plural } from "../../formats.ts";

/** Figures by which a creator is compared with all of the workspace. */
export const STANDING_FIELDS = ["followers", "avgViews", "engagementRate"] as const;
export type StandingField = (typeof STANDING_FIELDS)[number];

/** Where a figure of a creator stands among those of all creators of whom it is known. */
const Standing = z.object({
  field: z.enum(STANDING_FIELDS),
  value: z.number(),
  /** Creators whose figure is lower, and all of whom it is known, this one too. */
  below: z.int(),
  of: z.int(),
  median: z.number(),
});
export type Standing = z.infer<typeof Standing>;

/** Only figures that are known of the creator and of somebody else. */
export const CreatorStanding = z.object({ figures: z.array(Standing), takenAt: z.string() });
export type CreatorStanding = z.infer<typeof CreatorStanding>;

export const STANDING_LABELS: Readonly<Record<StandingField, string>> = {
  followers: "Followers",
  avgViews: "Average views",
  engagementRate: "Engagement rate",
};

/** Percent of the others that are below. */
export function shareBelow({ below, of }: Pick<Standing, "below" | "of">): number {
  return (below / (of - 1)) * 100;
}

export function standingText({ field, value }: Pick<Standing, "field" | "value">): string {
  return field === "engagementRate" ? formatPercent(value) : formatCount(value);
}

/** Where the place of a figure comes from. */
export function standingSource(standing: Standing, takenAt: string): FigureSource {
  const { field, below, of, median } = standing;
  return {
    metric: `standing.${field}`,
    label: `${STANDING_LABELS[field]} among your creators`,
    definition:
      "How many of the other creators of this workspace have a lower figure, each at the account that has most.",
    inputs: [
      { label: "This creator", value: standingText(standing) },
      { label: "Lower", value: formatTotal(below) },
      { label: "Others", value: formatTotal(of - 1) },
      { label: "Median of all", value: standingText({ field, value: median }) },
    ],
    sample: plural(of, "creator"),
    asOf: takenAt,
    source: "Creators of this workspace",
  };
}
