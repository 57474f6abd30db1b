import { AppError } from "#/platform/errors.ts";

/** The program that reads videos ended before it had begun: nothing is said about the file. */
export const notStarted = (cause?: unknown) =>
  new AppError({
    code: "content_checks.not_started",
    status: 503,
    detail:
      "The program that reads videos could not be started, so this video was not read. Try again in a moment; ./herald doctor tells more.",
    retryAfter: 10,
    cause,
  });
