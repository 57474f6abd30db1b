import { normaliseHandle } from "@app/contract/handles";
import { PLATFORMS, PLATFORM_LABELS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { PLATFORM_WORDS, platformNamed, wordsFor } from "#/language/media/media.ts";
import { accountWord } from "#/language/tables/tables.ts";
import { readNumber } from "./numbers.ts";
import { singleSpaced, textAt } from "#/discovery/imports/reading/words.ts";

/** One account of a creator. */
interface Account {
  platform: Platform;
  /** As written, without @. */
  handle: string;
  /** Address of the profile where the sheet gave one. */
  url: string | null;
  /** Where they stand behind the account. */
  followers?: number;
}

/** What one cell says about an account. */
export type AccountCell =
  | { kind: "account"; account: Account }
  /** A handle that does not say where it is. */
  | { kind: "handle"; handle: string; isMarked: boolean }
  /** An address of something else; `reason` reads as a sentence. */
  | { kind: "address"; reason: string }
  | { kind: "none" };

const HANDLE_MAX = 100;

/** Characters of a handle; letters of every script, since YouTube allows them. */
const HANDLE = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{M}._·-]{1,100}$/u;
const HANDLE_OF: Readonly<Record<Platform, RegExp>> = {
  instagram: /^(?=.*[a-z0-9_])[a-z0-9._]{1,30}$/iu,
  tiktok: /^(?=.*[\p{L}\p{N}_])[\p{L}\p{N}\p{M}._]{1,40}$/u,
  // Channels are often listed by their title, which is then all that is known of them.
  youtube: /^(?=.*\S)[^\n\t<>]{1,100}$/u,
};

const URL_SHAPE =
  /^(?:https?:\/\/|\/\/)?(?:[\w-]+@)?((?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,24})(?::\d+)?([/?]\S*)?$/iu;

/** The platform that a word or short phrase names ("IG", "TikTok"); null for none. */
export function readPlatform(text: string): Platform | null {
  const platform = platformNamed(wordKey(text));
  return PLATFORMS.find((known) => known === platform) ?? null;
}

/** "INSTAGRAM", "*** TikTok *** (second list)": a line that names a platform, and at most adds a remark to it. */
export function headedPlatform(written: string): Platform | null {
  const text = written.replaceAll(ORNAMENT, " ").trim();
  const plain = readPlatform(text);
  if (plain !== null || readAccount(text).kind !== "none") return plain;
  return readPlatform(textAt(/^([\p{L} ]+?)\s*(?:[-–—|]\s[^@:]*:?|\([^@:]*:?|:)$/u.exec(text), 1));
}

const ORNAMENT = /[*=#~•·_►▶→»«<>]{2,}|^[-–—>*=#•►▶→»\s]+|[-–—<*=#•«\s]+$/gu;
const HEADING_WORDS = 6;

/** "*** TWITCH + odds and ends ***": a line that heads accounts elsewhere, alone or set off by signs. */
export function headsElsewhere(written: string): boolean {
  const text = written.replaceAll(ORNAMENT, " ").trim();
  const isSetOff = text !== written.trim() || namesPlatform(text);
  return (
    isSetOff &&
    text.split(/\s+/u).length <= HEADING_WORDS &&
    !/[@/]/u.test(text) &&
    mentionsOtherPlatform(text)
  );
}

/** Whether a cell names any platform, also one that Herald does not keep. */
export function namesPlatform(text: string): boolean {
  const name = wordKey(text);
  return platformNamed(name) !== null || OTHER_PLACES.test(name);
}

const OTHER_PLACES = /^(?:x|threads|snap chat|reddit|blog|podcast|website|newsletter)$/u;

const MENTIONS: Readonly<Record<Platform, RegExp>> = {
  instagram: mentionOf("instagram"),
  youtube: mentionOf("youtube"),
  tiktok: mentionOf("tiktok"),
};

function mentionOf(platform: Platform): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${anyOf(wordsFor(PLATFORM_WORDS, platform))})(?!\\p{L})`, "u");
}

/** The one platform that a longer text such as a header or a file name mentions; null for none or several. */
export function mentionedPlatform(text: string): Platform | null {
  const words = wordKey(text.replaceAll("_", " "));
  const found = new Set<Platform>();
  for (const platform of PLATFORMS) if (MENTIONS[platform].test(words)) found.add(platform);
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

const ELSEWHERE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    [...PLATFORM_WORDS].flatMap(([platform, words]) =>
      PLATFORMS.some((known) => known === platform) ? [] : words.filter((word) => word.length > 1),
    ),
  )})(?!\\p{L})`,
  "u",
);

/** Whether a longer text names a platform that Herald keeps no accounts of: "Twitch followers". */
export function mentionsOtherPlatform(text: string): boolean {
  return ELSEWHERE.test(wordKey(text.replaceAll("_", " ")));
}

/** Reads a cell as an address of a profile, "@handle", "IG: handle" or a bare handle. */
export function readAccount(cell: string): AccountCell {
  const text = withoutSigns(
    cell
      .normalize("NFKC")
      .replaceAll(/\p{Cf}|\uFE0E|\uFE0F/gu, "")
      .trim(),
  );
  if (text === "" || text.length > 500 || isDay(text)) return { kind: "none" };
  const address = URL_SHAPE.exec(text);
  if (address) {
    const known = readAddress(text, textAt(address, 1), textAt(address, 2));
    if (known) return known;
  }
  const inside = /https?:\/\/[^\s"'<>()[\]]*[^\s"'<>()[\].,;:!?]/iu.exec(text)?.[0];
  if (inside !== undefined && inside !== text) return readAccount(inside);
  const suffixed = /^(\S+)\s*\(([a-z ]{2,10})\)$/iu.exec(text);
  const place = suffixed ? readPlatform(textAt(suffixed, 2)) : null;
  if (suffixed && place) return withPlatform(textAt(suffixed, 1), place);
  const named = /^([a-z ]{2,10}?)\s*(?::\s*@?|@|\/)(\S+)$/iu.exec(text);
  const platform = named ? readPlatform(textAt(named, 1)) : null;
  if (named && platform) return withPlatform(textAt(named, 2), platform);
  const handle = normaliseHandle(text.replace(/^@+/u, "@").replaceAll(/^["'“]|["'”]$/gu, ""));
  if (!HANDLE.test(handle)) return { kind: "none" };
  return { kind: "handle", handle, isMarked: text.startsWith("@") };
}

/** "19.11.2026" and "2026-11-19" are nobody's handle. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

const DAY = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([./-])\d{1,2}\2\d{1,2})$/u;

/** "🔥 @lena 🔥" is "@lena"; of what no mark shows to be an account the signs stay. */
function withoutSigns(text: string): string {
  const plain = text.replaceAll(SIGNS_AROUND, "");
  return plain.startsWith("@") ? plain : text;
}

const SIGNS_AROUND =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\s)+|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\s)+$/gu;

/** "IG/TT", "insta + tiktok": the platforms of a text that names nothing else, each once; empty for any other. */
export function platformsIn(text: string): Platform[] {
  const named = text.split(/[,/+&|]|\s(?:and|und|et|y|e|aur)\s/u).map(readPlatform);
  return named.includes(null) ? [] : [...new Set(named.filter((one) => one !== null))];
}

/** "@ana (insta+tiktok)", "@ana on IG": one handle on each of the platforms behind it; empty for any other cell. */
export function onEach(cell: string): AccountCell[] {
  const found = ON_EACH.exec(cell.trim());
  const [handle, places] = [textAt(found, 1), textAt(found, 2) || textAt(found, 3)];
  // "Video (IG + TT)" and "54k (IG/TT)" are nobody's.
  const isHandle = handle.startsWith("@") || (/[._]/u.test(handle) && !isFigure(handle));
  return isHandle ? platformsIn(places).map((place) => withPlatform(handle, place)) : [];
}

const ON_EACH = /^(@?[^\s()@:/]+)\s*(?:\(([^()]+)\)|(?<=^@\S+)\s(?:on|auf|bei|sur|en|em|su|par)\s+(.+))$/u;

/** What a cell says that holds several links, or several names with their platforms; empty for any other. */
export function readAccountsOf(cell: string): AccountCell[] {
  if (cell.length > 500) return [];
  const links = cell.match(LINKS) ?? [];
  if (links.length > 1) return links.map(readAccount);
  const pieces = cell.split(/\s*[,;|]\s*|\s+[/&+]\s*/u);
  const named = pieces.flatMap((piece) => {
    const match = NAMED.exec(piece);
    const place = readPlatform(textAt(match, 1));
    return place === null ? [] : { place, name: textAt(match, 2) };
  });
  if (named.length < 2 || named.length < pieces.length) return [];
  const other = named.find(({ name }) => accountWord(name) === null);
  return named.map(({ place, name }) =>
    withPlatform(accountWord(name) === "same" && other ? other.name : name, place),
  );
}

const LINKS = /(?:https?:\/\/|www\.)[^\s"'<>()[\],;|]*[^\s"'<>()[\].,:;!?|]/giu;
const NAMED = /^([a-z ]{2,10}?)\s*:\s*(@?\S+)$/iu;

/** Whether a cell without @ is a number or an amount ("3.1 L", "1 Mio", "ca. 266k", "€ 900"), which is no handle. */
export function isFigure(cell: string): boolean {
  return readNumber(cell.replaceAll(/\p{Sc}/gu, "").trim(), "rate", null) !== null;
}

/** Whether `handle` can be one of this platform. */
export function isHandleOf(platform: Platform, handle: string): boolean {
  return handle.length <= HANDLE_MAX && HANDLE_OF[platform].test(handle);
}

/** What makes two accounts the same. Channel ids of YouTube differ by case. */
export function handleKey(platform: Platform, handle: string): string {
  const text = singleSpaced(handle.normalize("NFKC")).trim();
  return platform === "youtube" && isChannelId(text) ? text : text.toLowerCase();
}

/** The id of a channel of YouTube, which is no handle elsewhere. */
export function isChannelId(handle: string): boolean {
  return /^UC[\w-]{22}$/u.test(handle);
}

function withPlatform(text: string, platform: Platform): AccountCell {
  if (accountWord(text) !== null) return { kind: "none" };
  const handle = normaliseHandle(text);
  if (!isHandleOf(platform, handle)) return { kind: "none" };
  return { kind: "account", account: { platform, handle, url: null } };
}

const HOSTS: readonly { host: RegExp; platform: Platform | null; name: string }[] = [
  { host: /(?:^|\.)(?:instagram\.com|instagr\.am)$/u, platform: "instagram", name: "Instagram" },
  { host: /(?:^|\.)(?:youtube\.com|youtu\.be)$/u, platform: "youtube", name: "YouTube" },
  { host: /(?:^|\.)tiktok\.com$/u, platform: "tiktok", name: "TikTok" },
  { host: /(?:^|\.)(?:facebook\.com|fb\.com)$/u, platform: null, name: "Facebook" },
  { host: /(?:^|\.)(?:twitter\.com|x\.com)$/u, platform: null, name: "X" },
  { host: /(?:^|\.)twitch\.tv$/u, platform: null, name: "Twitch" },
  { host: /(?:^|\.)linkedin\.com$/u, platform: null, name: "LinkedIn" },
  { host: /(?:^|\.)snapchat\.com$/u, platform: null, name: "Snapchat" },
  { host: /(?:^|\.)pinterest\.[a-z.]+$/u, platform: null, name: "Pinterest" },
  { host: /(?:^|\.)threads\.(?:net|com)$/u, platform: null, name: "Threads" },
];

/** Leads to a post or a profile, and does not say which. */
const SHORT_LINK = /^(?:v[mt]\.tiktok\.com\/(?!@)|(?:www\.)?tiktok\.com\/t\/)/iu;

const NO_PROFILE: Readonly<Record<Platform, RegExp>> = {
  instagram: /^(?:p|reels?|tv|stories|explore|accounts|about|developer|direct|share|s)$/iu,
  youtube:
    /^(?:watch|shorts|playlist|results|feed|embed|live|hashtag|clip|redirect|t|about|premium|gaming)$/iu,
  tiktok: /^(?:video|tag|music|discover|foryou|following|live|t|v|explore)$/iu,
};

function readAddress(text: string, host: string, path: string): AccountCell | null {
  const known = HOSTS.find((entry) => entry.host.test(host.toLowerCase()));
  if (!known) {
    const isAddress = /^(?:https?:|www\.)/iu.test(text) || path.length > 1;
    return isAddress ? { kind: "address", reason: "Address of a website, not a profile" } : null;
  }
  const linked = host.toLowerCase() === "l.instagram.com" ? /[?&]u=([^&]+)/u.exec(path)?.[1] : undefined;
  if (linked !== undefined) return readAccount(decoded(linked));
  if (SHORT_LINK.test(`${host}${path}`)) {
    return { kind: "address", reason: "Short link: open it, and take the address of the profile" };
  }
  if (known.platform === null) {
    return {
      kind: "address",
      reason: `${known.name} account: Herald keeps creators of ${Object.values(PLATFORM_LABELS).join(", ")}`,
    };
  }
  const segments = pathSegments(path);
  const handle = host.toLowerCase().endsWith("youtu.be") ? null : profileHandle(known.platform, segments);
  if (handle === null || !isHandleOf(known.platform, handle)) {
    return { kind: "address", reason: `${known.name} address of a post or page, not a profile` };
  }
  const address = text.replace(/[?#].*/u, "");
  const url = address.toLowerCase().startsWith("http") ? address : `https://${address.replace(/^\/\//u, "")}`;
  return { kind: "account", account: { platform: known.platform, handle, url } };
}

function pathSegments(path: string): string[] {
  return textAt(path.split(/[?#]/u), 0)
    .split("/")
    .filter((segment) => segment !== "")
    .map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function profileHandle(platform: Platform, segments: readonly string[]): string | null {
  // Instagram's app puts "_u" before the name.
  if (platform === "instagram" && segments[0] === "_u") return profileHandle(platform, segments.slice(1));
  const [first, second] = segments;
  if (first === undefined || NO_PROFILE[platform].test(first)) return null;
  if (platform === "youtube" && /^(?:channel|c|user)$/iu.test(first)) return second ?? null;
  if (platform === "instagram") return second === "p" || second === "reel" ? null : normaliseHandle(first);
  if (platform === "tiktok" && (second === "video" || second === "photo")) return null;
  return normaliseHandle(first);
}
