const DEFAULT_FORMAT: Readonly<Record<string, string>> = {
  instagram: "reel",
  tiktok: "video",
  youtube: "video",
};
/** The platform's own word for a format that it calls differently. */
const FORMAT_ON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  instagram: { short: "reel", video: "reel" },
  tiktok: { reel: "video", short: "video" },
  youtube: { reel: "short", story: "short" },
};

/** What is made on a platform in place of a format that it does not have: a plan says so. */
const INSTEAD_ON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tiktok: { story: "video" },
  youtube: { story: "short", carousel: "video" },
};

/**
 * Placeholder prior: what a format costs against the main one of its platform, rounded from public rate cards. Formats
 * that are not named cost as much.
 */
const RATIO_ON: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  instagram: { story: 0.35, post: 0.7, carousel: 0.8 },
  tiktok: { story: 0.35, post: 0.7, carousel: 0.7 },
  youtube: { short: 0.4, integration: 0.7, post: 0.2 },
};

/** What is made on a platform when nobody says. */
export function mainFormat(platform: string): string {
  return DEFAULT_FORMAT[platform] ?? "post";
}

/** A format by the word that the platform has for it. */
export function formatOn(platform: string, format: string): string {
  return FORMAT_ON[platform]?.[format] ?? format;
}

/** What is made in place of a format that the platform does not have; null where it has it, or nobody knows. */
export function insteadOf(platform: string, format: string): string | null {
  return INSTEAD_ON[platform]?.[format] ?? null;
}

/** The word under which prices of a format are kept: an image is a post. */
export function priceFormat(platform: string, format: string): string {
  return format === "image" ? "post" : formatOn(platform, format);
}

/** What one piece of a format costs against one of the platform's main format. */
export function publicRatio(platform: string, format: string): number {
  return RATIO_ON[platform]?.[format] ?? 1;
}
