import * as z from "zod/mini";
import { plural } from "../formats.ts";
import { listOf } from "../paging.ts";
import { Version } from "../versions.ts";

/** `refused`: the file cannot be read. `failed`: the work broke off and may be started again. */
const CHECK_STATES = ["waiting", "checking", "done", "refused", "failed"] as const;
export const CheckState = z.enum(CHECK_STATES);
export type CheckState = z.infer<typeof CheckState>;

const VERDICTS = ["approved", "approved_with_corrections", "needs_work"] as const;
export const Verdict = z.enum(VERDICTS, "Choose a verdict");
export type Verdict = z.infer<typeof Verdict>;

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  approved: "Approved",
  approved_with_corrections: "Approved with corrections",
  needs_work: "Needs work",
};

/** What a piece of content was sent for; content on its own has none. */
export const CheckSubject = z.object({
  kind: z.enum(["deliverable"]),
  id: z.uuid(),
  label: z.string().check(z.maxLength(300)),
  /** Such as the name of the campaign. */
  group: z.string().check(z.maxLength(300)),
  /** A day as yyyy-mm-dd. */
  dueAt: z.nullable(z.string()),
});
export type CheckSubject = z.infer<typeof CheckSubject>;

/** How many of the ten fields stand where, overrides counted. */
export const CheckCounts = z.object({
  passed: z.int(),
  failed: z.int(),
  unknown: z.int(),
  /** Of the unknown ones, those that the brief does not ask for; absent where nobody counted. */
  notAsked: z.optional(z.int()),
});
export type CheckCounts = z.infer<typeof CheckCounts>;

/** "2 problems, 4 passed, 3 not asked for, 1 could not be checked": what never happened is left out, problems are not. */
export function countsText({ passed, failed, unknown, notAsked = 0 }: CheckCounts): string {
  const unchecked = unknown - notAsked;
  return [
    failed === 0 ? "No problem" : plural(failed, "problem"),
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(notAsked > 0 ? [`${notAsked} not asked for`] : []),
    ...(unchecked > 0 ? [`${unchecked} could not be checked`] : []),
  ].join(", ");
}

/** One line of the queue. */
export const ContentCheckSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  subject: z.nullable(CheckSubject),
  state: CheckState,
  /** From 0 to 1 while the file is being read. */
  progress: z.number(),
  counts: CheckCounts,
  verdict: z.nullable(Verdict),
  /** Of the sharpest picture that was measured; null before the file is read, or where there is none. */
  stillImageId: z.nullable(z.uuid()),
  /** Of what people write and decide; reading the file is no edit. */
  version: Version,
  createdAt: z.string(),
});
export type ContentCheckSummary = z.infer<typeof ContentCheckSummary>;

/** What is due comes first, then the newest. */
export const ContentCheckList = listOf(ContentCheckSummary);
export type ContentCheckList = z.infer<typeof ContentCheckList>;
