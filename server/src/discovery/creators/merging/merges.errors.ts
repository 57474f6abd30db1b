import { AppError } from "#/platform/errors.ts";

export const alreadyAnswered = () =>
  new AppError({
    code: "discovery.merge_answered",
    status: 409,
    detail: "Somebody has answered this meanwhile. Open the creator again to see how it stands.",
  });

export const mergedCreatorGone = () =>
  new AppError({
    code: "discovery.merge_gone",
    status: 409,
    detail: "One of the two creators is not there any more, so there is nothing to join or to take back.",
  });
