export { BrandStep } from "./BrandStep.tsx";
export { PeopleStep } from "./PeopleStep.tsx";
