export { ThreadPage } from "#/features/strategy/index.ts";
