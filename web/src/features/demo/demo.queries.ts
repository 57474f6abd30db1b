import { Campaign, CampaignList } from "@app/contract/campaigns";
import { CreatorSearchResult, Suggestions } from "@app/contract/discovery-creators";
import { Report, ReportList } from "@app/contract/reports";
import { useQuestion, useRead } from "#/lib/api.ts";

/** The read routes of the sample, open to everybody. */
export const DEMO = "/api/v1/demo";

export function useDemoSuggestions() {
  return useRead(`${DEMO}/discovery/suggestions`, Suggestions);
}

export interface DemoSearch {
  text: string;
  offset: number;
  limit: number;
}

/** Nothing that is typed is stored: the search is only answered. */
export function useDemoSearch(search: DemoSearch) {
  return useQuestion(`${DEMO}/creators/search`, search, CreatorSearchResult);
}

/** The sample's campaign, whole. */
export function useDemoCampaign() {
  const list = useRead(`${DEMO}/campaigns`, CampaignList);
  const id = list.data?.items[0]?.id;
  const one = useRead(id === undefined ? null : `${DEMO}/campaigns/${id}`, Campaign);
  return { data: one.data, error: list.error ?? one.error, isEmpty: list.data?.items.length === 0 };
}

/** The sample's report, whole. */
export function useDemoReport() {
  const list = useRead(`${DEMO}/reports`, ReportList);
  const id = list.data?.items[0]?.id;
  const one = useRead(id === undefined ? null : `${DEMO}/reports/${id}`, Report);
  return { data: one.data, error: list.error ?? one.error, isEmpty: list.data?.items.length === 0 };
}
