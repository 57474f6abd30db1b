export { CheckReading } from "./review/CheckReading.tsx";
export { SentinelPage } from "./SentinelPage.tsx";
export { useVideoUpload } from "./new-check/use-video-upload.ts";
export { VideoField } from "./new-check/VideoField.tsx";
