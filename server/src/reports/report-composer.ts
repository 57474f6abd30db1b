import type { ReportContent } from "@app/contract/reports/schemas";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { AppError } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { resultFigures } from "#/results/index.ts";
import type { ResultsService } from "#/results/index.ts";
import { composeReport } from "./report-content.rules.ts";
import type { FieldAnswer } from "./report-inputs.ts";

export interface ComposerDependencies {
  clock: Clock;
  workspaces: Identity["workspaces"];
  campaigns: CampaignsService;
  checks: ChecksService;
  results: ResultsService;
}

/** Gathers what a report shows from the campaign, its checks and what came of it. */
export class ReportComposer {
  readonly #dependencies: ComposerDependencies;

  constructor(dependencies: ComposerDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws `request.not_found` for an unknown campaign. */
  async compose(caller: Caller, campaignId: string): Promise<ReportContent> {
    const { campaigns, workspaces, results, clock } = this.#dependencies;
    const campaign = await campaigns.get(caller, campaignId);
    const checkIds = campaign.deliverables.flatMap(({ submissions: [newest] }) => newest?.check?.id ?? []);
    const [timeZone, [deals = []], checks] = await Promise.all([
      workspaces.timeZone(caller),
      results.deals(caller, [{ campaign, creators: campaign.creators }]),
      this.#answers(caller, checkIds),
    ]);
    return composeReport({
      campaign,
      deals,
      figures: resultFigures(deals),
      checks,
      isSample: caller.isSample,
      timeZone,
      takenAt: clock.now(),
    });
  }

  /** Null when the campaign has been removed. */
  async composeIfThere(caller: Caller, campaignId: string): Promise<ReportContent | null> {
    try {
      return await this.compose(caller, campaignId);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }
  }

  async #answers(caller: Caller, checkIds: readonly string[]): Promise<Map<string, FieldAnswer[]>> {
    const checks = await Promise.all(checkIds.map((id) => this.#dependencies.checks.get(caller, id)));
    return new Map(
      checks.map((check) => [
        check.id,
        check.checks.map(({ field, status }) => ({
          field,
          status: check.overrides[field]?.status ?? status,
        })),
      ]),
    );
  }
}
