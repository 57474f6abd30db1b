import type { Refusal } from "#/content-checks/media/media-messages.ts";

/** Thrown inside the media child for a file that cannot be read. */
export class RefusedFile extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Thrown inside the media child where the machine gives it no thread or process: nothing is said about the file. */
export class StarvedChild extends Error {}

/** What is wrong with a refused file and what to do about it. */
export const REFUSAL_MESSAGES: Readonly<Record<Refusal, string>> = {
  empty: "This file is empty. Export the video again and choose the new file.",
  not_a_video:
    "This file is not a video, whatever its name says. Choose an mp4, mov, m4v, webm, mkv, avi, mpg, mpeg or 3gp file.",
  truncated: "This video is truncated or damaged: its end is missing. Export or download it again.",
  unsupported: "This video uses a format that is unsupported. Export it as mp4 with H.264.",
  too_large: "This video is too large. The limits are 2 GB, 60 minutes and 120 frames a second.",
  unsafe:
    "This file was refused as unsafe: it names other files, or reading it takes far more memory or time than a video needs. Export it again as mp4.",
};
