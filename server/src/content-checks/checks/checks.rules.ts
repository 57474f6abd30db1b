import type { ContentCheckChange } from "@app/contract/content-checks/reviews";
import { judgeContent } from "#/content-checks/analysis/judge.ts";
import {
  frozenRules,
  notReadYet,
  reasonNeeded,
  unreadableFile,
} from "#/content-checks/content-checks.errors.ts";
import { judgement } from "./checks.store.ts";
import type { CheckUpdate, StoredCheck } from "./checks.store.ts";

/** Who decides, and when. */
interface Decision {
  by: string | null;
  at: Date;
}

/** What a change stores; a new caption or new rules are judged at once. @throws as `ChecksService.change` */
export function updateOf(row: StoredCheck, change: ContentCheckChange, decision: Decision): CheckUpdate {
  if (change.rules !== undefined && row.subject !== null) throw frozenRules();
  if (row.state === "refused" && isApproval(change.verdict)) throw unreadableFile();
  const caption = change.caption === undefined ? row.caption : change.caption;
  const rules = change.rules ?? row.rules;
  const isJudged = row.measurement !== null || row.checks.length > 0;
  const isJudgedAgain = isJudged && (change.caption !== undefined || change.rules !== undefined);
  return {
    caption,
    rules: JSON.stringify(rules),
    ...(isJudgedAgain && judgement(judgeContent(row.measurement, caption, rules))),
    ...(change.feedback !== undefined && { feedback: change.feedback }),
    ...(change.verdict !== undefined && {
      verdict: change.verdict,
      verdict_by: change.verdict && decision.by,
      verdict_at: change.verdict && decision.at,
    }),
    ...(change.override && { overrides: overridesOf(row, change.override, decision) }),
  };
}

function isApproval(verdict: ContentCheckChange["verdict"]): boolean {
  return verdict === "approved" || verdict === "approved_with_corrections";
}

function overridesOf(
  row: StoredCheck,
  { field, status, reason }: NonNullable<ContentCheckChange["override"]>,
  { by, at }: Decision,
): string {
  if (row.state !== "done") throw notReadYet();
  const { [field]: _replaced, ...others } = row.overrides;
  if (status === null) return JSON.stringify(others);
  if (reason === "") throw reasonNeeded();
  return JSON.stringify({ ...others, [field]: { status, reason, by, at: at.toISOString() } });
}
