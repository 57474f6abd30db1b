import { BrandProfile } from "@app/contract/settings/schemas";
import type { BrandProfileInput } from "@app/contract/settings/schemas";
import { PostingDays } from "@app/contract/settings/posting-days";
import type { PostingDaysInput } from "@app/contract/settings/posting-days";
import { settingsPaths } from "@app/contract/settings/paths";
import { useRead } from "#/lib/api/api.ts";
import { saveWhole } from "#/lib/edits/save-whole.ts";

export function useBrandProfile() {
  return useRead(settingsPaths.brandProfile, BrandProfile);
}

const BRAND_WORDS = {
  handles: "Your handle",
  sells: "What do you sell?",
  markets: "Where?",
  languages: "In which languages?",
  rivals: "Two rivals",
};

/** Over the profile as it was `seen`; null when what somebody else saved meanwhile is kept. */
export function saveBrandProfile(
  seen: BrandProfile,
  change: BrandProfileInput,
): Promise<BrandProfile | null> {
  return saveWhole(settingsPaths.brandProfile, { change, seen, words: BRAND_WORDS }, BrandProfile);
}

export function usePostingDays() {
  return useRead(settingsPaths.postingDays, PostingDays);
}

const DAYS_WORDS = { quietDays: "Quiet days", schoolHolidays: "School holidays" };

/** Over the lists as they were `seen`; null when what somebody else saved meanwhile is kept. */
export function savePostingDays(seen: PostingDays, change: PostingDaysInput): Promise<PostingDays | null> {
  const { quietDays, schoolHolidays, version } = seen;
  const edit = { change, seen: { quietDays, schoolHolidays, version }, words: DAYS_WORDS };
  return saveWhole(settingsPaths.postingDays, edit, PostingDays);
}
