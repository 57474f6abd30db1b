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

/** Two letters for narrow places; always beside the full name for screen readers. */
export const PLATFORM_SHORT: Readonly<Record<Platform, string>> = {
  instagram: "IG",
  youtube: "YT",
  tiktok: "TT",
};

export const POST_FORMATS = ["reel", "short", "video", "image", "carousel", "story", "live", "post"] as const;
export const PostFormat = z.enum(POST_FORMATS, "Choose a format such as reel, short, video or story");
export type PostFormat = z.infer<typeof PostFormat>;
