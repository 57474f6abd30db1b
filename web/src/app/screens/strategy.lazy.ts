export { NewThread } from "#/features/strategy/index.ts";
