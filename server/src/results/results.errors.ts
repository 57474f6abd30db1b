import { AppError, invalidInput } from "#/platform/errors.ts";

export const samePost = () =>
  new AppError({
    code: "results.same_post",
    status: 409,
    detail: "Another post of this workspace has this link. Open that one and add the figures there.",
    errors: [{ path: "url", message: "Another post has this link" }],
  });

export const unknownPlatform = () =>
  invalidInput("url", "Herald keeps posts of Instagram, YouTube and TikTok. Enter a link of one of these");

export const noPostLink = () =>
  invalidInput("url", "This is no link of a post. Open the post itself and copy its address");

export const readingAhead = (path: string) =>
  invalidInput(path, "This day is still to come. Enter the day on which the figures were read");

export const nothingWaits = () =>
  new AppError({
    code: "results.not_waiting",
    status: 409,
    detail: "This does not wait any more: somebody has attached it. Open it to change where it belongs.",
  });

export const noCreators = () =>
  new AppError({
    code: "results.no_creators",
    status: 400,
    detail: "The campaign has none of these creators. Add them to the campaign, then make their codes.",
  });
