import * as z from "zod/mini";
import { CheckField, CheckStatus, Orientation } from "./names.ts";
import { PLATFORMS } from "../platforms.ts";

export * from "./names.ts";

/** The fields that a caption alone can answer. */
export const CAPTION_FIELDS = [
  "handles_correct",
  "hashtags_correct",
  "disclosure_correctness",
  "hate_speech",
] as const satisfies readonly CheckField[];

/** Specification section 3. */
export const VIDEO_EXTENSIONS = ["mp4", "mkv", "webm", "avi", "mov", "mpg", "mpeg", "m4v", "3gp"] as const;

/** Colour categories of the sound timeline (specification section 3). */
const AUDIO_TYPES = ["voiceOver", "noAudio", "musicSong", "noisy"] as const;
export const AudioType = z.enum(AUDIO_TYPES);
export type AudioType = z.infer<typeof AudioType>;

/** Largest video that is taken, in bytes. Chosen by us: an hour of 1080 lines at 4.5 Mb/s. */
export const VIDEO_BYTES_MAX = 2 * 1024 ** 3;
/** Longest caption that is read, in characters. Chosen by us; the longest of the networks is 5,000. */
export const CAPTION_MAX = 10_000;

/** Why a check has not passed. Every unknown has one. */
const CHECK_REASONS = [
  "no_rule",
  "no_caption",
  "no_video",
  "no_audio",
  "too_short",
  "too_long",
  "damaged",
  "not_built",
  "low_confidence",
  "not_covered_language",
  "not_covered_market",
  "missing",
  "forbidden",
  "too_many",
  "below_fold",
  "buried",
  "ambiguous_label",
  "negated",
  "on_screen_not_read",
  "wrong_orientation",
  "pillarboxed",
  "poor_picture",
  "poor_sound",
] as const;
export const CheckReason = z.enum(CHECK_REASONS);
export type CheckReason = z.infer<typeof CheckReason>;

/** Networks whose rules for handles, hashtags and captions are known. */
export const NETWORKS = [...PLATFORMS, "x"] as const;
export const Network = z.enum(NETWORKS, "Choose instagram, youtube, tiktok or x");
export type Network = z.infer<typeof Network>;

/** Markets whose disclosure rules Herald carries. */
export const DISCLOSURE_MARKETS = ["US", "UK", "DE", "FR", "IN", "ES", "BE", "BR", "AU"] as const;
export const DisclosureMarket = z.enum(DISCLOSURE_MARKETS);
export type DisclosureMarket = z.infer<typeof DisclosureMarket>;

const Seconds = z
  .number("Give the length in seconds")
  .check(z.minimum(0, "A length is not negative"), z.maximum(86_400, "At most a day"));

const Words = z
  .array(z.string().check(z.maxLength(200, "At most 200 characters")))
  .check(z.maxLength(50, "At most 50"));

/** Seconds, both ends included. */
export const DurationRule = z.object({ min: z.optional(Seconds), max: z.optional(Seconds) });

/** What a piece of content is checked against. Every key may be left out; what is left out is not checked. */
export const ContentRules = z.object({
  platform: z.optional(Network),
  /** Country whose disclosure rules hold, two letters. Without it the strictest union of the rules holds. */
  market: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(8, "Two letters, such as US"))),
  /** Whether the creator is paid, gifted or tied to the brand in another way. */
  materialConnection: z.optional(z.boolean("Say true or false")),
  handles: z.optional(Words),
  hashtags: z.optional(Words),
  forbiddenHandles: z.optional(Words),
  orientation: z.optional(Orientation),
  duration: z.optional(DurationRule),
  /** Language of the content, two letters. */
  language: z.optional(z.string().check(z.trim(), z.maxLength(20, "Two letters, such as en"))),
});
export type ContentRules = z.infer<typeof ContentRules>;

/** Refuses a shortest length above the longest one: no video could be right. */
export const lengthsInOrder = z.refine<Pick<ContentRules, "duration">>(
  ({ duration }) => (duration?.min ?? 0) <= (duration?.max ?? Infinity),
  {
    path: ["duration", "min"],
    error: "The shortest length is above the longest. Allowed is a min up to max",
  },
);

/** Rules as somebody gives them. Those that are stored may be older than what is refused now. */
export const GivenRules = ContentRules.check(lengthsInOrder);

/** A measured figure beside the figure it has to reach. */
export const Measure = z.object({
  name: z.string(),
  value: z.nullable(z.number()),
  unit: z.string(),
  threshold: z.nullable(z.number()),
  /** How the value must stand to the threshold; null when the figure is only shown. */
  comparator: z.nullable(z.enum(["at least", "at most"])),
  ok: z.nullable(z.boolean()),
});
export type Measure = z.infer<typeof Measure>;

/** A piece of text that a check points at; `start` and `end` count UTF-16 units as JavaScript does. */
export const TextSpan = z.object({
  source: z.enum(["caption", "ocr", "speech"]),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  /** Whether the text speaks for or against the check. */
  role: z.enum(["found", "near_miss", "wrong"]),
});
export type TextSpan = z.infer<typeof TextSpan>;

/** A stretch of the video, in seconds. */
export const Moment = z.object({ t0: z.number(), t1: z.number(), note: z.string() });
export type Moment = z.infer<typeof Moment>;

export const RuleReference = z.object({ id: z.string(), version: z.string(), source: z.string() });
export type RuleReference = z.infer<typeof RuleReference>;

/** The answer to one of the ten fields, with its evidence. */
export const FieldCheck = z.object({
  field: CheckField,
  label: z.string(),
  status: CheckStatus,
  /** From 0 to 1; null when nothing was judged. */
  confidence: z.nullable(z.number()),
  reason: z.nullable(CheckReason),
  message: z.string(),
  measures: z.array(Measure),
  spans: z.array(TextSpan),
  moments: z.array(Moment),
  rule: z.nullable(RuleReference),
});
export type FieldCheck = z.infer<typeof FieldCheck>;

const FieldValue = z.nullable(z.boolean());

/** The ten values of the specification. A pass is true, except for `is_nsfw`, where a pass is false. */
export const CheckFields = z.object({
  handles_correct: FieldValue,
  hashtags_correct: FieldValue,
  disclosure_correctness: FieldValue,
  hate_speech: z
    .nullable(z.boolean())
    .register(z.globalRegistry, { description: "true means none was found" }),
  is_audio_hd: FieldValue,
  clutter_free_bg: FieldValue,
  quality_high: FieldValue,
  orientation_correctness: FieldValue,
  duration_correctness: FieldValue,
  is_nsfw: FieldValue,
});
export type CheckFields = z.infer<typeof CheckFields>;

/** What was read from the file itself. Sizes are in pixels as they are shown, after rotation and pixel shape. */
export const MediaFacts = z.object({
  sha256: z.string(),
  bytes: z.number(),
  container: z.string(),
  durationS: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  codedWidth: z.nullable(z.number()),
  codedHeight: z.nullable(z.number()),
  /** Degrees clockwise that a player turns the picture: 0, 90, 180 or 270. */
  rotation: z.number(),
  frameRate: z.nullable(z.number()),
  videoCodec: z.nullable(z.string()),
  audioCodec: z.nullable(z.string()),
  damaged: z.boolean(),
});
export type MediaFacts = z.infer<typeof MediaFacts>;

export const AudioFacts = z.object({
  /** Stretches whose type is known; sound of a type that was not judged is left out. */
  timeline: z.array(z.object({ t0: z.number(), t1: z.number(), type: AudioType, confidence: z.number() })),
  loudnessLufs: z.nullable(z.number()),
  bandwidthHz: z.nullable(z.number()),
  /** Levels in dB below full scale, evenly spaced over the length, for the waveform; at most 240. */
  levels: z.array(z.number()),
});
export type AudioFacts = z.infer<typeof AudioFacts>;

export const CheckReport = z.object({
  fields: CheckFields,
  checks: z.array(FieldCheck),
  media: MediaFacts,
  audio: AudioFacts,
  engine: z.object({ name: z.string(), version: z.string() }),
  seconds: z.number(),
});
export type CheckReport = z.infer<typeof CheckReport>;

export const CaptionFields = z.pick(CheckFields, {
  handles_correct: true,
  hashtags_correct: true,
  disclosure_correctness: true,
  hate_speech: true,
});
export type CaptionFields = z.infer<typeof CaptionFields>;

export const TextCheckReport = z.object({ fields: CaptionFields, checks: z.array(FieldCheck) });
export type TextCheckReport = z.infer<typeof TextCheckReport>;

export const TextCheckInput = z.object({
  text: z.string("Give the caption").check(z.maxLength(CAPTION_MAX, `At most ${CAPTION_MAX} characters`)),
  rules: z.optional(GivenRules),
});
export type TextCheckInput = z.infer<typeof TextCheckInput>;
