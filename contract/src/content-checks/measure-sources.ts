import type { FieldCheck, MediaFacts, Measure, Moment } from "./schemas.ts";
import type { ContentCheck } from "./reviews.ts";
import type { FigureSource } from "../figures.ts";
import { UNKNOWN, plural } from "../formats.ts";

type Part = "caption" | "pictures" | "video" | "sound";

/** What each measure of a check says, and the part of the content that it was taken from. */
const MEASURES: Readonly<Record<string, { part: Part; definition: string }>> = {
  "handles found": { part: "caption", definition: "Handles of the brief that stand in the caption." },
  "handles in the caption": { part: "caption", definition: "All handles that the caption names." },
  "hashtags found": { part: "caption", definition: "Hashtags of the brief that stand in the caption." },
  "hashtags in the caption": { part: "caption", definition: "All hashtags that the caption names." },
  "label ends at": {
    part: "caption",
    definition: "Characters from the start of the caption to the end of its first label.",
  },
  "sample rate": { part: "sound", definition: "Samples of the sound in a second, as the file stores them." },
  bandwidth: { part: "sound", definition: "Highest frequency up to which the sound carries something." },
  loudness: { part: "sound", definition: "Loudness of all of the sound after ITU-R BS.1770." },
  "cut-off peaks": {
    part: "sound",
    definition: "Share of the loud samples in the top tenth: high where the tops were cut off.",
  },
  peak: { part: "sound", definition: "Loudest sample, below full scale." },
  "peak over mean level": { part: "sound", definition: "How far the loudest sample stands above the mean." },
  "level range": {
    part: "sound",
    definition: "Between the quietest and the loudest twentieth of the sound that is not silent.",
  },
  "length of the sound": { part: "sound", definition: "From the first to the last packet of the sound." },
  "height over width": { part: "video", definition: "Height of the picture as it is shown, over its width." },
  "shown width": { part: "video", definition: "Width after pixel shape and rotation." },
  "shown height": { part: "video", definition: "Height after pixel shape and rotation." },
  "coded width": { part: "video", definition: "Width as the file stores it." },
  "coded height": { part: "video", definition: "Height as the file stores it." },
  "pixel width over height": { part: "video", definition: "Shape of one pixel, as the file says." },
  rotation: { part: "video", definition: "How far a player turns the picture clockwise." },
  length: { part: "video", definition: "From the first to the last packet of the picture." },
  tolerance: { part: "video", definition: "Half a second, or one frame of a slow video." },
  "short side": { part: "video", definition: "The smaller of width and height, as the picture is shown." },
  "frame rate": { part: "video", definition: "Pictures in a second." },
  "bits per pixel": { part: "video", definition: "Bits of the picture over all its pixels." },
  "black bar on each side": {
    part: "pictures",
    definition: "Share of the picture that each black bar takes, in the picture where it is thinnest.",
  },
  "frozen pictures": {
    part: "pictures",
    definition: "Share of the sampled pictures that hardly differ from the one before.",
  },
  "black pictures": { part: "pictures", definition: "Share of the sampled pictures that are black." },
  blur: {
    part: "pictures",
    definition: "From 0, sharp, to 1, blurred, after Crete 2007; of the sharpest fifth.",
  },
  noise: { part: "pictures", definition: "Noise in the calmest quarter of the picture; median." },
  blockiness: {
    part: "pictures",
    definition: "Steps at the edges of 8-pixel blocks over the steps inside them; median.",
  },
  contrast: { part: "pictures", definition: "Between the darkest and the brightest of the picture; median." },
  brightness: { part: "pictures", definition: "Mean brightness from 0 to 255; median." },
};

type Content = Pick<ContentCheck, "caption" | "media" | "engine" | "createdAt">;

/** Whether a measure of this name says what it is. */
export function isDefinedMeasure(name: string): boolean {
  return Object.hasOwn(MEASURES, name);
}

/** A measured value with its unit, "720 px" or "12%". Shares go from 0 to 1; unknown is "NA". */
export function formatQuantity(value: number | null, unit: string): string {
  if (value === null) return UNKNOWN;
  if (unit === "share") return `${Math.round(value * 100)}%`;
  return unit === "count" || unit === "ratio" ? String(value) : `${value} ${unit}`;
}

/** "at least 720 px"; empty for a measure that decides nothing. */
export function formatLimit({ comparator, threshold, unit }: Measure): string {
  return comparator === null ? "" : `${comparator} ${formatQuantity(threshold, unit)}`;
}

/** Where a measure of a check comes from: value, rule, what was measured, and on which part of the content. */
export function measureSource(measure: Measure, check: FieldCheck, content: Content): FigureSource {
  const { rule, moments } = check;
  const { part, definition } = MEASURES[measure.name] ?? { part: "video", definition: `${check.label}.` };
  const shown = moments.filter(({ note }) => measure.name === "length" || measure.name.startsWith(note));
  return {
    metric: `check.${check.field}`,
    label: `${check.label}: ${measure.name}`,
    definition,
    inputs: [
      { label: "Measured", value: formatQuantity(measure.value, measure.unit) },
      { label: "Limit", value: formatLimit(measure) || "None, only shown" },
      { label: "Rule", value: rule ? `${rule.id}, version ${rule.version}` : UNKNOWN },
      ...shown.map((moment) => ({ label: "Where", value: formatMoment(moment) })),
    ],
    sample: partText(part, content),
    asOf: content.createdAt,
    source: part === "caption" ? "Caption, read by Herald" : engineText(content),
    note: [rule && `${rule.source}.`, "The date is when the content came in."].filter(Boolean).join(" "),
  };
}

/** Where the drawing of the sound over time comes from. */
export function soundSource(content: Content & Pick<ContentCheck, "audio">): FigureSource {
  const { audio } = content;
  return {
    metric: "check.sound",
    label: "Sound over time",
    definition: "Level of the sound, evenly spaced over the length. The colour is the type of the sound.",
    inputs: [
      { label: "Levels", value: String(audio?.levels.length ?? UNKNOWN) },
      { label: "Loudness", value: formatQuantity(audio?.loudnessLufs ?? null, "LUFS") },
      { label: "Bandwidth", value: formatQuantity(audio?.bandwidthHz ?? null, "Hz") },
    ],
    sample: partText("sound", content),
    asOf: content.createdAt,
    source: engineText(content),
    note: "Levels run from -60 dB, drawn as silence, to full scale. The date is when the content came in.",
  };
}

function formatMoment({ t0, t1, note }: Moment): string {
  return `${t0.toFixed(1)}–${t1.toFixed(1)} s, ${note}`;
}

function partText(part: Part, { caption, media }: Content): string | null {
  if (part === "caption")
    return caption === null ? null : `Caption of ${plural(caption.length, "character")}`;
  const names = { pictures: "Pictures sampled from", video: "All of", sound: "All the sound of" } as const;
  return `${names[part]} ${lengthText(media)}`;
}

function lengthText(media: MediaFacts | null): string {
  return media?.durationS ? `${media.durationS.toFixed(1)} s of video` : "the video";
}

function engineText({ engine }: Content): string | null {
  return engine && `${engine.name} ${engine.version}`;
}
