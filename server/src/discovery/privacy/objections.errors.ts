import { AppError } from "#/platform/errors.ts";

export const askedNotToBeStored = () =>
  new AppError({
    code: "discovery.objection",
    status: 409,
    detail:
      "Whoever this is asked not to be stored, so nothing of it is kept. Should that have changed, an administrator takes the objection back in Settings, Objections.",
  });
