export { CollectionsPage } from "#/features/collections/index.ts";
