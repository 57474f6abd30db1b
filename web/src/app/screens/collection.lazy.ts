export { CollectionPage } from "#/features/collections/index.ts";
