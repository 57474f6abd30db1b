import { CampaignList } from "@app/contract/campaigns";
import { CollectionList } from "@app/contract/collections";
import { CreatorNames } from "@app/contract/discovery-creators";
import { ReportList } from "@app/contract/reports";
import { useRead } from "#/lib/api.ts";
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
  const asked =
    settled.length >= QUERY_MIN ? new URLSearchParams({ q: settled, limit: String(SHOWN_MAX) }) : null;
  const listUrl = (noun: string) => (asked ? `/api/v1/${noun}?${asked}` : null);
  const creators = useRead(listUrl("creators"), CreatorNames, KEPT);
  const collections = useRead(listUrl("collections"), CollectionList, KEPT);
  const campaigns = useRead(listUrl("campaigns"), CampaignList, KEPT);
  const reports = useRead(listUrl("reports"), ReportList, KEPT);
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
