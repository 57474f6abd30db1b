import { AppError } from "#/platform/errors.ts";

const NOT_STARTED = "content_checks.not_started";

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

export function isNotStarted(error: unknown): boolean {
  return error instanceof AppError && error.code === NOT_STARTED;
}
