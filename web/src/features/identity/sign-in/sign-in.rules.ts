import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { EmailPattern } from "@app/contract/identity/email";
import { localPath } from "@app/contract/identity/local-path";

/** Screens that lead to sign-in are nothing to come back to. */
const PUBLIC = /^\/(signin|authenticate|demo)\/?([?#]|$)/;

/** Where sign-in leads on to: what was asked for when it surely is a page of this app, else /home. */
export function nextPath(asked: string | null | undefined): string {
  const path = localPath(asked);
  return path === null || path === "/" || PUBLIC.test(path) ? "/home" : path;
}

/** The address as it may sign in. @throws InvalidInput */
export async function checkedEmail(text: string, pattern: EmailPattern): Promise<string> {
  const email = normaliseEmail(text);
  if (!isEmail(email, pattern)) (await import("./refuse-email.ts")).refuseEmail(email);
  return email;
}
