import { CAPTION_FIELDS, CHECK_FIELDS } from "@app/contract/content-checks/schemas";
import { fieldValue } from "@app/contract/content-checks/field-value";
import type {
  CaptionFields,
  CheckField,
  CheckFields,
  ContentRules,
  FieldCheck,
  TextCheckReport,
} from "@app/contract/content-checks/schemas";
import { checkDisclosure } from "./caption/disclosure.check.ts";
import { checkDuration } from "#/content-checks/analysis/duration.check.ts";
import { unknown } from "#/content-checks/analysis/field-check.ts";
import { checkHandles, checkHashtags } from "./caption/marks.check.ts";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { checkOrientation } from "./picture/orientation.check.ts";
import { checkQuality } from "./picture/quality.check.ts";
import { checkSound } from "./sound/sound.check.ts";

/** What a check of this field will look at, once it is built. */
const NOT_BUILT: Readonly<Partial<Record<CheckField, string>>> = {
  hate_speech: "Hate speech is not looked for yet. Read the caption yourself.",
  clutter_free_bg: "The background is not looked at yet. Look at it yourself.",
  is_nsfw: "The picture is not searched for obscene content yet. Watch it yourself.",
};

/** The four fields that a caption answers, in the order of the specification. `isVideo` as in `checkDisclosure`. */
function judgeCaption(caption: string | null, rules: ContentRules, isVideo: boolean): FieldCheck[] {
  const text = caption?.trim() ? caption : null;
  return [
    checkHandles(text, rules),
    checkHashtags(text, rules),
    checkDisclosure(text, rules, isVideo),
    notBuilt("hate_speech"),
  ];
}

/** All ten fields in the order of the specification; of a video that was not measured, those of its caption. */
export function judgeContent(
  measurement: Measurement | null,
  caption: string | null,
  rules: ContentRules,
): FieldCheck[] {
  if (measurement === null) return judgeCaption(caption, rules, true);
  return [
    ...judgeCaption(caption, rules, measurement.video !== null),
    checkSound(measurement),
    notBuilt("clutter_free_bg"),
    checkQuality(measurement),
    checkOrientation(measurement, rules),
    checkDuration(measurement, rules),
    notBuilt("is_nsfw"),
  ];
}

/** A caption checked on its own. */
export function textReport(text: string, rules: ContentRules): TextCheckReport {
  const checks = judgeCaption(text, rules, false);
  const fields: CaptionFields = {
    handles_correct: null,
    hashtags_correct: null,
    disclosure_correctness: null,
    hate_speech: null,
  };
  for (const field of CAPTION_FIELDS) fields[field] = valueOf(checks, field);
  return { fields, checks };
}

/** The ten values of the specification; a field without a check is unknown. */
export function fieldsOf(checks: readonly FieldCheck[]): CheckFields {
  const fields: CheckFields = {
    handles_correct: null,
    hashtags_correct: null,
    disclosure_correctness: null,
    hate_speech: null,
    is_audio_hd: null,
    clutter_free_bg: null,
    quality_high: null,
    orientation_correctness: null,
    duration_correctness: null,
    is_nsfw: null,
  };
  for (const field of CHECK_FIELDS) fields[field] = valueOf(checks, field);
  return fields;
}

function valueOf(checks: readonly FieldCheck[], field: CheckField): boolean | null {
  return fieldValue(field, checks.find((check) => check.field === field)?.status ?? "unknown");
}

function notBuilt(field: CheckField): FieldCheck {
  return unknown(field, "not_built", NOT_BUILT[field] ?? "This is not checked yet.");
}
