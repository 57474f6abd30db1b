export { CollectionPage } from "./CollectionPage.tsx";
export { CollectionsPage } from "./CollectionsPage.tsx";
