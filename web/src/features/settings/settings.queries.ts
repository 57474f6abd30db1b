import { BrandProfile } from "@app/contract/settings";
import type { BrandProfileInput } from "@app/contract/settings";
import { mutate } from "swr";
import { send, useRead } from "#/lib/api.ts";

const BRAND_PROFILE = "/api/v1/brand-profile";

export function useBrandProfile() {
  return useRead(BRAND_PROFILE, BrandProfile);
}

export async function saveBrandProfile(input: BrandProfileInput): Promise<void> {
  const saved = await send("PUT", BRAND_PROFILE, input, BrandProfile, { quiet: true });
  await mutate(BRAND_PROFILE, saved, { revalidate: false });
}
