import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { EmailPattern } from "@app/contract/identity/email";
import { localPath } from "@app/contract/identity/local-path";
import { fieldsOf, refusalOf, sentenceOf } from "#/features/identity/client/errors.ts";

/** Screens that lead to sign-in are nothing to come back to. */
const PUBLIC = /^\/(signin|authenticate|demo)\/?([?#]|$)/;

/** Where sign-in leads on to: what was asked for when it surely is a page of this app, else /home. */
export function nextPath(asked: string | null | undefined): string {
  const path = localPath(asked);
  return path === null || path === "/" || PUBLIC.test(path) ? "/home" : path;
}

/** What is wrong with an address; null for one that may sign in. The words are loaded when they are needed. */
export async function emailProblem(text: string, pattern: EmailPattern): Promise<string | null> {
  const email = normaliseEmail(text);
  if (isEmail(email, pattern)) return null;
  return (await import("@app/contract/identity/email-refusal")).emailRefusal(email);
}

/** What a failed call says of one field, and of the whole form when of no field. */
export function formFailure(error: unknown, fields: readonly string[]): FormFailure {
  const refusal = refusalOf(error);
  const details = Object.entries(fieldsOf(error)).filter(([name]) => fields.includes(name));
  if (details.length > 0) return { fields: Object.fromEntries(details), form: null };
  if (refusal?.type === "unable_to_auth_password" && fields.includes("password")) {
    return { fields: { password: refusal.message }, form: null };
  }
  return { fields: {}, form: sentenceOf(error) };
}

export interface FormFailure {
  fields: Readonly<Record<string, string>>;
  form: string | null;
}

export const NO_FAILURE: FormFailure = { fields: {}, form: null };

/** Why a link does not work, for the page that says so. */
export type LinkProblem =
  | { reason: "expired" | "used"; until: string | null }
  | { reason: "unknown" | "other-browser" };

/** The problem of a link that a call refused; null when something else went wrong. */
export function linkProblem(error: unknown): LinkProblem | null {
  const refusal = refusalOf(error);
  if (refusal?.type.startsWith("pkce_")) return { reason: "other-browser" };
  if (refusal?.type !== "unable_to_auth_magic_link") return null;
  const { reason, until = null } = refusal.details;
  return reason === "expired" || reason === "used" ? { reason, until } : { reason: "unknown" };
}
