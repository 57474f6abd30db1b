import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { CheckField, CheckStatus } from "@app/contract/content-checks/schemas";
import type { CreatorPost } from "#/discovery/index.ts";

/** All that a report is made from. */
export interface ReportInputs {
  campaign: Campaign;
  /** Posts that belong to the campaign. */
  posts: readonly CreatorPost[];
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

/** "1 post", "3 posts". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
