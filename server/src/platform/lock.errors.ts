import { AppError } from "#/platform/errors.ts";

export const directoryInUse = (folder: string, pid: number) =>
  new AppError({
    code: "instance.running",
    status: 409,
    detail: `Herald is already running on ${folder}: process ${pid}. Stop it first, or give this one another DATA_DIR.`,
  });

export const directoryNotUsable = (folder: string, cause: unknown) =>
  new AppError({
    code: "instance.unusable_directory",
    status: 500,
    detail: `Herald cannot write to its data directory ${folder}. Let this user write there, or set DATA_DIR to another folder.`,
    cause,
  });

export const directoryNotLocked = (folder: string) =>
  new AppError({
    code: "instance.not_locked",
    status: 409,
    detail: `Several processes try to start on ${folder} at this moment. Try again.`,
  });
