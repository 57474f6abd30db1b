export { AssistantSettings } from "#/features/strategy/index.ts";
