import * as z from "zod/mini";
import { STILL_SIDE_MAX } from "#/content-checks/media/still-size.ts";

const Side = z.int().check(z.minimum(1), z.maximum(STILL_SIDE_MAX));

/** One picture of a video as plain bytes: red, green and blue a pixel, rows without gaps, not turned yet. */
export const Still = z.object({
  width: Side,
  height: Side,
  /** Degrees clockwise by which it is turned to be shown. */
  rotation: z.number(),
  rgb: z.base64(),
});
export type Still = z.infer<typeof Still>;
