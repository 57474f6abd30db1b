import type { ContentRules, FieldCheck, Orientation } from "@app/contract/content-checks/schemas";
import { failed, figure, measure, passed, unknown } from "#/content-checks/analysis/field-check.ts";
import { displaySize } from "#/content-checks/analysis/measurement.ts";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";

const FIELD = "orientation_correctness";
/** Height over width from which on a picture is portrait; turned round it is landscape. */
const PORTRAIT_RATIO = 1.05;
/** Black bars on both sides of more than this make the content another shape than the frame. */
const BAR_SHARE = 0.12;
const RULE = {
  id: "picture.orientation",
  version: "1",
  source: "Display size after pixel shape and rotation",
};

/** The class of a display size. */
export function orientationOf({ width, height }: { width: number; height: number }): Orientation {
  const ratio = height / width;
  if (ratio > PORTRAIT_RATIO) return "portrait";
  return ratio < 1 / PORTRAIT_RATIO ? "landscape" : "square";
}

/** Whether the picture, as a player shows it, has the wanted shape and is not a smaller one between black bars. */
export function checkOrientation({ video, damaged }: Measurement, rules: ContentRules): FieldCheck {
  if (rules.orientation === undefined)
    return unknown(FIELD, "no_rule", "The brief asks for no orientation.", { rule: RULE });
  if (video === null) return unknown(FIELD, "no_video", "The file has no moving picture.", { rule: RULE });
  if (damaged)
    return unknown(FIELD, "damaged", "The video is damaged, so its shape is not judged.", { rule: RULE });
  const size = displaySize(video);
  const orientation = orientationOf(size);
  const evidence = { rule: RULE, measures: sizes(video, size) };
  const turned = video.rotation === 0 ? "" : `, turned by ${video.rotation}°`;
  const named = orientation.charAt(0).toUpperCase() + orientation.slice(1);
  const shown = `${named}, ${size.width} × ${size.height}${turned}`;
  if (orientation !== rules.orientation)
    return failed(FIELD, "wrong_orientation", `${shown}: the brief asks for ${rules.orientation}.`, evidence);
  const bars = barsOf(video);
  if (bars === null) return passed(FIELD, `${shown}.`, evidence);
  return failed(FIELD, "pillarboxed", `${shown}, but black bars ${bars.where} take ${bars.percent}% of it.`, {
    ...evidence,
    measures: [
      ...evidence.measures,
      measure("black bar on each side", bars.share, "share", "at most", BAR_SHARE),
    ],
  });
}

function sizes(
  video: NonNullable<Measurement["video"]>,
  { width, height }: { width: number; height: number },
) {
  return [
    figure("height over width", height / width, "ratio"),
    figure("shown width", width, "px"),
    figure("shown height", height, "px"),
    figure("coded width", video.codedWidth, "px"),
    figure("coded height", video.codedHeight, "px"),
    figure("pixel width over height", video.pixelAspect, "ratio"),
    figure("rotation", video.rotation, "degrees"),
  ];
}

/** Bars count only when every sampled picture has them. */
function barsOf({ pictures, rotation }: NonNullable<Measurement["video"]>) {
  const lit = pictures.filter((picture) => picture.high > picture.low);
  if (lit.length === 0) return null;
  const sides = Math.min(...lit.map((picture) => picture.barsAtSides));
  const ends = Math.min(...lit.map((picture) => picture.barsAboveAndBelow));
  const share = Math.max(sides, ends);
  if (share <= BAR_SHARE) return null;
  const where = sides > ends === (rotation % 180 === 0) ? "left and right" : "above and below";
  return { share, where, percent: Math.round(share * 200) };
}
