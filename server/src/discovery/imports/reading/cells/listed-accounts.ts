import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { PLATFORM_WORDS, wordsFor } from "#/language/media/media.ts";
import {
  isFigure,
  isHandleOf,
  mentionedPlatform,
  namesPlatform,
  onEach,
  readAccount,
  readAccountsOf,
  readPlatform,
} from "./accounts.ts";
import type { AccountCell } from "./accounts.ts";
import { accountWord } from "#/language/tables/tables.ts";
import { readNumber } from "./numbers.ts";
import { readFormat } from "./offers.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

const CELL_MAX = 300;
const PLACES = anyOf(PLATFORMS.flatMap((platform) => wordsFor(PLATFORM_WORDS, platform)));
const BETWEEN = new RegExp(String.raw`[\n;|]|,\s+(?=[@\p{L}])|\s[/&+•]\s|\s(?=(?:${PLACES})\s?:)`, "iu");
/** "IG @ana", "TT: ana.b". */
const HEADED = /^(?:(\p{L}[\p{L} ]{0,12}?)\s*(:|\s[-–—](?=\s)|\s(?=[@/]|\S*[._])))?\s*(@?[^\s:()]+)(.*)/su;
/** "(43k)", "– 18.200", "(IG 88k)", "310k iscritti": how many follow there. */
const COUNT = /^[\s(–—:-]*(\p{L}[\p{L} ]{1,12}?(?=[\s)]|$))?\s*(\d[^()]*)?[\s)]*$/u;

/**
 * The accounts of a cell that names each with its platform, and often how many follow it; empty for any other.
 *
 * @param isOfHandles its column holds nothing else, so that "IG ana.berg" is one alone as well.
 */
export function accountsIn(cell: string, isOfHandles = false): AccountCell[] {
  const known = readAccountsOf(cell);
  if (known.length > 0 || cell.length > CELL_MAX) return known;
  const whole = onEach(cell);
  if (whole.length > 1) return whole;
  const read: AccountCell[] = [];
  let above: Platform | null = null;
  const pieces = cell.split(BETWEEN).filter((one) => one.trim() !== "");
  for (const piece of pieces) {
    const isLed = pieces.length > 1 || (isOfHandles && /[a-z\d._]$/u.test(cell) && !/\s.*\p{Lu}/u.test(cell));
    const each = onEach(piece);
    const account: AccountCell | null =
      each.at(-1) ??
      readAgain(piece.trim(), read) ??
      (isLed ? readLed(piece.trim()) : null) ??
      readPiece(piece.trim(), above) ??
      (isOfHandles && pieces.length > 1 ? readShaped(piece.trim()) : null);
    if (account === null) return [];
    if (account.kind === "account") above = account.account.platform;
    read.push(...each.slice(0, -1), account);
  }
  const isPlain = read.length === 1 && readAccount(cell).kind !== "none";
  return isPlain || !read.some(({ kind }) => kind === "account") ? [] : read;
}

/** "YT same name" and "same on YT" behind "@ana on IG": the handle that stands first once more. */
function readAgain(piece: string, before: readonly AccountCell[]): AccountCell | null {
  const [, word = "", rest = ""] = /^(\p{L}{2,10}):?\s+([^@:/]+)$/u.exec(piece) ?? [];
  const [first] = before;
  if (first?.kind !== "account") return null;
  const isBehind = readPlatform(word) === null && accountWord(piece) === "same";
  const platform = isBehind ? mentionedPlatform(piece) : readPlatform(word);
  if (platform === null || (!isBehind && accountWord(rest) !== "same")) return null;
  return { kind: "account", account: { platform, handle: first.account.handle, url: null } };
}

/** "yt AcoresNaMala" among others: a platform and one word, which is no kind of post and no figure. */
function readLed(piece: string): AccountCell | null {
  const [, word = "", name = ""] = /^(\p{L}{2,10}):?\s+@?([^\s:()@]+)$/u.exec(piece) ?? [];
  const platform = name === "" ? null : readPlatform(word);
  const isWord = name.length < LED_MIN || accountWord(name) !== null;
  if (platform === null || isWord || !isHandleOf(platform, name)) return null;
  if (isFigure(name) || readFormat(name) !== null || readNumber(name, "count", null)) return null;
  return { kind: "account", account: { platform, handle: name, url: null } };
}

/** Shorter ones are words: "IG only". */
const LED_MIN = 5;

/** "ana.berg" among others that name their platform: where its column or row says. */
function readShaped(piece: string): AccountCell | null {
  if (!/^[\p{L}\d._]+$/u.test(piece) || !/\p{L}[\p{L}\d]*[._]/u.test(piece) || isFigure(piece)) return null;
  const read = readAccount(piece);
  return read.kind === "handle" ? read : null;
}

/** @param above the platform of the account before it, which "IG @ana / @ben" means twice. */
function readPiece(piece: string, above: Platform | null): AccountCell | null {
  const headed = HEADED.exec(piece);
  const told = headed && COUNT.exec(textAt(headed, 4));
  if (!told) return null;
  const [head, mark, name] = [textAt(headed, 1), textAt(headed, 2), textAt(headed, 3)];
  const [place, count] = [textAt(told, 1), textAt(told, 2)];
  const followers = count === "" ? null : readNumber(count, "count", null);
  if (count !== "" && followers === null) return null;
  // "ana.example (blog)": a place that is not kept.
  if (head === "" && place !== "" && namesPlatform(place) && readPlatform(place) === null)
    return { kind: "address", reason: `${place} is not kept` };
  if (mark !== "" && accountWord(name) !== null) return null;
  const more = followers === null ? {} : { followers: followers.value };
  const link = head === "" ? readAccount(name) : null;
  if (link?.kind === "account") return { kind: "account", account: { ...link.account, ...more } };
  if (link?.kind === "address") return link;
  // "FB /page 22k": a network that is not kept.
  if (head !== "" && readPlatform(head) === null)
    return namesPlatform(head) ? { kind: "address", reason: `${head} is not kept` } : null;
  const isMarked = name.startsWith("@");
  const platform = readPlatform(head) ?? readPlatform(place) ?? (isMarked ? above : null);
  const handle = name.replace(/^@/u, "");
  // "@paul / TikTok: @ida": the first one is where the row says.
  if (platform === null && isMarked && head === "" && place === "" && followers === null)
    return readAccount(name);
  if (platform === null || !isHandleOf(platform, handle)) return null;
  if (!isMarked && (mark === "" || isFigure(handle) || readFormat(handle) !== null)) return null;
  return { kind: "account", account: { platform, handle, url: null, ...more } };
}
