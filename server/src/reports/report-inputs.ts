import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { CheckField, CheckStatus } from "@app/contract/content-checks/schemas";
import type { MoneyFigures, ResultFigures } from "@app/contract/results/figures";
import type { CampaignDeal } from "#/results/index.ts";

/** All that a report is made from. */
export interface ReportInputs {
  campaign: Campaign;
  /** What came of the campaign, creator by creator, and the figures of all of it. */
  deals: readonly CampaignDeal[];
  figures: ResultFigures;
  /** Answers of content checks by the id of the check. */
  checks: ReadonlyMap<string, readonly FieldAnswer[]>;
  isSample: boolean;
  timeZone: string;
  takenAt: Date;
}

export interface FieldAnswer {
  field: CheckField;
  status: CheckStatus;
}

/** Answers for the newest draft of a deliverable; empty while there is none. */
export function newestAnswers(
  deliverable: Deliverable,
  checks: ReportInputs["checks"],
): readonly FieldAnswer[] {
  const checkId = deliverable.submissions[0]?.check?.id;
  return checkId === undefined ? [] : (checks.get(checkId) ?? []);
}

export function countAnswers(answers: readonly FieldAnswer[]): Record<CheckStatus, number> {
  const counts = { pass: 0, fail: 0, unknown: 0 };
  for (const { status } of answers) counts[status] += 1;
  return counts;
}

/** The figures of money that a report shows in large: those in the budget's currency, else the first. */
export function mainMoney({ campaign, figures }: Pick<ReportInputs, "campaign" | "figures">) {
  const { money } = figures;
  return money.find(({ currency }) => currency === campaign.budget?.currency) ?? money[0] ?? null;
}

/** Those in other currencies: they are named beside, since nothing of them can be added. */
export function otherMoney(inputs: Pick<ReportInputs, "campaign" | "figures">): MoneyFigures[] {
  const main = mainMoney(inputs);
  return inputs.figures.money.filter((one) => one !== main);
}

/** Sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** "1 post", "3 posts". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
