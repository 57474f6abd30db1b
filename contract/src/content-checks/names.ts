import * as z from "zod/mini";

// By themselves: many pages name a field or a state, few read a whole check.

/** The ten fields of a content check, in the order of the specification (section 3). */
export const CHECK_FIELDS = [
  "handles_correct",
  "hashtags_correct",
  "disclosure_correctness",
  "hate_speech",
  "is_audio_hd",
  "clutter_free_bg",
  "quality_high",
  "orientation_correctness",
  "duration_correctness",
  "is_nsfw",
] as const;
export const CheckField = z.enum(CHECK_FIELDS);
export type CheckField = z.infer<typeof CheckField>;

export const CHECK_LABELS: Readonly<Record<CheckField, string>> = {
  handles_correct: "Correct Handles tagged",
  hashtags_correct: "Correct Hashtags",
  disclosure_correctness: "Disclosures present",
  hate_speech: "No Hate speech",
  is_audio_hd: "High Quality Audio",
  clutter_free_bg: "Clutter free background",
  quality_high: "High Quality Video",
  orientation_correctness: "Correct video orientation",
  duration_correctness: "Video duration",
  is_nsfw: "No Obscene content",
};

export const CHECK_STATUSES = ["pass", "fail", "unknown"] as const;
export const CheckStatus = z.enum(CHECK_STATUSES);
export type CheckStatus = z.infer<typeof CheckStatus>;

export const ORIENTATIONS = ["portrait", "landscape", "square"] as const;
export const Orientation = z.enum(ORIENTATIONS, "Choose portrait, landscape or square");
export type Orientation = z.infer<typeof Orientation>;
