import { Campaign, CampaignSummary } from "@app/contract/campaigns";
import { NewReportLink, Report, ReportLink, ReportSummary } from "@app/contract/reports";
import type { ReportChange, ReportInput, ReportLinkInput } from "@app/contract/reports";
import { useSWRConfig } from "swr";
import { send, useRead } from "#/lib/api.ts";
import { downloadCsv } from "#/lib/download.ts";
import { sendEdit } from "#/lib/edits.ts";
import { isListAt, useGrowingList, usePagedList, useSearchedList } from "#/lib/list.ts";

const REPORTS = "/api/v1/reports";
const CAMPAIGNS = "/api/v1/campaigns";

function reportUrl(id: string): string {
  return `${REPORTS}/${id}`;
}

/** One page of the table, last changed first. */
export function useReports(page: { page: number; limit: number }) {
  return usePagedList(REPORTS, ReportSummary, page);
}

export function useReport(id: string | null) {
  return useRead(id === null ? null : reportUrl(id), Report);
}

/** Saves a report as a CSV file. */
export function exportReport({ id, title }: Pick<Report, "id" | "title">): Promise<void> {
  return downloadCsv(`${reportUrl(id)}/export.csv`, title);
}

/** Links given out for a report, newest first. */
export function useReportLinks(id: string) {
  return useGrowingList(`${reportUrl(id)}/links`, ReportLink);
}

/** The campaigns that a report can be made of. */
export function useCampaignChoices() {
  return useSearchedList(CAMPAIGNS, CampaignSummary);
}

/** One campaign by its id; an empty id waits. */
export function useChosenCampaign(id: string) {
  return useRead(id === "" ? null : `${CAMPAIGNS}/${id}`, Campaign);
}

/** The list is read again after each success. */
export function useCreateReport() {
  const { mutate } = useSWRConfig();
  return async (input: ReportInput) => {
    const report = await send("POST", REPORTS, input, Report);
    void mutate(isListAt(REPORTS));
    return report;
  };
}

const REPORT_WORDS = {
  title: "Title",
  frozen: { label: "Figures", words: { true: "Frozen", false: "Follow the campaign" } },
};

/** Changes of one report and its links; each puts the answer in the cache. */
export function useReportActions(id: string) {
  const { mutate } = useSWRConfig();
  const url = reportUrl(id);
  async function store(answer: Promise<Report>): Promise<Report> {
    const report = await answer;
    await mutate(url, report, { revalidate: false });
    void mutate(isListAt(REPORTS));
    return report;
  }
  const refreshLinks = () => Promise.all([mutate(isListAt(`${url}/links`)), mutate(isListAt(REPORTS))]);
  return {
    /** Answers whether the change holds now: somebody else's may have been kept. */
    change: async (report: Report, change: Omit<ReportChange, "version">) => {
      const seen = { version: report.version, title: report.title, frozen: report.frozenAt !== null };
      const changed = await sendEdit("PATCH", url, { change, seen, words: REPORT_WORDS }, Report);
      if (changed) await store(Promise.resolve(changed));
      else await Promise.all([mutate(url), mutate(isListAt(REPORTS))]);
      return changed !== null;
    },
    restore: () => store(send("POST", `${url}/restore`, undefined, Report)),
    remove: async () => {
      await send("DELETE", url);
      await mutate(isListAt(REPORTS));
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
    shareAgain: async (linkId: string) => {
      await send("POST", `${url}/links/${linkId}/restore`);
      await refreshLinks();
    },
  };
}
