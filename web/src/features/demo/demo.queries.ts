import { Campaign } from "@app/contract/campaigns/schemas";
import { CampaignList } from "@app/contract/campaigns/list";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { CreatorSearchResult, Suggestions } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf, inDemo } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import { Report } from "@app/contract/reports/schemas";
import { ReportList } from "@app/contract/reports/list";
import { useQuestion, useRead } from "#/lib/api/api.ts";

export function useDemoSuggestions() {
  return useRead(inDemo(discoveryPaths.suggestions), Suggestions);
}

export interface DemoSearch {
  text: string;
  offset: number;
  limit: number;
}

/** Nothing that is typed is stored: the search is only answered. */
export function useDemoSearch(search: DemoSearch) {
  return useQuestion(inDemo(discoveryPaths.creatorSearch), search, CreatorSearchResult);
}

/** The sample's campaign, whole. */
export function useDemoCampaign() {
  const list = useRead(inDemo(campaignPaths.all), CampaignList);
  const id = list.data?.items[0]?.id;
  const one = useRead(id === undefined ? null : addressOf(inDemo(campaignPaths.one), { id }), Campaign);
  return { data: one.data, error: list.error ?? one.error, isEmpty: list.data?.items.length === 0 };
}

/** The sample's report, whole. */
export function useDemoReport() {
  const list = useRead(inDemo(reportPaths.all), ReportList);
  const id = list.data?.items[0]?.id;
  const one = useRead(id === undefined ? null : addressOf(inDemo(reportPaths.one), { id }), Report);
  return { data: one.data, error: list.error ?? one.error, isEmpty: list.data?.items.length === 0 };
}
