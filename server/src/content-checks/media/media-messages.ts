import * as z from "zod/mini";
import { Measurement } from "#/content-checks/analysis/measurement.ts";
import { Still } from "#/content-checks/media/still.ts";

/** Why a file cannot be read at all. */
const REFUSALS = ["empty", "not_a_video", "truncated", "unsupported", "too_large", "unsafe"] as const;
export const Refusal = z.enum(REFUSALS);
export type Refusal = z.infer<typeof Refusal>;

/** One line of the media child's output. */
export const MediaMessage = z.discriminatedUnion("type", [
  /** The only line of a child that is asked for no file. */
  z.object({ type: z.literal("version"), version: z.string(), ffmpeg: z.string() }),
  /** The program runs; whatever ends it from here on is the file or a limit. */
  z.object({ type: z.literal("ready") }),
  /** The machine gives no thread or no process: another try may find one. */
  z.object({ type: z.literal("starved") }),
  /** The length that the header claims, in seconds, as soon as it is known. */
  z.object({ type: z.literal("opened"), seconds: z.nullable(z.number()) }),
  /** From 0 to 1. */
  z.object({ type: z.literal("progress"), share: z.number() }),
  z.object({ type: z.literal("refused"), refusal: Refusal }),
  z.object({ type: z.literal("still"), still: Still }),
  z.object({ type: z.literal("measured"), measurement: Measurement }),
]);
export type MediaMessage = z.infer<typeof MediaMessage>;
