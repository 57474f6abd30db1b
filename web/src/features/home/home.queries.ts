import { CampaignList, DueList } from "@app/contract/campaigns";
import { CollectionList } from "@app/contract/collections";
import { HomeFigures } from "@app/contract/home";
import { ApiTokenList } from "@app/contract/identity";
import { ImportList } from "@app/contract/importing";
import { ReportList } from "@app/contract/reports";
import { BrandProfile, SampleState } from "@app/contract/settings";
import { useRead } from "#/lib/api.ts";

/** Rows of a panel. */
export const RECENT = 3;

export function useDue() {
  return useRead("/api/v1/campaigns/due", DueList);
}

/** Where the workspace stands. */
export function useHomeFigures() {
  return useRead("/api/v1/home/figures", HomeFigures);
}

/** API tokens that stop working within so many days; waits, without asking, for who may not see tokens. */
export function useEndingTokens(maySee: boolean, days: number) {
  return useRead(maySee ? `/api/v1/api-tokens?endsWithinDays=${days}&limit=${RECENT}` : null, ApiTokenList);
}

export function useRecentCampaigns() {
  return useRead(`/api/v1/campaigns?limit=${RECENT}`, CampaignList);
}

export function useRecentReports() {
  return useRead(`/api/v1/reports?limit=${RECENT}`, ReportList);
}

export function useBrandProfile() {
  return useRead("/api/v1/brand-profile", BrandProfile);
}

export function useRecentCollections() {
  return useRead(`/api/v1/collections?limit=${RECENT}`, CollectionList);
}

export function useImports() {
  return useRead("/api/v1/imports", ImportList);
}

/** Waits, without asking, outside the sample. */
export function useSample(isSample: boolean) {
  return useRead(isSample ? "/api/v1/sample" : null, SampleState);
}
