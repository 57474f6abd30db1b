import type { Config } from "#/platform/config/config.ts";
import { AppError } from "#/platform/errors.ts";

const NOT_STARTED = "content_checks.not_started";
const NO_MEDIA_ENGINE = "content_checks.no_media_engine";

const MISSING: Readonly<Record<Config["mediaEngine"], string>> = {
  auto: "Nothing that reads videos is installed, so videos cannot be checked; captions can. Install ffmpeg 5.1 or newer, which brings ffprobe (on Debian: apt install ffmpeg), or run npm ci again without leaving out optional packages.",
  "node-av":
    "MEDIA_ENGINE is node-av, which is not installed or does not load here, so videos cannot be checked; captions can. Run npm ci again without leaving out optional packages, or set MEDIA_ENGINE to auto.",
  ffmpeg:
    "MEDIA_ENGINE is ffmpeg, and ffmpeg and ffprobe 5.1 or newer do not run here, so videos cannot be checked; captions can. Install ffmpeg (on Debian: apt install ffmpeg), or set MEDIA_ENGINE to auto.",
};

/** The program that reads videos ended before it had begun: nothing is said about the file. */
export const notStarted = (cause?: unknown) =>
  new AppError({
    code: NOT_STARTED,
    status: 503,
    detail:
      "The program that reads videos could not be started, so this video was not read. Try again in a moment; ./herald doctor tells more.",
    retryAfter: 10,
    cause,
  });

/** No engine that the setting allows is on this machine. */
export const noMediaEngine = (wish: Config["mediaEngine"]) =>
  new AppError({ code: NO_MEDIA_ENGINE, status: 503, detail: MISSING[wish] });

export function isNotStarted(error: unknown): boolean {
  return error instanceof AppError && error.code === NOT_STARTED;
}

export function isNoMediaEngine(error: unknown): error is AppError {
  return error instanceof AppError && error.code === NO_MEDIA_ENGINE;
}
