/** The questions who sits there: loaded together when one is asked, so that the pages behind them are one piece less. */
export { askSecondFactor } from "#/features/identity/second-factor/ask-second-factor.tsx";
export { StepUpDialog } from "./StepUpDialog.tsx";
