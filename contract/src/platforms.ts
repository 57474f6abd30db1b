import * as z from "zod/mini";

/** Platforms on which Herald keeps creators. */
export const PLATFORMS = ["instagram", "youtube", "tiktok"] as const;
export const Platform = z.enum(PLATFORMS, "Choose instagram, youtube or tiktok");
export type Platform = z.infer<typeof Platform>;

export const PLATFORM_LABELS: Readonly<Record<Platform, string>> = {
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
};

const OTHER_LABELS: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  twitch: "Twitch",
  x: "X",
  facebook: "Facebook",
  snapchat: "Snapchat",
  pinterest: "Pinterest",
  threads: "Threads",
};

/** The name of any platform that a filter, rule or plan may mention; what is not known stays as it is. */
export function platformLabel(platform: string): string {
  const kept = PLATFORMS.find((known) => known === platform);
  return kept ? PLATFORM_LABELS[kept] : (OTHER_LABELS[platform] ?? platform);
}

/** Two letters for narrow places; always beside the full name for screen readers. */
export const PLATFORM_SHORT: Readonly<Record<Platform, string>> = {
  instagram: "IG",
  youtube: "YT",
  tiktok: "TT",
};

export const POST_FORMATS = ["reel", "short", "video", "image", "carousel", "story", "live", "post"] as const;
export const PostFormat = z.enum(POST_FORMATS, "Choose a format such as reel, short, video or story");
export type PostFormat = z.infer<typeof PostFormat>;
