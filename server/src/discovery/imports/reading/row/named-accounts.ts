import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { PLATFORM_WORDS, wordsFor } from "#/language/media/media.ts";
import { isHandleOf, readAccount, readPlatform } from "#/discovery/imports/reading/cells/accounts.ts";

/** A person and the accounts that one cell says of them: "Ana Berg @ana.berg (IG)". */
export interface NamedAccounts {
  name: string;
  accounts: { platform: Platform; handle: string; url: string | null }[];
  /** Handles of which the cell does not say where they are. */
  handles: string[];
}

const CELL_MAX = 160;
const NAME_MAX = 60;
const NAME_WORDS = 6;
const PLACES = anyOf(PLATFORMS.flatMap((platform) => wordsFor(PLATFORM_WORDS, platform)));
const PLACE = String.raw`(?<![\p{L}\p{N}_.@])(?:${PLACES})(?![\p{L}\p{N}_.])`;
const ANY_PLACE = new RegExp(PLACE, "iu");
const AND = String.raw`\s*(?:,|/|&|\+|(?<!\p{L})(?:und|and|et|y|e|aur)(?!\p{L}))\s*`;
const HANDLE = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_])?`;
/** "Insta: ana", "tiktok @ana", and behind a comma "insta ana_berg". */
const LED = String.raw`(?<led>${PLACE})(?:\s*:\s*@?|\s+@)(?<ledName>${HANDLE})|(?<=[,;(–|-]\s?)(?<bare>${PLACE})\s+(?<bareName>${HANDLE})(?=$|[),;])`;
/** "@ana (IG)", "@ana auf Insta und YouTube", "@ana". */
const MARKED = String.raw`(?<![\p{L}\p{N}/])@(?<name>${HANDLE})(?:\s*\(?\s*(?:(?:on|auf|bei|sur|en|em|no|su)\s+)?(?<places>${PLACE}(?:${AND}${PLACE})*)\s*\)?)?`;
const LINK = String.raw`(?<link>(?:https?:\/\/|www\.)\S+|(?:instagram|tiktok|youtube)\.com\/\S+)`;
const ACCOUNTS = new RegExp(`${LINK}|${LED}|${MARKED}`, "giu");
/** "Vlogs, YouTube Adventures" and "Ana, insta only" name no account. */
const BARE_MIN = 5;

/** Null for a cell that names nobody, or no account of theirs. */
export function namedAccounts(cell: string): NamedAccounts | null {
  if (cell.length > CELL_MAX) return null;
  const found: Omit<NamedAccounts, "name"> = { accounts: [], handles: [] };
  let rest = cell;
  for (const match of cell.matchAll(ACCOUNTS))
    if (collect(match.groups ?? {}, found)) rest = rest.replace(match[0], " ");
  const name = rest
    .replaceAll(/[()[\]–—|:,;/-]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (found.accounts.length === 0 && found.handles.length === 0) return null;
  // What is left is a name, or the cell says more than can be told apart.
  if (!isName(name)) return null;
  return { ...found, name };
}

function isName(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    !/[\d@?!]/u.test(text) &&
    !ANY_PLACE.test(text) &&
    text.length <= NAME_MAX &&
    text.split(" ").length <= NAME_WORDS
  );
}

function collect(
  { link, led, ledName, bare, bareName, name, places }: Readonly<Record<string, string | undefined>>,
  found: Omit<NamedAccounts, "name">,
): boolean {
  if (link !== undefined) {
    const read = readAccount(link);
    if (read.kind === "account") found.accounts.push(read.account);
    return read.kind === "account";
  }
  const handle = ledName ?? bareName ?? name ?? "";
  if (bareName !== undefined && (bareName.length < BARE_MIN || bareName !== bareName.toLowerCase()))
    return false;
  const words = (led ?? bare ?? places ?? "").split(new RegExp(AND, "iu"));
  const named = words.flatMap((word) => readPlatform(word) ?? []);
  if (!named.every((platform) => isHandleOf(platform, handle))) return false;
  for (const platform of new Set(named)) found.accounts.push({ platform, handle, url: null });
  if (named.length === 0) found.handles.push(handle);
  return true;
}
