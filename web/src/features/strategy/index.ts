export { AssumptionsSettings } from "./assumptions/AssumptionsSettings.tsx";
export { AssistantSettings } from "./language-model/AssistantSettings.tsx";
export { MemorySettings } from "./memory/MemorySettings.tsx";
export { AnswerReading } from "./conversation/AnswerReading.tsx";
export { NewThread } from "./conversation/NewThread.tsx";
export { PlanReading } from "./plan/PlanReading.tsx";
export { ThreadPage } from "./ThreadPage.tsx";
