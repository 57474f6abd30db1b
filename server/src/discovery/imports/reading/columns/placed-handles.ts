import type { Platform } from "@app/contract/platforms";
import { handleKey, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import type { Column } from "./column.ts";
import { OF_ONE_ACCOUNT } from "./price-columns.ts";
import { cellsAt } from "#/discovery/imports/reading/words.ts";

/** Share of rows from which on two columns hold the same handles. */
const SAME = 0.3;

/**
 * "Handle, IG followers, TikTok, TikTok followers": a column of handles that names no platform is of the one that figures
 * beside it name and no other column of accounts does. Left open where there are several such platforms, or none.
 */
export function placeHandles(columns: readonly Column[], cells: readonly (readonly string[])[]): void {
  const accounts = columns.filter(({ field }) => field === "handle" || field === "url");
  const open = accounts.filter(({ platform }) => platform === null);
  const [handles] = open;
  const isAlone = open.length !== 1 || accounts.length === 1 || columns.some(saysPlatform);
  if (!handles || handles.isConfirmed || handles.contents.profiles > SAME || isAlone) return;
  const known = new Set(accounts.map(({ platform }) => platform));
  const figured = columns.flatMap(({ field, platform }) =>
    field !== null && OF_ONE_ACCOUNT.has(field) && platform !== null && !known.has(platform) ? platform : [],
  );
  const [place, ...others] = new Set<Platform>(figured);
  if (place === undefined || others.length > 0) return;
  const isTold = accounts.some((other) => other !== handles && repeats(cells, handles, other));
  if (!isTold) handles.platform = place;
}

function saysPlatform({ field, contents }: Column): boolean {
  return field === "platform" && contents.filled > 0;
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
