import { isEmail } from "./email.ts";

const EMAIL_MESSAGE = "Enter an e-mail such as name@brand.com";
const PLAIN_NAME = /^[\w.-]+$/;
const DOMAIN = /^(?:[\w-]+\.)+[\w-]+$/;
/** What comes along when an address is copied out of a list or a sentence; no setting allows it. */
const CAME_ALONG = /[,;<>"'()!?]/;

/** Why an address may not sign in or be invited, and where it is one all the same, what the administrator can change. */
export function emailRefusal(email: string): string {
  if (!isEmail(email, "any")) return EMAIL_MESSAGE;
  const at = email.lastIndexOf("@");
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const [sign] = CAME_ALONG.exec(domain) ?? [];
  if (sign !== undefined) return `Take the ${sign} out: after the @ there is only a name such as brand.com`;
  return `This server does not take this e-mail: ${reason(name, domain)}. Its administrator can allow it with the setting EMAIL_PATTERN=any.`;
}

function reason(name: string, domain: string): string {
  if (!PLAIN_NAME.test(name))
    return "before the @ there must be letters, digits, dots, hyphens or underscores only";
  if (!DOMAIN.test(domain)) return "after the @ there must be a name such as brand.com";
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return `after the last dot there must be 2 to 4 letters, and ${ending} has ${ending.length}`;
}
