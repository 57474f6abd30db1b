import { CampaignList } from "@app/contract/campaigns";
import { CollectionList } from "@app/contract/collections";
import { ReportList } from "@app/contract/reports";
import { useRead } from "#/lib/api.ts";
import { matchEntries } from "./palette.rules.ts";
import type { PaletteEntry } from "./palette.rules.ts";

const QUERY_MIN = 2;
const SHOWN_MAX = 8;

/** Collections, campaigns and reports by their names; nothing is read before something is typed. */
export function useFoundEntries(query: string, go: (to: string) => void): PaletteEntry[] {
  const isAsked = query.trim().length >= QUERY_MIN;
  const collections = useRead(isAsked ? "/api/v1/collections" : null, CollectionList);
  const campaigns = useRead(isAsked ? "/api/v1/campaigns" : null, CampaignList);
  const reports = useRead(isAsked ? "/api/v1/reports" : null, ReportList);
  if (!isAsked) return [];
  const entry = (group: string, label: string, to: string) => ({ id: to, group, label, run: () => go(to) });
  const all = [
    ...(collections.data?.items ?? []).map((one) => entry("Collections", one.name, `/collections/${one.id}`)),
    ...(campaigns.data?.items ?? []).map((one) => entry("Campaigns", one.name, `/campaigns/${one.id}`)),
    ...(reports.data?.items ?? []).map((one) => entry("Reports", one.title, `/reports/${one.id}`)),
  ];
  return matchEntries(all, query).slice(0, SHOWN_MAX);
}
