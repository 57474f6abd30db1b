export { BrandStep } from "./BrandStep.tsx";
export { InviteStep } from "./InviteStep.tsx";
export { NetworkStep } from "./NetworkStep.tsx";
