import { isEmail } from "./email.ts";

const EMAIL_MESSAGE = "Enter an e-mail such as name@brand.com";
const PLAIN_NAME = /^[\w.-]+$/;
const DOMAIN = /^(?:[\w-]+\.)+[\w-]+$/;

/** Why an address may not sign in or be invited, and where it is one all the same, what the administrator can change. */
export function emailRefusal(email: string): string {
  if (!isEmail(email, "any")) return EMAIL_MESSAGE;
  const at = email.lastIndexOf("@");
  return `This server does not take this e-mail: ${reason(email.slice(0, at), email.slice(at + 1))}. Its administrator can allow it with the setting EMAIL_PATTERN=any.`;
}

function reason(name: string, domain: string): string {
  if (!PLAIN_NAME.test(name)) return "before the @ only letters, digits, dots, hyphens and underscores count";
  if (!DOMAIN.test(domain)) return "after the @ a name such as brand.com has to stand";
  return `after the last dot only 2 to 4 letters count, not ${domain.slice(domain.lastIndexOf(".") + 1)}`;
}
