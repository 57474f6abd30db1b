export { CheckVideoStep } from "./CheckVideoStep.tsx";
export { SentinelPage } from "./SentinelPage.tsx";
export type { UploadState } from "./use-video-upload.ts";
export { useVideoUpload } from "./use-video-upload.ts";
export { ACCEPTED_FILES } from "./video-upload.ts";
