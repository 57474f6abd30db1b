import type { ContentRules, FieldCheck } from "@app/contract/content-checks/schemas";
import { failed, figure, measure, passed, unknown } from "#/content-checks/analysis/field-check.ts";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";

const FIELD = "duration_correctness";
/** Half a second is not worth another export; neither is one frame of a slow video. */
const TOLERANCE_S = 0.5;
/** Sound that goes on this much longer than the picture is worth a note. */
const TAIL_S = 1;
const RULE = { id: "picture.duration", version: "1", source: "First to last packet of the picture" };

/** Whether the picture is as long as the brief asks, within half a second or one frame. */
export function checkDuration({ video, audio, damaged }: Measurement, rules: ContentRules): FieldCheck {
  const { min, max } = rules.duration ?? {};
  if (min === undefined && max === undefined)
    return unknown(FIELD, "no_rule", "The brief asks for no length.", { rule: RULE });
  if (video === null) return unknown(FIELD, "no_video", "The file has no moving picture.", { rule: RULE });
  const seconds = video.durationS;
  const tolerance = Math.max(TOLERANCE_S, video.frameRate ? 1 / video.frameRate : 0);
  const measures = [
    ...(min === undefined ? [] : [measure("length", seconds, "s", "at least", min - tolerance)]),
    ...(max === undefined ? [] : [measure("length", seconds, "s", "at most", max + tolerance)]),
    figure("tolerance", tolerance, "s"),
    ...(audio ? [figure("length of the sound", audio.durationS, "s")] : []),
  ];
  const evidence = { rule: RULE, measures };
  if (damaged)
    return unknown(FIELD, "damaged", "The video is damaged: it ends before its header says.", evidence);

  const asked = wish(min, max);
  const tail =
    audio && audio.durationS - seconds > TAIL_S ? " The sound goes on longer than the picture." : "";
  const length = `${seconds.toFixed(1)} s, the brief asks for ${asked}.${tail}`;
  if (max !== undefined && seconds > max + tolerance)
    return failed(FIELD, "too_long", `Too long: ${length}`, {
      ...evidence,
      moments: [{ t0: max, t1: seconds, note: `over ${max} s` }],
    });
  if (min !== undefined && seconds < min - tolerance)
    return failed(FIELD, "too_short", `Too short: ${length}`, evidence);
  return passed(FIELD, `The video lasts ${length}`, evidence);
}

function wish(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `at most ${max} s`;
  return max === undefined ? `at least ${min} s` : `${min}–${max} s`;
}
