import type { Network } from "@app/contract/content-checks/schemas";
import { networkRules } from "./caption-networks.ts";

/** A handle or hashtag in a caption: `name` without its sign, `start` at the sign, in UTF-16 units. */
export interface CaptionMark {
  name: string;
  start: number;
  end: number;
}

/** Scripts that are written without spaces: a mention may follow their letters directly. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const WORD = /[\p{L}\p{M}\p{N}_]/u;
const SIGNS_BEFORE = /[!#$%&*@＠]/u;
const RETWEET = /(?:^|[^A-Za-z0-9_])rt:?$/iu;

/** The handles that a network would link in `caption`, in the order of the text. */
export function findMentions(caption: string, network?: Network): CaptionMark[] {
  const rules = networkRules(network);
  const pattern = new RegExp(`[@＠]([${rules.handleCharacters}]+)`, "gu");
  const marks: CaptionMark[] = [];
  for (const match of caption.matchAll(pattern)) {
    const name = (match[1] ?? "").replace(rules.handleTail, "");
    const end = match.index + 1 + name.length;
    if (name.length < rules.handleMin || name.length > rules.handleMax) continue;
    if (!mayStart(caption.slice(0, match.index))) continue;
    if (!mayEnd(caption.slice(end))) continue;
    marks.push({ name, start: match.index, end });
  }
  return marks;
}

function mayStart(before: string): boolean {
  const last = /.$/su.exec(before.slice(-2))?.[0];
  if (last === undefined) return true;
  if (SIGNS_BEFORE.test(last)) return false;
  if (RETWEET.test(before.slice(-4))) return true;
  return !WORD.test(last) || UNSPACED.test(last);
}

/** A second @ makes an address, `://` a link, and an accented Latin letter another word. */
function mayEnd(after: string): boolean {
  if (/^[@＠]/u.test(after) || after.startsWith("://")) return false;
  if (/^\.?[A-Za-z0-9_.-]*@/u.test(after)) return false;
  return !/^[\p{Script=Latin}\p{M}]/u.test(after);
}
