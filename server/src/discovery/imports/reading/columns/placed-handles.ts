import type { Platform } from "@app/contract/platforms";
import { handleKey, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { asFigure } from "./column.ts";
import type { Column } from "./column.ts";
import { OF_ONE_ACCOUNT } from "./price-columns.ts";
import { cellsAt, textAt } from "#/discovery/imports/reading/words.ts";

/** Share of rows from which on two columns hold the same handles. */
const SAME = 0.3;

/**
 * "Handle, IG followers, TikTok, TikTok followers": a column of handles that names no platform is of the one that figures
 * beside it name and no other column of accounts does. Left open where there are several such platforms, or none.
 */
export function placeHandles(columns: readonly Column[], cells: readonly (readonly string[])[]): void {
  const accounts = columns.filter(({ field }) => field === "handle" || field === "url");
  const unplaced = accounts.filter(({ platform }) => platform === null);
  const links = unplaced.filter(({ contents }) => contents.profiles > SAME);
  const open = unplaced.filter((column) => !links.includes(column));
  const [handles] = open;
  const isAlone = open.length !== 1 || accounts.length === 1 || columns.some(saysPlatform);
  if (!handles || handles.isConfirmed || isAlone) return;
  // Links of some rows are of the same accounts, or of other ones that leave open where these are.
  if (links.some((link) => !linksTo(cells, link, handles))) return;
  const known = new Set(accounts.map(({ platform }) => platform));
  const figured = columns
    .map(asFigure)
    .flatMap(({ field, platform }) =>
      field !== null && OF_ONE_ACCOUNT.has(field) && platform !== null && !known.has(platform)
        ? platform
        : [],
    );
  const [place, ...others] = new Set<Platform>(figured);
  if (place === undefined || others.length > 0) return;
  const isTold = accounts.some((other) => other !== handles && repeats(cells, handles, other));
  if (!isTold) handles.platform = place;
}

function saysPlatform({ field, contents }: Column): boolean {
  return field === "platform" && contents.filled > 0;
}

/** Whether most of the links beside handles lead to them. */
function linksTo(cells: readonly (readonly string[])[], link: Column, { index }: Column): boolean {
  const keys = cellsAt(cells, index).map(keyOf);
  const pairs = cellsAt(cells, link.index).flatMap((cell, row) =>
    cell === "" || textAt(keys, row) === "" ? [] : [keyOf(cell) === textAt(keys, row)],
  );
  return pairs.filter(Boolean).length * 2 > pairs.length;
}

/** Whether the handles are those of an account that stands beside them. */
function repeats(cells: readonly (readonly string[])[], { index }: Column, other: Column): boolean {
  const handles = cellsAt(cells, index);
  const keys = cellsAt(cells, other.index).map(keyOf);
  const filled = handles.filter((cell) => cell !== "");
  const same = handles.filter((cell, row) => cell !== "" && keyOf(cell) === keys[row]);
  return same.length >= filled.length * SAME;
}

function keyOf(cell: string): string {
  const read = readAccount(cell);
  if (read.kind === "account") return handleKey(read.account.platform, read.account.handle).toLowerCase();
  return (read.kind === "handle" ? read.handle : cell).toLowerCase();
}
