import * as z from "zod/mini";
import {
  AudioFacts,
  CAPTION_MAX,
  CheckField,
  CheckFields,
  CheckStatus,
  ContentRules,
  FieldCheck,
  GivenRules,
  MediaFacts,
} from "./schemas.ts";
import { plural } from "../formats.ts";
import { listOf, ListQuery } from "../paging.ts";
import { Version, Versioned } from "../versions.ts";

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

/** A person's answer in place of the machine's; the machine's stays beside it. */
export const CheckOverride = z.object({
  status: CheckStatus,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type CheckOverride = z.infer<typeof CheckOverride>;

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

/** One content check with all its evidence. */
export const ContentCheck = z.extend(ContentCheckSummary, {
  fileName: z.string(),
  caption: z.nullable(z.string()),
  rules: ContentRules,
  /** What the machine found, in the order of the specification; empty until the file was read. */
  checks: z.array(FieldCheck),
  /** The ten values, with a person's answer where there is one. */
  fields: CheckFields,
  overrides: z.partialRecord(CheckField, CheckOverride),
  media: z.nullable(MediaFacts),
  audio: z.nullable(AudioFacts),
  /** First character of the caption that is hidden behind "more"; null when none is. */
  cutAt: z.nullable(z.int()),
  /** What is wrong with a file that was refused, or with work that broke off. */
  problem: z.nullable(z.string()),
  feedback: z.string(),
  verdictBy: z.nullable(z.string()),
  verdictAt: z.nullable(z.string()),
  engine: z.nullable(z.object({ name: z.string(), version: z.string() })),
  seconds: z.nullable(z.number()),
  removedAt: z.nullable(z.string()),
});
export type ContentCheck = z.infer<typeof ContentCheck>;

/** What is due comes first, then the newest. */
export const ContentCheckList = listOf(ContentCheckSummary);
export type ContentCheckList = z.infer<typeof ContentCheckList>;

export const ContentCheckFilter = z.extend(ListQuery, {
  /** `review` has no verdict yet, `decided` has one. */
  show: z._default(z.enum(["review", "decided", "all"]), "all"),
  subject: z.optional(z.uuid()),
});
export type ContentCheckFilter = z.infer<typeof ContentCheckFilter>;

const Caption = z.string().check(z.maxLength(CAPTION_MAX, `At most ${CAPTION_MAX} characters`));

export const ContentCheckInput = z.object({
  uploadId: z.uuid("Upload the video first"),
  caption: z.optional(z.nullable(Caption)),
  rules: z.optional(GivenRules),
});
export type ContentCheckInput = z.infer<typeof ContentCheckInput>;

export const ContentCheckChange = z.extend(Versioned, {
  caption: z.optional(z.nullable(Caption)),
  /** Only of content on its own: rules of a campaign are frozen when the draft is sent. */
  rules: z.optional(GivenRules),
  verdict: z.optional(z.nullable(Verdict)),
  feedback: z.optional(z.string().check(z.maxLength(2000, "At most 2000 characters"))),
  override: z.optional(
    z.object({
      field: CheckField,
      /** Null takes the override back. */
      status: z.nullable(CheckStatus),
      reason: z._default(z.string().check(z.trim(), z.maxLength(500, "At most 500 characters")), ""),
    }),
  ),
});
export type ContentCheckChange = z.infer<typeof ContentCheckChange>;

/** Clips that come with Herald, for trying a check without a video of one's own. */
const SAMPLE_CLIP_NAMES = ["morning", "kitchen", "walk"] as const;
export const SampleCheckInput = z.object({
  clip: z._default(z.enum(SAMPLE_CLIP_NAMES), "morning"),
});
export type SampleCheckInput = z.infer<typeof SampleCheckInput>;
