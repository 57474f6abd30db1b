import { NewReportLink, Report, ReportLinkList, ReportList } from "@app/contract/reports";
import type { ReportChange, ReportInput, ReportLinkInput } from "@app/contract/reports";
import { useSWRConfig } from "swr";
import * as z from "zod/mini";
import { send, useRead } from "#/lib/api.ts";

const REPORTS = "/api/v1/reports";
const CampaignChoices = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) });

export function reportUrl(id: string): string {
  return `${REPORTS}/${id}`;
}

export function useReports() {
  return useRead(REPORTS, ReportList);
}

export function useReport(id: string | null) {
  return useRead(id === null ? null : reportUrl(id), Report);
}

/** Links given out for a report, newest first. */
export function useReportLinks(id: string) {
  return useRead(`${reportUrl(id)}/links`, ReportLinkList);
}

/** The campaigns that a report can be made of. */
export function useCampaignChoices() {
  return useRead("/api/v1/campaigns", CampaignChoices);
}

/** The list is read again after each success. */
export function useCreateReport() {
  const { mutate } = useSWRConfig();
  return async (input: ReportInput) => {
    const report = await send("POST", REPORTS, input, Report);
    void mutate(REPORTS);
    return report;
  };
}

/** Changes of one report and its links; each puts the answer in the cache. */
export function useReportActions(id: string) {
  const { mutate } = useSWRConfig();
  const url = reportUrl(id);
  async function store(answer: Promise<Report>): Promise<Report> {
    const report = await answer;
    await mutate(url, report, { revalidate: false });
    void mutate(REPORTS);
    return report;
  }
  const refreshLinks = () => Promise.all([mutate(`${url}/links`), mutate(REPORTS)]);
  return {
    change: (change: ReportChange) => store(send("PATCH", url, change, Report)),
    restore: () => store(send("POST", `${url}/restore`, undefined, Report)),
    remove: async () => {
      await send("DELETE", url);
      await mutate(REPORTS);
    },
    share: async (wishes: ReportLinkInput) => {
      const link = await send("POST", `${url}/links`, wishes, NewReportLink);
      await refreshLinks();
      return link;
    },
    revoke: async (linkId: string) => {
      await send("DELETE", `${url}/links/${linkId}`);
      await refreshLinks();
    },
  };
}
