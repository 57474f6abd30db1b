import { withoutCurrency } from "#/discovery/imports/reading/cells/currencies.ts";
import { plain } from "#/discovery/imports/reading/cells/plain.ts";
import { anyOf } from "#/language/dictionary.ts";
import { FORMAT_WORDS } from "#/language/media/media.ts";

const SET =
  /(?<!\p{L})(?:sets?|packs?|packages?|pakete?|lots?|bundles?|serie|pacotes?|paquetes?)\s?(?:of|de|von|d['’]|mit|x|\()?\s?(?:[2-9]|1\d)(?!\d)|(?<!\d)(?:[2-9]|1\d)\s?(?:er|x|-)?[\s-]?(?:(?:stor(?:y|ys|ies)|reels?|posts?)[\s-])?(?:sets?|packs?|paket|pakete)(?!\p{L})|(?<=\p{L}\s?)\(\s?x\s?(?:[2-9]|1\d)\s?\)|(?<=\p{L}\s)x\s?(?:[2-9]|1\d)(?![\d.,])|\(\s?(?:[2-9]|1\d)\s?er\s?\)/u;

/** "Story (set of 3)", "3er-Set Storys", "Stories x3": the price below is of several pieces. */
export function namesSet(text: string): boolean {
  return SET.test(plain(text));
}

/** "2 Reels = 1.600 €", "£500 (3 stories)": one price of several pieces. */
const SEVERAL = new RegExp(
  `(?<![\\d.,])(?:[2-9]|1\\d)\\s?(?:x\\s?)?(?:(?:ig|insta|feed|tiktok|yt|youtube)[\\s-])?(?:${anyOf(
    [...FORMAT_WORDS.values()].flat(),
  )})(?!\\p{L})`,
  "u",
);

/** Whether a text counts more than one piece of a kind: "2 Reels", "3x Story". */
export function countsSeveral(text: string): boolean {
  return SEVERAL.test(plain(text));
}

/** "TikTok + reel": the platform stands for a video there, which is one more piece. */
const ADDS_VIDEO = new RegExp(
  String.raw`(?<!\p{L})(?:tiktok|tt)\s?[+&]\s?(?:reels?|stor(?:y|ys|ies)|posts?|shorts?)(?!\p{L})|(?<!\p{L})(?:reels?|stor(?:y|ys|ies)|posts?|shorts?)\s?[+&]\s?(?:tiktok|tt)(?!\p{L})`,
  "u",
);

/** Whether an amount is for more than one piece. */
export function isOfSeveral(text: string): boolean {
  return countsSeveral(text) || namesSet(text) || ADDS_VIDEO.test(plain(text));
}

const COUNTED_KIND = new RegExp(
  `^(\\d{1,2})\\s?x?\\s(?:(?:ig|insta|instagram|feed|tiktok|yt|youtube)\\s)?(tiktoks?|tt|youtube|yt|${anyOf(
    [...FORMAT_WORDS.values()].flat(),
  )})$`,
  "u",
);
const PLATFORM = /^(?:tiktok|tt|youtube|yt)/u;

/**
 * What a header that counts pieces of one kind prices: "1 TikTok" a video there, "3x Story (€)" several, of which none has
 * a price. Null for every other header.
 */
export function countedPieces(header: string): "video" | "bundle" | null {
  const words = withoutCurrency(plain(header)).replaceAll(/[^\p{L}\d]+/gu, " ");
  const [, count, what = ""] = COUNTED_KIND.exec(words.trim()) ?? [];
  if (count === undefined) return null;
  if (Number(count) > 1) return "bundle";
  return PLATFORM.test(what) ? "video" : null;
}

/** Whether a header says how many pieces its price is for: "1 Story (3 frames)", "1 Reel + 3 stories". */
export function startsCounted(header: string): boolean {
  return /^\s*\d{1,2}\s?x?\s+\p{L}/u.test(header);
}
