import { CampaignList, DueList } from "@app/contract/campaigns/list";
import { checkPaths } from "@app/contract/content-checks/paths";
import { ContentCheckList } from "@app/contract/content-checks/summaries";
import { CollectionList } from "@app/contract/collections/schemas";
import { HomeFigures } from "@app/contract/home/schemas";
import { ApiTokenList } from "@app/contract/identity/members/api-tokens";
import { ImportList } from "@app/contract/discovery/import-history";
import { ReportList } from "@app/contract/reports/list";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { collectionPaths } from "@app/contract/collections/paths";
import { homePaths } from "@app/contract/home/paths";
import { identityPaths } from "@app/contract/identity/paths";
import { importPaths } from "@app/contract/discovery/import-paths";
import { mergePaths, MergeProposals } from "@app/contract/discovery/merging";
import { withQuery } from "@app/contract/paths";
import { resultPaths } from "@app/contract/results/paths";
import { RecentResultList, WaitingList } from "@app/contract/results/waiting";
import { reportPaths } from "@app/contract/reports/paths";
import { settingsPaths } from "@app/contract/settings/paths";
import { BrandProfile, SampleState } from "@app/contract/settings/schemas";
import { useRead } from "#/lib/api/api.ts";

/** Checks of which the first are shown among what is to be done. */
const CHECKS = 6;
/** Rows of a panel. */
export const RECENT = 3;

export function useDue() {
  return useRead(campaignPaths.due, DueList);
}

/** Content that waits for somebody to decide, what is due first. */
export function useChecksToDecide() {
  return useRead(withQuery(checkPaths.all, { show: "review", limit: CHECKS }), ContentCheckList);
}

/** Where the workspace stands. */
export function useHomeFigures() {
  return useRead(homePaths.figures, HomeFigures);
}

/** API tokens that stop working within so many days; waits, without asking, for who may not see tokens. */
export function useEndingTokens(maySee: boolean, days: number) {
  return useRead(
    maySee ? withQuery(identityPaths.apiTokens, { endsWithinDays: days, limit: RECENT }) : null,
    ApiTokenList,
  );
}

export function useRecentCampaigns() {
  return useRead(withQuery(campaignPaths.all, { limit: RECENT }), CampaignList);
}

/** What came in within the last days and has its place. */
export function useRecentResults() {
  return useRead(withQuery(resultPaths.recent, { limit: RECENT }), RecentResultList);
}

/** What waits for somebody to say where it belongs. */
export function useWaitingResults() {
  return useRead(withQuery(resultPaths.waiting, { limit: RECENT }), WaitingList);
}

/** Creators who may be one person, and whom nobody has answered yet. */
export function useOpenMerges() {
  return useRead(withQuery(mergePaths.all, { limit: 1 }), MergeProposals);
}

export function useRecentReports() {
  return useRead(withQuery(reportPaths.all, { limit: RECENT }), ReportList);
}

export function useBrandProfile() {
  return useRead(settingsPaths.brandProfile, BrandProfile);
}

export function useRecentCollections() {
  return useRead(withQuery(collectionPaths.all, { limit: RECENT }), CollectionList);
}

export function useImports() {
  return useRead(importPaths.all, ImportList);
}

/** Waits, without asking, outside the sample. */
export function useSample(isSample: boolean) {
  return useRead(isSample ? settingsPaths.sample : null, SampleState);
}
