import { VIDEO_EXTENSIONS } from "@app/contract/content-checks";
import { AppError } from "#/platform/errors.ts";

export const wrongUpload = (path: string, message: string) =>
  new AppError({
    code: "uploads.invalid",
    status: 400,
    detail: message,
    errors: [{ path, message }],
  });

export const wrongExtension = () =>
  new AppError({
    code: "uploads.wrong_extension",
    status: 415,
    detail: `Choose a video file: ${VIDEO_EXTENSIONS.join(", ")}.`,
  });

export const tooLarge = () =>
  new AppError({
    code: "uploads.too_large",
    status: 413,
    detail: "This video is larger than 2 GB. Export it smaller and try again.",
  });

export const tooManyUploads = () =>
  new AppError({
    code: "uploads.quota",
    status: 429,
    detail: "Too many uploads of this workspace are unfinished. Finish or cancel one and try again.",
    retryAfter: 60,
  });

export const diskFull = () =>
  new AppError({
    code: "uploads.disk_full",
    status: 507,
    detail: "The server has too little free disk space for this video. Ask whoever runs it to make room.",
  });

/** What the protocol of resumable uploads refuses, such as a piece that does not begin where the last one ended. */
export const refusedByProtocol = (status: number, reason: string) =>
  new AppError({
    code: "uploads.refused",
    status,
    detail: `This piece of the upload was refused: ${reason.trim()}. Ask how much has arrived and go on from there.`,
  });

export const wrongHash = () =>
  new AppError({
    code: "uploads.wrong_hash",
    status: 422,
    detail: "The video arrived damaged, so it was not kept. Upload it again.",
  });

export const unfinishedUpload = () =>
  new AppError({
    code: "uploads.unfinished",
    status: 409,
    detail: "This upload is not complete. Wait until it is, or upload the video again.",
  });

export const finishedUpload = () =>
  new AppError({
    code: "uploads.finished",
    status: 409,
    detail: "This upload is complete and may be in use. Remove the check that it belongs to instead.",
  });
