// Search and one creator are loaded each for itself: the index of the feature holds far more than either.
export { DiscoveryPage } from "#/features/discovery/index.ts";
