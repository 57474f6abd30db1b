import type * as z from "zod/mini";
import type { Platform, PostFormat } from "../platforms.ts";

const FORMAT_WORDS: Readonly<Record<z.infer<typeof PostFormat>, readonly [string, string]>> = {
  reel: ["reel", "reels"],
  short: ["short", "shorts"],
  video: ["video", "videos"],
  image: ["image post", "image posts"],
  carousel: ["carousel", "carousels"],
  story: ["story", "stories"],
  live: ["live stream", "live streams"],
  post: ["post", "posts"],
};

const VIDEO_PLATFORMS: Readonly<Partial<Record<Platform, string>>> = {
  tiktok: "TikTok",
  youtube: "YouTube",
};

interface Piece {
  platform: Platform;
  format: z.infer<typeof PostFormat>;
}

/** "3 reels", "1 TikTok video". */
export function piecesLabel(platform: Platform, format: z.infer<typeof PostFormat>, count: number): string {
  return `${count} ${formatLabel(platform, format, count)}`;
}

/** "2 reels, 1 story": pieces counted by what they are; empty where there are none. */
export function countedPieces(pieces: readonly Piece[]): string {
  const groups = Map.groupBy(pieces, ({ platform, format }) => `${platform} ${format}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? [piecesLabel(first.platform, first.format, others.length + 1)] : [],
    )
    .join(", ");
}

/** "reels", "TikTok video": names the platform where the format alone does not. */
export function formatLabel(platform: Platform, format: z.infer<typeof PostFormat>, count: number): string {
  const word = FORMAT_WORDS[format][count === 1 ? 0 : 1];
  const prefix = format === "reel" || format === "short" ? undefined : VIDEO_PLATFORMS[platform];
  return prefix ? `${prefix} ${word}` : word;
}

/** "Reel 1 of 3", or "Reel" where it is the only one. */
export function pieceLabel(
  platform: Platform,
  format: z.infer<typeof PostFormat>,
  number: number,
  of: number,
): string {
  const word = formatLabel(platform, format, 1);
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return of > 1 ? `${name} ${number} of ${of}` : name;
}
