import { CampaignList } from "@app/contract/campaigns/list";
import { CollectionList } from "@app/contract/collections/schemas";
import { CreatorNames } from "@app/contract/discovery/creators";
import { ReportList } from "@app/contract/reports/list";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { collectionPaths } from "@app/contract/collections/paths";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { withQuery } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import { useRead } from "#/lib/api/api.ts";
import { useSettled } from "#/lib/use-settled.ts";
import { foundEntries } from "./palette.rules.ts";
import type { PaletteEntry } from "./palette.rules.ts";

const QUERY_MIN = 2;
/** Of each kind, in one list. */
const SHOWN_MAX = 5;
const KEPT = { keepPreviousData: true };

/** Creators, collections, campaigns and reports by their names; nothing is read before something is typed. */
export function useFoundEntries(query: string, go: (to: string) => void): PaletteEntry[] {
  const typed = query.trim();
  const settled = useSettled(typed);
  const listUrl = (path: string) =>
    settled.length >= QUERY_MIN ? withQuery(path, { q: settled, limit: SHOWN_MAX }) : null;
  const creators = useRead(listUrl(discoveryPaths.creators), CreatorNames, KEPT);
  const collections = useRead(listUrl(collectionPaths.all), CollectionList, KEPT);
  const campaigns = useRead(listUrl(campaignPaths.all), CampaignList, KEPT);
  const reports = useRead(listUrl(reportPaths.all), ReportList, KEPT);
  if (typed.length < QUERY_MIN) return [];
  return foundEntries(
    {
      creators: creators.data?.items ?? [],
      collections: collections.data?.items ?? [],
      campaigns: campaigns.data?.items ?? [],
      reports: reports.data?.items ?? [],
    },
    { query: typed, most: SHOWN_MAX, go },
  );
}
