export { SharePanel } from "./SharePanel.tsx";
