import { platformLabel, PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { PLATFORM_WORDS, wordsFor } from "#/language/media/media.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { readMeasured } from "#/strategy/assistant/questions/read-asked.ts";
import { fieldIn, isMeasure } from "./read-field.ts";

const PATTERNS = PLATFORMS.map(
  (platform) =>
    [platform, new RegExp(wordsListed(wordsFor(PLATFORM_WORDS, platform).join(", ")), "u")] as const,
);

/** Longer messages ask something of their own. Chosen by us. */
const FEW_WORDS = 5;
/** By which a figure is known to be asked for. */
const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  followers: "followers",
  engagementRate: "engagement rate",
  views: "views",
  price: "price",
  cpm: "CPM",
};

/** "And on TikTok?" after a figure of somebody: the same of their account there; null for any other message. */
export function figureOnPlatform(source: string, before: string): { field: Measure; text: string } | null {
  const platform = platformIn(source);
  const isMore = readMeasured(source).measure !== null || /\d/u.test(source);
  const words = source.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (platform === null || isMore || words.length > FEW_WORDS) return null;
  const field = fieldIn(before) ?? "price";
  return isMeasure(field) ? { field, text: `${MEASURE_WORDS[field]} ${platformLabel(platform)}` } : null;
}

/** Every platform that a text names. */
export function platformsIn(source: string): Platform[] {
  const text = foldInPlace(source.normalize("NFC")).replaceAll(HANDLES, " ");
  return PATTERNS.flatMap(([platform, pattern]) => (pattern.test(text) ? [platform] : []));
}

/** The one platform that a question names: "her price on Instagram"; null for none and for several. */
export function platformIn(source: string): Platform | null {
  const [platform = null, ...others] = platformsIn(source);
  return others.length > 0 ? null : platform;
}
