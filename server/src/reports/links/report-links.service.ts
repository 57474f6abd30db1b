import { randomUUID } from "node:crypto";
import type { ListQuery } from "@app/contract/paging";
import type { NewReportLink, ReportLinkInput, ReportLinkList } from "@app/contract/reports/schemas";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { makeShareToken } from "#/platform/http/documents/shared-documents.ts";
import type { ShareKey, SharedDocument } from "#/platform/http/documents/shared-documents.ts";
import { reportDocument } from "#/reports/document/document.ts";
import { expiryAfter, toReportLink, UNDONE_WITHIN_MS } from "./report-links.rules.ts";
import {
  insertLink,
  linksOfReports,
  listLinks,
  openLink,
  revokeLink,
  unrevokeLink,
} from "./report-links.store.ts";
import type { StoredLink } from "./report-links.store.ts";
import { linkNotOpen } from "#/reports/reports.errors.ts";
import type { ReportsService } from "#/reports/reports.service.ts";
import { reportWithoutPrices } from "#/reports/without-prices.rules.ts";

/** The letter that a report's share token begins with. */
export const REPORT_KIND = "r";

/** Links that show one report, as it was when the link was made, to whoever holds them. */
export class ReportLinksService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #reports: ReportsService;
  readonly #baseUrl: string;

  constructor(db: Database, clock: Clock, reports: ReportsService, baseUrl: string) {
    this.#db = db;
    this.#clock = clock;
    this.#reports = reports;
    this.#baseUrl = baseUrl;
  }

  /** Newest first. */
  async list(caller: Caller, reportId: string, page: ListQuery): Promise<ReportLinkList> {
    await this.#reports.requireReport(caller, reportId);
    const links = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listLinks(transaction, caller.workspaceId, reportId, page),
    );
    return { ...links, items: links.items.map((link) => toReportLink(link, this.#clock.now())) };
  }

  /** The answer holds the link itself, which is never shown again. Without prices, none are stored with it. */
  async create(caller: Caller, reportId: string, { days, prices }: ReportLinkInput): Promise<NewReportLink> {
    requireRole(caller, "member");
    const { content } = await this.#reports.get(caller, reportId);
    const now = this.#clock.now();
    const { token, hash } = makeShareToken(REPORT_KIND, caller.workspaceId);
    const link: StoredLink = {
      id: randomUUID(),
      reportId,
      prices,
      createdBy: caller.name,
      createdAt: now,
      expiresAt: expiryAfter(now, days),
      revokedAt: null,
      opened: 0,
      lastOpenedAt: null,
    };
    const shown = { tokenHash: hash, content: prices ? content : reportWithoutPrices(content) };
    await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      insertLink(transaction, caller.workspaceId, { ...link, ...shown }),
    );
    return { ...toReportLink(link, now), url: new URL(`/s/${token}`, this.#baseUrl).href };
  }

  /** @throws `request.not_found`, `reports.link_not_open` */
  async revoke(caller: Caller, reportId: string, id: string): Promise<void> {
    requireRole(caller, "member");
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const links = await linksOfReports(transaction, caller.workspaceId, [reportId]);
      if (!links.some((link) => link.id === id)) throw notFound("link");
      const revoked = await revokeLink(transaction, caller.workspaceId, { reportId, id }, this.#clock.now());
      if (!revoked) throw linkNotOpen();
    });
  }

  /** Undoes a taking back of the last minutes. @throws `request.not_found` */
  async restore(caller: Caller, reportId: string, id: string): Promise<void> {
    requireRole(caller, "member");
    const since = new Date(this.#clock.now().getTime() - UNDONE_WITHIN_MS);
    const isDone = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      unrevokeLink(transaction, caller.workspaceId, { reportId, id }, since),
    );
    if (!isDone) throw notFound("link");
  }

  /** The document behind a link; null when it is unknown, expired or revoked, or its report is removed. */
  async open({ workspaceId, hash }: ShareKey): Promise<SharedDocument | null> {
    const shown = await withWorkspace(this.#db, workspaceId, (transaction) =>
      openLink(transaction, workspaceId, hash, this.#clock.now()),
    );
    return shown && reportDocument(shown.title, shown.content);
  }
}
