import { randomUUID } from "node:crypto";
import type { SearchedListQuery } from "@app/contract/paging";
import type { Report, ReportChange, ReportContent, ReportInput } from "@app/contract/reports/schemas";
import type { ReportList } from "@app/contract/reports/list";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { removeRow, restoreRow } from "#/platform/database/removals.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { countOpenLinks } from "#/platform/share-links/share-links.store.ts";
import type { ReportComposer } from "./report-composer.ts";
import { editReport, findReport, insertReport, listReports } from "./reports.store.ts";
import type { StoredReport } from "./reports.store.ts";
import { REPORT_KIND } from "./shared-reports.ts";
import { reportWithoutPrices } from "./without-prices.rules.ts";

export class ReportsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #composer: ReportComposer;

  constructor(db: Database, clock: Clock, composer: ReportComposer) {
    this.#db = db;
    this.#clock = clock;
    this.#composer = composer;
  }

  /** Last changed first. */
  async list(caller: Caller, query: SearchedListQuery): Promise<ReportList> {
    requireReader(caller);
    const { page, links } = await this.#in(caller, async (transaction) => {
      const found = await listReports(transaction, caller.workspaceId, query);
      const ids = found.items.map((report) => report.id);
      const shared = { workspaceId: caller.workspaceId, kind: REPORT_KIND, ids };
      return { page: found, links: await countOpenLinks(transaction, shared, this.#clock.now()) };
    });
    const items = page.items.map((report) => ({
      id: report.id,
      title: report.title,
      campaignId: report.campaignId,
      campaign: report.content.campaign.name,
      frozenAt: report.frozenAt?.toISOString() ?? null,
      version: report.version,
      updatedAt: report.updatedAt.toISOString(),
      links: links.get(report.id) ?? 0,
    }));
    return { ...page, items };
  }

  /** A live report is composed anew; when its campaign is gone, it shows what it last knew. */
  async get(caller: Caller, id: string): Promise<Report> {
    requireReader(caller);
    const report = await this.#find(caller, id);
    const content = await this.#contentOf(caller, report);
    return toReport(report, caller.seesPrices ? content : reportWithoutPrices(content));
  }

  /** @throws `request.not_found` unless there is such a report. */
  async requireReport(caller: Caller, id: string): Promise<void> {
    requireReader(caller);
    await this.#find(caller, id);
  }

  /** @throws `request.not_found` for an unknown campaign. */
  async create(caller: Caller, input: ReportInput): Promise<Report> {
    requireRole(caller, "member");
    const content = await this.#composer.compose(caller, input.campaignId);
    const now = this.#clock.now();
    const report: StoredReport = {
      id: randomUUID(),
      campaignId: input.campaignId,
      title: input.title ?? content.campaign.name,
      frozenAt: input.frozen ? now : null,
      content,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.#in(caller, (transaction) => insertReport(transaction, caller.workspaceId, report));
    return toReport(report, content);
  }

  /** @throws `platform.edited_meanwhile`. */
  async change(caller: Caller, id: string, change: ReportChange): Promise<Report> {
    requireRole(caller, "member");
    const before = await this.#find(caller, id);
    const refreshes = change.frozen !== undefined;
    const content = refreshes
      ? await this.#contentOf(caller, { ...before, frozenAt: null })
      : await this.#contentOf(caller, before);
    const now = this.#clock.now();
    const after: StoredReport = {
      ...before,
      title: change.title ?? before.title,
      frozenAt: refreshes ? (change.frozen ? now : null) : before.frozenAt,
      content,
      updatedAt: now,
    };
    await this.#in(caller, (transaction) => editReport(transaction, caller.workspaceId, after, change));
    return toReport({ ...after, version: change.version + 1 }, content);
  }

  /** Its links stop working at once, and work again when it is restored within a day. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    await this.#in(caller, async (transaction) => {
      const removal = { workspaceId: caller.workspaceId, id, now: this.#clock.now() };
      if (!(await removeRow(transaction, "reports", removal))) throw notFound("report");
    });
  }

  async restore(caller: Caller, id: string): Promise<Report> {
    requireRole(caller, "member");
    await this.#in(caller, async (transaction) => {
      const removal = { workspaceId: caller.workspaceId, id };
      if (!(await restoreRow(transaction, "reports", removal))) throw notFound("report");
    });
    return this.get(caller, id);
  }

  async #find(caller: Caller, id: string): Promise<StoredReport> {
    const report = await this.#in(caller, (transaction) => findReport(transaction, caller.workspaceId, id));
    if (!report) throw notFound("report");
    return report;
  }

  async #contentOf(caller: Caller, report: StoredReport): Promise<ReportContent> {
    if (report.frozenAt) return report.content;
    return (await this.#composer.composeIfThere(caller, report.campaignId)) ?? report.content;
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }
}

function toReport(report: StoredReport, content: ReportContent): Report {
  return {
    id: report.id,
    title: report.title,
    campaignId: report.campaignId,
    frozenAt: report.frozenAt?.toISOString() ?? null,
    version: report.version,
    createdAt: report.createdAt.toISOString(),
    updatedAt: report.updatedAt.toISOString(),
    content,
  };
}
