export { MergePanel } from "#/features/discovery/index.ts";
