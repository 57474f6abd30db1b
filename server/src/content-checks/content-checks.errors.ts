import { AppError } from "#/platform/errors.ts";
import type { Refusal } from "#/content-checks/media/media-messages.ts";
import { REFUSAL_MESSAGES } from "#/content-checks/media/refusal.errors.ts";

/** The file cannot be checked at all; the code ends with what is wrong with it. */
export const refusedFile = (refusal: Refusal) =>
  new AppError({ code: `content_checks.${refusal}`, status: 422, detail: REFUSAL_MESSAGES[refusal] });

export const frozenRules = () =>
  new AppError({
    code: "content_checks.frozen_rules",
    status: 409,
    detail:
      "This draft is checked against its campaign’s rules as they were when it was sent. Send a new draft.",
  });

export const reasonNeeded = () =>
  new AppError({
    code: "content_checks.reason_needed",
    status: 400,
    detail: "Say in a few words why you decide differently.",
    errors: [{ path: "override.reason", message: "Say in a few words why you decide differently" }],
  });

export const unreadableFile = () =>
  new AppError({
    code: "content_checks.unreadable_file",
    status: 409,
    detail:
      "This file could not be read, so nobody has seen it and it cannot be approved. Ask for a new file.",
  });

export const notReadYet = () =>
  new AppError({
    code: "content_checks.not_read_yet",
    status: 409,
    detail: "This video has not been read yet. Wait until its checks are there.",
  });
