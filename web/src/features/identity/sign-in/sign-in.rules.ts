import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { EmailPattern } from "@app/contract/identity/email";
import { emailRefusal } from "@app/contract/identity/email-refusal";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";

/** The address as it may sign in. @throws InvalidInput with what to do about another one. */
export function checkedEmail(text: string, pattern: EmailPattern): string {
  const email = normaliseEmail(text);
  if (!isEmail(email, pattern)) throw new InvalidInput({ email: emailRefusal(email) });
  return email;
}
