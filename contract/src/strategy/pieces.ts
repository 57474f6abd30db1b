import { formatTotal } from "../formats.ts";
import { inEnglish } from "./answers/phrases.ts";
import type { Say } from "./answers/phrases.ts";

/** "2 reels, 1 story": pieces of a creator in words. */
export function piecesText(
  pieces: readonly { format: string; count: number }[],
  say: Say = inEnglish,
): string {
  return pieces
    .map(({ format, count }) => `${formatTotal(count, say.locale)} ${say(formatWord(format, count))}`)
    .join(", ");
}

/** "story" of one, "stories" of several. */
export function formatWord(format: string, count: number): string {
  if (count === 1) return format;
  return format.endsWith("y") ? `${format.slice(0, -1)}ies` : `${format}s`;
}

/** How many pieces these are. */
export function pieceCount(pieces: readonly { count: number }[]): number {
  return pieces.reduce((sum, { count }) => sum + count, 0);
}
