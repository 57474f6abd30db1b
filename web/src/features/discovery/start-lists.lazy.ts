export { SavedSearches } from "./saved-searches/SavedSearches.tsx";
export { StartLists } from "./StartLists.tsx";
