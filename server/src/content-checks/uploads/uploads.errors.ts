import { VIDEO_EXTENSIONS } from "@app/contract/content-checks/schemas";
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
    detail:
      "The uploads of this workspace that are unfinished or not checked yet hold too much. Cancel one, or start its check, and try again.",
    retryAfter: 60,
  });

export const tooLittleRoom = () =>
  new AppError({
    code: "uploads.disk_full",
    status: 507,
    detail:
      "The disk is full: it has no room for this video beside the uploads that are under way. Ask whoever runs the server to make room.",
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

export const busyUpload = () =>
  new AppError({
    code: "uploads.busy",
    status: 423,
    detail: "Another connection still sends this upload. Go on with it in a moment.",
    retryAfter: 1,
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
