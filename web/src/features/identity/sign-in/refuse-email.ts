import { emailRefusal } from "@app/contract/identity/email-refusal";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";

/** Loaded when it is needed: most addresses are good. @throws InvalidInput with what to do about this one. */
export function refuseEmail(email: string): never {
  throw new InvalidInput({ email: emailRefusal(email) });
}
