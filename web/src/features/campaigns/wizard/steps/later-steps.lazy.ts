// What follows the first step of the wizard.
export { BudgetStep } from "./BudgetStep.tsx";
export { CreatorsStep } from "./CreatorsStep.tsx";
export { DeliverablesStep } from "./DeliverablesStep.tsx";
export { GuidelinesStep } from "./GuidelinesStep.tsx";
export { ReviewStep } from "./ReviewStep.tsx";
