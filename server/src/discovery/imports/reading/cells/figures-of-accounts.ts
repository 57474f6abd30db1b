import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { PLATFORM_WORDS, wordsFor } from "#/language/media/media.ts";
import { mentionedPlatform } from "./accounts.ts";

/** A figure of a cell with the platform of the account that it is of; null where the cell does not say. */
interface PlacedFigure {
  text: string;
  place: Platform | null;
}

const BETWEEN = /[\n;|/]|,\s(?=\D)|\s(?:&|\+|und|and|et|y|e)\s/u;
/** Longer cells tell a story. */
const CELL_MAX = 80;
const PLACES = anyOf(PLATFORMS.flatMap((platform) => wordsFor(PLATFORM_WORDS, platform)));
const PLACE = new RegExp(`\\(?(?<!\\p{L})(?:${PLACES})(?!\\p{L})\\s*:?\\)?`, "iu");

/** "12k (IG) / 45k (TT)", "IG: 12k": each figure with its platform; empty for a cell that names none. */
export function figuresIn(cell: string): PlacedFigure[] {
  if (cell.length > CELL_MAX || !/\d/u.test(cell) || !PLACE.test(cell)) return [];
  return cell.split(BETWEEN).map((piece) => ({
    text: piece.replace(PLACE, " ").replaceAll(/^[\s:–-]+|[\s:–-]+$/gu, ""),
    place: mentionedPlatform(piece),
  }));
}

/** The figure of one account among those of a cell: where it has a platform, that one's; null where there is none. */
export function figureOf(
  figures: readonly PlacedFigure[],
  platform: Platform,
  isUsual: () => boolean,
): string | null {
  const own = figures.find(({ place }) => place === platform);
  const plain = figures.find(({ place }) => place === null);
  return own?.text ?? (plain && isUsual() ? plain.text : null);
}
