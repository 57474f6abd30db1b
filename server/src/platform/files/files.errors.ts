import { AppError } from "#/platform/errors.ts";

export const otherFilesFolder = (folder: string, path: string, expected: string) =>
  new AppError({
    code: "instance.other_files",
    status: 409,
    detail: `FILES_DIR is ${folder}, which is not the folder of files that belongs to this database. Set FILES_DIR to the folder that the other processes use. If this is that folder and only its mark is lost, write this line into ${path}: ${expected}`,
  });

export const filesNotUsable = (folder: string, cause: unknown) =>
  new AppError({
    code: "instance.unusable_files",
    status: 500,
    detail: `Herald cannot write to its folder of files ${folder}. Let this user write there, or set FILES_DIR to another folder.`,
    cause,
  });
