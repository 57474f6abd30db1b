import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { PLATFORM_WORDS, wordsFor } from "#/language/media/media.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";

const PATTERNS = PLATFORMS.map(
  (platform) =>
    [platform, new RegExp(wordsListed(wordsFor(PLATFORM_WORDS, platform).join(", ")), "u")] as const,
);

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
