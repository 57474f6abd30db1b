import { CHECK_FIELDS, CHECK_LABELS } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";

/** A check that is done, all passed where something is built, with what the test changes. */
export function contentCheck(change: Partial<ContentCheck>): ContentCheck {
  const checks = CHECK_FIELDS.map((field) => ({
    field,
    label: CHECK_LABELS[field],
    status: field === "hate_speech" ? ("unknown" as const) : ("pass" as const),
    confidence: 1,
    reason: field === "hate_speech" ? ("not_built" as const) : null,
    message: field === "hate_speech" ? "Hate speech is not looked for yet." : "As asked for.",
    measures: [],
    spans: [],
    moments: [],
    rule: null,
  }));
  return {
    id: "00000000-0000-4000-8000-000000000002",
    title: "Morning routine",
    subject: null,
    state: "done",
    progress: 1,
    counts: { passed: 9, failed: 0, unknown: 1 },
    verdict: null,
    stillImageId: null,
    version: 1,
    createdAt: "2026-11-21T10:00:00.000Z",
    fileName: "morning.mp4",
    caption: "With @glow.co #ad",
    rules: {},
    checks,
    fields: {
      handles_correct: true,
      hashtags_correct: true,
      disclosure_correctness: true,
      hate_speech: null,
      is_audio_hd: true,
      clutter_free_bg: true,
      quality_high: true,
      orientation_correctness: true,
      duration_correctness: true,
      is_nsfw: false,
    },
    overrides: {},
    media: null,
    audio: null,
    cutAt: null,
    problem: null,
    feedback: "",
    verdictBy: null,
    verdictAt: null,
    engine: null,
    seconds: null,
    removedAt: null,
    ...change,
  };
}
