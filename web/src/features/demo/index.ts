export { DemoPage } from "./DemoPage.tsx";
