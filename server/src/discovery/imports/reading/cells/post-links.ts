import type { Platform } from "@app/contract/platforms";
import type { PriceUnit } from "@app/contract/creator-prices";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** What the address of a post says of it. */
export interface PostLink {
  platform: Platform;
  /** Without what was added to follow clicks. */
  url: string;
  /** Null where the address does not name its account. */
  handle: string | null;
  format: PriceUnit | null;
}

const ADDRESS =
  /https?:\/\/[^\s"'<>]+|(?<![\p{L}\p{N}_-])(?:www\.|m\.|vm\.|vt\.)?(?:instagram\.com|tiktok\.com|youtube\.com|youtu\.be)\/[^\s"'<>]+/iu;
const LINK_MAX = 500;
type Shape = readonly [RegExp, Platform, PriceUnit | null];
const NAME = String.raw`(?:(?<handle>[\w.]{1,30})\/)?`;

/** Addresses without scheme, host prefix and parameters. */
const SHAPES: readonly Shape[] = [
  [new RegExp(`^instagram\\.com/${NAME}reels?/[\\w-]+`, "iu"), "instagram", "reel"],
  [new RegExp(`^instagram\\.com/${NAME}(?:p|tv)/[\\w-]+`, "iu"), "instagram", null],
  [/^instagram\.com\/stories\/(?<handle>[\w.]{1,30})\/\d+/iu, "instagram", "story"],
  [/^tiktok\.com\/@(?<handle>[\p{L}\p{N}\p{M}._]{1,40})\/video\/\d+/iu, "tiktok", "video"],
  [/^tiktok\.com\/@(?<handle>[\p{L}\p{N}\p{M}._]{1,40})\/photo\/\d+/iu, "tiktok", "carousel"],
  [/^(?:vm|vt)\.tiktok\.com\/\w+/iu, "tiktok", "video"],
  [/^tiktok\.com\/t\/\w+/iu, "tiktok", "video"],
  [/^youtube\.com\/shorts\/[\w-]+/iu, "youtube", "short"],
  [/^youtube\.com\/(?:watch\?|live\/|embed\/)/iu, "youtube", "video"],
  [/^youtu\.be\/[\w-]+/iu, "youtube", "video"],
];

/** The post whose address a cell holds; null for anything else. */
export function findPostLink(cell: string): PostLink | null {
  if (cell.length > LINK_MAX || !cell.includes("/")) return null;
  const address = ADDRESS.exec(cell)?.[0];
  if (address === undefined) return null;
  const bare = address.replace(/^https?:\/\//iu, "").replace(/^(?:www|m)\./iu, "");
  for (const [shape, platform, format] of SHAPES) {
    const match = shape.exec(bare);
    if (match) return { platform, format, url: untracked(bare), handle: match.groups?.["handle"] ?? null };
  }
  return null;
}

/** "v" names a video of YouTube; every other parameter only says where a click came from. */
function untracked(bare: string): string {
  const parts = bare.replace(/#.*/u, "").split("?");
  const [path, query] = [textAt(parts, 0), textAt(parts, 1)];
  const video = /(?:^|&)(v=[\w-]+)/u.exec(query)?.[1];
  const kept = video === undefined ? "" : `?${video}`;
  const host = path.startsWith("youtu.be") || /^v[mt]\./u.test(path) ? "" : "www.";
  return `https://${host}${path.replace(/[/.,;:!)]+$/u, "")}${kept}`;
}
