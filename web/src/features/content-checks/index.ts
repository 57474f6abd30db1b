export { CheckVideoStep } from "./CheckVideoStep.tsx";
export { SentinelPage } from "./SentinelPage.tsx";
export { useVideoUpload } from "./use-video-upload.ts";
export { VideoField } from "./VideoField.tsx";
