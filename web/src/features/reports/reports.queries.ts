import { Campaign } from "@app/contract/campaigns/schemas";
import { CampaignSummary } from "@app/contract/campaigns/list";
import { Report } from "@app/contract/reports/schemas";
import type { ReportChange, ReportInput } from "@app/contract/reports/schemas";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { addressOf } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { useSearchedList } from "#/lib/api/list.ts";

function reportUrl(id: string): string {
  return addressOf(reportPaths.one, { id });
}

export function useReport(id: string | null) {
  return useRead(id === null ? null : reportUrl(id), Report);
}

/** The campaigns that a report can be made of. */
export function useCampaignChoices() {
  return useSearchedList(campaignPaths.all, CampaignSummary);
}

/** One campaign by its id; an empty id waits. */
export function useChosenCampaign(id: string) {
  return useRead(id === "" ? null : addressOf(campaignPaths.one, { id }), Campaign);
}

/** The list is read again after each success; the form says what is wrong. */
export async function createReport(input: ReportInput): Promise<Report> {
  const report = await send("POST", reportPaths.all, input, Report, { quiet: true });
  void refresh(reportPaths.all);
  return report;
}

const REPORT_WORDS = {
  title: "Title",
  frozen: { label: "Figures", words: { true: "Frozen", false: "Follow the campaign" } },
};

/** Changes of one report; each puts the answer in the cache. */
export function reportActions(id: string) {
  const url = reportUrl(id);
  async function store(answer: Promise<Report>): Promise<Report> {
    const report = await answer;
    await keepAnswer(url, report);
    void refresh(reportPaths.all);
    return report;
  }
  return {
    /** Answers whether the change holds now: somebody else's may have been kept. */
    change: async (
      report: Report,
      change: Omit<ReportChange, "version">,
      options: { quiet?: boolean } = {},
    ) => {
      const seen = { version: report.version, title: report.title, frozen: report.frozenAt !== null };
      const edit = { change, seen, words: REPORT_WORDS };
      const changed = await sendEdit("PATCH", url, edit, Report, options);
      if (changed) await store(Promise.resolve(changed));
      else await refresh(url, reportPaths.all);
      return changed !== null;
    },
    restore: () => store(send("POST", addressOf(reportPaths.restore, { id }), undefined, Report)),
    remove: async () => {
      await send("DELETE", url);
      await refresh(reportPaths.all);
    },
  };
}
