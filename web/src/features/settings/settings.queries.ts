import { BrandProfile } from "@app/contract/settings";
import type { BrandProfileInput } from "@app/contract/settings";
import { mutate } from "swr";
import { useRead } from "#/lib/api.ts";
import { sendEdit } from "#/lib/edits.ts";

const BRAND_PROFILE = "/api/v1/brand-profile";

export function useBrandProfile() {
  return useRead(BRAND_PROFILE, BrandProfile);
}

const BRAND_WORDS = {
  handles: "Your handle",
  sells: "What do you sell?",
  markets: "Where?",
  languages: "In which languages?",
  rivals: "Two rivals",
};

/** Over the profile as it was `seen`; null when what somebody else saved meanwhile is kept. */
export async function saveBrandProfile(
  seen: BrandProfile,
  change: BrandProfileInput,
): Promise<BrandProfile | null> {
  const edit = { change, seen, words: BRAND_WORDS };
  const saved = await sendEdit("PUT", BRAND_PROFILE, edit, BrandProfile, { quiet: true });
  if (saved) await mutate(BRAND_PROFILE, saved, { revalidate: false });
  else await mutate(BRAND_PROFILE);
  return saved;
}
