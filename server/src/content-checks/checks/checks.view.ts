import { CHECK_FIELDS } from "@app/contract/content-checks/schemas";
import type { CheckField, FieldCheck } from "@app/contract/content-checks/schemas";
import type {
  CheckCounts,
  CheckOverride,
  ContentCheck,
  ContentCheckSummary,
} from "@app/contract/content-checks/reviews";
import { captionCut } from "#/content-checks/analysis/caption/caption-cut.ts";
import { fieldsOf } from "#/content-checks/analysis/judge.ts";
import { mediaFacts } from "#/content-checks/analysis/media-facts.ts";
import { audioFacts } from "#/content-checks/analysis/sound/sound.check.ts";
import type { StoredCheck, SummaryRow } from "./checks.store.ts";

type Overrides = Partial<Record<CheckField, CheckOverride>>;

/** What the queue shows of a check. */
export function toSummary(row: SummaryRow): ContentCheckSummary {
  return {
    id: row.id,
    title: row.subject?.label ?? row.file_name,
    subject: row.subject,
    state: row.state,
    progress: row.progress,
    counts: countsOf(row.checks, row.overrides),
    verdict: row.verdict,
    stillImageId: row.still_image_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

/** A check with all its evidence. */
export function toContentCheck(row: StoredCheck): ContentCheck {
  return {
    ...toSummary(row),
    fileName: row.file_name,
    caption: row.caption,
    rules: row.rules,
    checks: row.checks,
    fields: fieldsOf(decided(row.checks, row.overrides)),
    overrides: row.overrides,
    media: row.measurement && mediaFacts(row.measurement, { sha256: row.sha256, bytes: row.bytes }),
    audio: row.measurement && audioFacts(row.measurement),
    cutAt: row.caption === null ? null : captionCut(row.caption, row.rules.platform),
    problem: row.problem,
    feedback: row.feedback,
    verdictBy: row.verdict_by,
    verdictAt: row.verdict_at?.toISOString() ?? null,
    engine: row.engine,
    seconds: row.seconds,
    removedAt: row.removed_at?.toISOString() ?? null,
  };
}

/** How many of the ten stand where; before the file is read all are unknown. */
function countsOf(checks: readonly FieldCheck[], overrides: Overrides): CheckCounts {
  const final = decided(checks, overrides);
  const passed = final.filter((check) => check.status === "pass").length;
  const failed = final.filter((check) => check.status === "fail").length;
  const open = final.filter((check) => check.status === "unknown");
  return {
    passed,
    failed,
    unknown: CHECK_FIELDS.length - passed - failed,
    notAsked: open.filter((check) => check.reason === "no_rule").length,
  };
}

/** The checks with a person's answer where there is one. */
function decided(checks: readonly FieldCheck[], overrides: Overrides): FieldCheck[] {
  return checks.map((check) => ({ ...check, status: overrides[check.field]?.status ?? check.status }));
}
