export { CreatorPage } from "#/features/discovery/index.ts";
