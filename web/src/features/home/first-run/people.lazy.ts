// The index of discovery holds the search, too; this takes only the import.
export { ImportSteps } from "#/features/discovery/index.ts";
