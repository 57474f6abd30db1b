export { ObjectionsPanel } from "#/features/discovery/index.ts";
