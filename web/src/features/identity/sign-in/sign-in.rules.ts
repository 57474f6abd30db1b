import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { EmailPattern } from "@app/contract/identity/email";

/** The address as it may sign in. @throws InvalidInput */
export async function checkedEmail(text: string, pattern: EmailPattern): Promise<string> {
  const email = normaliseEmail(text);
  if (!isEmail(email, pattern)) (await import("./refuse-email.ts")).refuseEmail(email);
  return email;
}
