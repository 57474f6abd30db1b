import type { Platform } from "@app/contract/platforms";
import {
  isHandleOf,
  mentionedPlatform,
  platformsIn,
  readAccount,
  readPlatform,
} from "#/discovery/imports/reading/cells/accounts.ts";
import type { AccountCell } from "#/discovery/imports/reading/cells/accounts.ts";
import { accountsIn } from "#/discovery/imports/reading/cells/listed-accounts.ts";
import { fold } from "#/language/fold.ts";
import { accountWord } from "#/language/tables/tables.ts";
import { add, addHandle } from "#/discovery/imports/reading/collected.ts";
import type { Collected } from "#/discovery/imports/reading/collected.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { namedAccounts } from "./named-accounts.ts";

/** "Ana Berg @ana.berg (IG)": who it is stands beside the account. */
export function addNamed(cell: string, column: Column, found: Collected): boolean {
  const named = namedAccounts(cell);
  if (named === null) return false;
  const { name, accounts, handles } = named;
  const { index } = column;
  for (const account of accounts) add(found, { ...account, name }, index);
  for (const handle of handles) found.bare.push({ handle, column, index, name });
  return true;
}

/** Adds the accounts of a cell with several links; its other addresses are links of the creator. */
export function addSeveral(
  read: readonly AccountCell[],
  cell: string,
  { index, place }: { index: number; place: Platform | null },
  found: Collected,
): boolean {
  if (!read.some(({ kind }) => kind === "account")) return false;
  for (const one of read) {
    if (one.kind === "handle" && place !== null) addHandle({ handle: one.handle, index }, place, found);
    else if (one.kind === "handle") found.bare.push({ handle: one.handle, column: null, index });
    if (one.kind === "account") add(found, one.account, index);
  }
  if (read.some(({ kind }) => kind === "address")) found.links.push(cell);
  return true;
}

/** "Ig only", "nur TikTok", "solo insta": where the handle before it is. */
function isPlaced(remark: string): boolean {
  return (
    remark.split(/\s+/u).length <= REMARK_WORDS && !/[@/:]/u.test(remark) && !NOT_THERE.test(fold(remark))
  );
}

/** "ana.berg (YT anaberg)", "ana.berg (also on TikTok, same name)": an account of the same name elsewhere; null for any other remark. */
function ofSameName(name: string, remark: string): { platform: Platform; handle: string } | null {
  const own = readAccount(name.replace(/^.*\s/u, ""));
  const platform = mentionedPlatform(remark);
  if (platform === null || own.kind !== "handle") return null;
  const others = remark
    .split(/\s*,\s*/u)
    .map((part) => part.replace(ALSO, ""))
    .filter((part) => readPlatform(part) === null && accountWord(part) !== "same");
  if (ALSO.test(remark) && others.length === 0) return { platform, handle: own.handle };
  const [, word = "", handle = ""] = /^(\p{L}{2,10}):?\s+@?([\p{L}\d._-]+)$/u.exec(remark) ?? [];
  const isAlike =
    bareOf(handle) !== "" &&
    (bareOf(handle).includes(bareOf(own.handle)) || bareOf(own.handle).includes(bareOf(handle)));
  return readPlatform(word) === platform && isAlike && isHandleOf(platform, handle)
    ? { platform, handle }
    : null;
}

const ALSO =
  /^(?:also|auch|aussi|también|tambien|também|tambem|tb|anche|bhi|and|und|et|y|e|\+|&)\s*(?:(?:on|auf|bei|sur|en|em|no|su)\s+)?/iu;

function bareOf(handle: string): string {
  return handle.toLowerCase().replaceAll(/[._-]/gu, "");
}

const REMARK_WORDS = 2;
const NOT_THERE =
  /\b(?:no|not|kein\p{L}*|nicht|ohne|pas|sans|sin|sem|nao|senza|non|nahi|also|auch|aussi|tambien|tambem|tb|anche|bhi|and|und|et|y|e)\b/u;

/** "ana.kocht (privat: @ana)": the handle stands before what is said of it, and the cell is kept as it is written as well; "Ana (die mit den Tassen)" is a name. */
export function addRemarked(cell: string, column: Column, place: Platform | null, found: Collected): boolean {
  const [, name = "", remark = ""] = /^(\S+|\p{L}{2,10}:?\s\S+)\s+\((.+)\)$/u.exec(cell) ?? [];
  const [led] = /\s/u.test(name) ? accountsIn(name, true) : [];
  const said = led ?? readAccount(name);
  const beside = ofSameName(name, remark);
  const there = beside === null && isPlaced(remark) ? mentionedPlatform(remark) : null;
  const read =
    said.kind === "handle" && there !== null && isHandleOf(there, said.handle)
      ? { kind: "account" as const, account: { platform: there, handle: said.handle, url: null } }
      : said;
  const isShaped = place !== null && place !== "youtube" && /[._\d]/u.test(name);
  const isHandle = read.kind === "handle" && column.field === "handle" && (read.isMarked || isShaped);
  if (read.kind === "account") add(found, read.account, column.index);
  else if (isHandle && beside !== null && place !== null)
    addHandle({ handle: read.handle, index: column.index }, place, found);
  else if (isHandle) found.bare.push({ handle: read.handle, column, index: column.index });
  else return false;
  if (beside !== null) add(found, { ...beside, url: null }, column.index);
  found.partly.add(column.index);
  return true;
}

const HANDLE_WORD =
  /\s*(?:handles?|accounts?|user ?names?|profiles?|nicks?|profil[es]*|kont[oe]n?|comptes?|cuentas?|contas?)\s*$/iu;

/** "IG / TikTok" over "@ana / @ana.tv": the header says in which order. */
export function addInOrder(
  read: readonly AccountCell[],
  { header, index }: Column,
  found: Collected,
): boolean {
  const places = platformsIn(header.replace(HANDLE_WORD, ""));
  const handles = read.flatMap((one) => (one.kind === "handle" ? [one.handle] : []));
  if (places.length < 2 || places.length !== read.length || handles.length !== read.length) return false;
  for (const [at, place] of places.entries()) addHandle({ handle: textAt(handles, at), index }, place, found);
  return true;
}

/** Share of numbers from which on a column is not of handles. */
const FIGURES = 0.2;

/** "433" among names is an account of that name; among figures it is one of them, and so is a shorter one. */
export function isNumericHandle(cell: string, { contents: { figures } }: Column): boolean {
  return /^\d{3,}$/u.test(cell) && figures < FIGURES;
}
