import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { PLATFORM_WORDS, wordsFor } from "#/language/media/media.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { mentionedPlatform } from "./accounts.ts";
import { readNumber } from "./numbers.ts";

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

/** Whether a figure is of a platform on which none of the accounts is. */
export function isOfOther(
  figures: readonly PlacedFigure[],
  accounts: readonly { platform: Platform }[],
): boolean {
  return figures.some(({ place }) => place !== null && accounts.every(({ platform }) => platform !== place));
}

/** An account with the place of its cell. */
interface Placed {
  handle: string;
  index: number;
}

const PARTS = /[\n;|/+&]|,\s/u;

/**
 * "58.9k / 201k" beside a cell that names two accounts: as many figures as accounts, in the order of the handles. Null
 * where one of them cannot be told.
 *
 * @param cells of the row.
 */
export function pairedFigure<Account extends Placed>(
  cell: string,
  { accounts, account, cells }: { accounts: readonly Account[]; account: Account; cells: readonly string[] },
): string | null {
  const parts = cell.split(PARTS).map((part) => part.trim());
  const named = textAt(cells, account.index).toLowerCase();
  // "@ana (insta + tiktok)" names one handle, and its platforms in the order of the accounts.
  const isOfOneHandle = new Set(accounts.map(({ handle }) => handle.toLowerCase())).size === 1;
  const places = accounts.map(({ handle }, at) => (isOfOneHandle ? at : named.indexOf(handle.toLowerCase())));
  const isOfOneCell = accounts.length > 1 && accounts.every(({ index }) => index === account.index);
  const isInOrder = !places.includes(-1) && new Set(places).size === places.length;
  if (!isOfOneCell || !isInOrder || parts.length !== accounts.length) return null;
  if (!parts.every((part) => readNumber(part, "average", null) !== null)) return null;
  const place = places[accounts.indexOf(account)] ?? -1;
  return textAt(parts, places.filter((other) => other < place).length);
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
