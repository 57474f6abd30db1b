import type { Network } from "@app/contract/content-checks/schemas";
import type { CaptionMark } from "./caption-mentions.ts";
import { networkRules } from "./caption-networks.ts";

/** Signs that belong to words of some script: joiners, Hebrew marks, wave dashes, Tibetan tsek, middle dots. */
const JOINING =
  "_\\u200c\\u200d\\ua67e\\u05be\\u05f3\\u05f4\\uff5e\\u301c\\u309b\\u309c\\u30a0\\u30fb\\u3003\\u0f0b\\u0f0c\\u00b7";
const CHARACTER = `[\\p{L}\\p{M}\\p{Nd}${JOINING}]`;
const HASHTAG = new RegExp(`[#＃](?!\\ufe0f|\\u20e3)(${CHARACTER}+)`, "gu");
const TAG_CHARACTER = new RegExp(CHARACTER, "u");
const LETTER = /[\p{L}\p{M}]/u;
/** Text selectors that some keyboards put between an emoji and the sign. */
const SELECTORS = /[\ufe0e\ufe0f]$/u;
const LINK = /(?:https?:\/\/[!-~]*|(?:[a-z0-9-]+\.)+[a-z]{2,}\/[!-~]*)/giu;

/** The hashtags that a network would link in `caption`, in the order of the text. */
export function findHashtags(caption: string, network?: Network): CaptionMark[] {
  const { joinedHashtags } = networkRules(network);
  const links = [...caption.matchAll(LINK)].map((link) => [link.index, link.index + link[0].length] as const);
  const marks: CaptionMark[] = [];
  for (const match of caption.matchAll(HASHTAG)) {
    const name = match[1] ?? "";
    const start = match.index;
    const end = start + match[0].length;
    if (!LETTER.test(name)) continue;
    if (links.some(([from, to]) => start >= from && start < to)) continue;
    if (caption.startsWith("://", end)) continue;
    if (!joinedHashtags && /^[#＃]/u.test(caption.slice(end))) continue;
    if (!mayStart(caption, start, joinedHashtags ? marks.at(-1)?.end : undefined)) continue;
    marks.push({ name, start, end });
  }
  return marks;
}

function mayStart(caption: string, start: number, endOfLast: number | undefined): boolean {
  if (start === 0 || start === endOfLast) return true;
  const before = caption.slice(0, start);
  if (SELECTORS.test(before)) return true;
  const last = /.$/su.exec(before.slice(-2))?.[0] ?? "";
  return last !== "&" && !TAG_CHARACTER.test(last);
}
