// What follows the address: loaded while the first form is sent, so that the first screen is small.
export { MethodStep } from "./MethodStep.tsx";
export { SentStep } from "./SentStep.tsx";
