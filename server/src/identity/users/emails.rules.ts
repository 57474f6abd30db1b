import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { EmailPattern } from "@app/contract/identity/email";
import { invalidEmail } from "#/identity/identity.errors.ts";

/** The address in the form in which it is compared. @throws `request.invalid` when it may not sign in. */
export function requireEmail(text: string, pattern: EmailPattern): string {
  const email = normaliseEmail(text);
  if (!isEmail(email, pattern)) throw invalidEmail(email);
  return email;
}

/** Whether a mailbox is known to be theirs, so that a mail can bring them back. */
export function hasProvedAddress({ emails }: { emails: readonly { verified: boolean }[] }): boolean {
  return emails.some(({ verified }) => verified);
}
