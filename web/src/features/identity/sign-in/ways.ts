/** What comes after the address, and passkeys: loaded together when somebody begins, so that the first screen is small. */
export { askForPasskey, offerPasskeys } from "./passkeys/ask.ts";
export { checkedEmail } from "./sign-in.rules.ts";
export { WaysIn } from "./WaysIn.tsx";
export { FormProblem } from "#/ui/feedback/FormProblem.tsx";
