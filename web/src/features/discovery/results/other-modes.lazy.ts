// Searches by captions and by brands.
export { BrandResults } from "./BrandResults.tsx";
export { ReelResults } from "./ReelResults.tsx";
