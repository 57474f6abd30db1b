import { SAMPLE_NOT_READY } from "@app/contract/sample";
import { AppError } from "#/platform/errors.ts";

export const sampleRemoved = () =>
  new AppError({
    code: "sample.removed",
    status: 404,
    detail: "The sample was removed from this server. Ask a server administrator to bring it back.",
  });

export const sampleNotReady = () =>
  new AppError({
    code: SAMPLE_NOT_READY,
    status: 503,
    detail: "The sample is still being made. Try again in a moment.",
    retryAfter: 5,
  });

export const sampleFailed = () =>
  new AppError({
    code: "sample.failed",
    status: 503,
    detail:
      "The sample could not be made; what Herald printed at its start says why. Everything else works. It is tried again at the next start, or by a server administrator in Settings, Sample.",
  });
