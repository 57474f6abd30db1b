import { AppError } from "#/platform/errors.ts";

export interface SettingProblem {
  /** Name of the setting. */
  path: string;
  message: string;
}

export const invalidSettings = (errors: SettingProblem[]) =>
  new AppError({
    code: "config.invalid",
    status: 400,
    detail: errors.map(({ path, message }) => `${path} ${message}.`).join(" "),
    errors,
  });
