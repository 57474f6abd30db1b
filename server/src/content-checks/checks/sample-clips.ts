import { join } from "node:path";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import type { SampleCheckInput } from "@app/contract/content-checks/reviews";

const FOLDER = join(import.meta.dirname, "../../sample/clips");

export type ClipName = SampleCheckInput["clip"];

/** The clips that come with Herald, each with a caption and rules that show something. All are drawn, not filmed. */
export const SAMPLE_CLIPS: Readonly<
  Record<ClipName, { fileName: string; caption: string; rules: ContentRules }>
> = {
  morning: {
    fileName: "morning.mp4",
    caption:
      "Mornings with @fernhollow: clean, moisturise, protect. This mineral cream leaves no white film and lasts the walk to work and back. Tell me if you want the evening routine too. #sunday #ad",
    rules: {
      platform: "instagram",
      market: "US",
      materialConnection: true,
      handles: ["fernhollow"],
      hashtags: ["sunday"],
      orientation: "portrait",
      duration: { min: 3, max: 30 },
    },
  },
  kitchen: {
    fileName: "kitchen.mp4",
    caption: "Ad | Five minutes, one bowl, with @fernholow. #onebowl",
    rules: {
      platform: "instagram",
      market: "UK",
      materialConnection: true,
      handles: ["fernhollow"],
      hashtags: ["onebowl"],
      orientation: "portrait",
      duration: { min: 5, max: 30 },
    },
  },
  walk: {
    fileName: "walk.mp4",
    caption: "Werbung | Abends an der Spree mit @fernhollow. #abendrunde",
    rules: {
      platform: "tiktok",
      market: "DE",
      materialConnection: true,
      handles: ["fernhollow"],
      hashtags: ["abendrunde"],
      orientation: "portrait",
      duration: { min: 3, max: 30 },
    },
  },
};

export function clipPath(clip: ClipName): string {
  return join(FOLDER, SAMPLE_CLIPS[clip].fileName);
}
