import { AppError } from "#/platform/errors.ts";

export const linkNotOpen = () =>
  new AppError({
    code: "reports.link_not_open",
    status: 409,
    detail: "This link has ended already: it was taken back before. Make a new one when somebody needs it.",
  });
