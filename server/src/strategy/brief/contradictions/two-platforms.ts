import { anyListed, anyOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { FORMAT_WORDS, PLATFORM_WORDS, platformNamed } from "#/language/media/media.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Unread } from "#/strategy/brief/stated.ts";

const PLATFORM = `(${anyOf([...PLATFORM_WORDS.values()].flat())})(?!\\p{L})`;
const FORMAT = `(?:\\s+(?:${anyOf([...FORMAT_WORDS.values()].flat())}))?`;
const ONLY =
  "only, just, nothing but, exclusively, nur, ausschliesslich, seulement, uniquement, que, solo, solamente, unicamente, exclusivamente, so, somente, apenas, sirf";
const ALL =
  "all, all of it, everything, everyone, alle, alles, tout, tous, todo, todos, tudo, sab, sab kuch, sab log";
const ON = "(?:(?:on|auf|sur|en|no|na|em|bei)\\s+)?";
/** "Instagram reels only", "nur auf TikTok", "all on TikTok", "sab TikTok pe". */
const WHOLLY = [
  new RegExp(
    `(?<!\\p{L})${PLATFORM}${FORMAT}\\s+(?:${anyListed("only, exclusively, hi, nur")})(?!\\p{L})`,
    "gu",
  ),
  new RegExp(`(?<!\\p{L})(?:${anyListed(ONLY)})\\s+${ON}${PLATFORM}${FORMAT}`, "gu"),
  new RegExp(
    `(?<!\\p{L})(?:${anyListed(ALL)})\\s+(?:on|auf|sur|en|no|em)\\s+${PLATFORM}|(?<!\\p{L})(?:${anyListed(ALL)})\\s+${PLATFORM}\\s+(?:pe|par|only|mein)(?!\\p{L})`,
    "gu",
  ),
];

/** Two platforms each of which is to have everything. Both in one breath are a list: "only Instagram and TikTok". */
export function twoPlatforms(text: BriefText): Unread | null {
  const claims = WHOLLY.flatMap((pattern) => text.all(pattern))
    .map((found) => ({
      found,
      platform: platformNamed(wordKey(found.groups.find((group) => group !== undefined) ?? "")),
    }))
    .toSorted((one, other) => one.found.start - other.found.start);
  const [first] = claims;
  const other = claims.find(
    ({ found, platform }) => first && platform !== first.platform && found.start >= first.found.end,
  );
  if (!first || !other) return null;
  return { kind: "against", words: text.spelling(first.found), other: text.spelling(other.found) };
}
