export { CreatorCards } from "./CreatorCards.tsx";
export { NothingFound } from "./NothingFound.tsx";
