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
import { ListQuery } from "../paging.ts";
import { ContentCheckSummary, Verdict } from "./summaries.ts";
import { Versioned } from "../versions.ts";

export * from "./summaries.ts";

/** A person's answer in place of the machine's; the machine's stays beside it. */
export const CheckOverride = z.object({
  status: CheckStatus,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type CheckOverride = z.infer<typeof CheckOverride>;

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
