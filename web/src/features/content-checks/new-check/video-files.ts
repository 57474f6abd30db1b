import { VIDEO_BYTES_MAX, VIDEO_EXTENSIONS } from "@app/contract/content-checks/schemas";

export interface UploadProgress {
  phase: "hashing" | "sending";
  /** From 0 to 1. */
  share: number;
}

/** The reason of a call-off when the person goes to another screen. */
export const LEFT = new Error("The page was left.");

export const ACCEPTED_FILES = VIDEO_EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** Why a file cannot be sent at all, or null. */
export function refuseFile(file: { name: string; size: number }): string | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!VIDEO_EXTENSIONS.some((known) => known === extension))
    return `This file cannot be checked. Choose ${VIDEO_EXTENSIONS.join(", ")}.`;
  if (file.size === 0) return "This file is empty. Choose another one.";
  return file.size > VIDEO_BYTES_MAX ? "This video is larger than 2 GB. Export it smaller." : null;
}
