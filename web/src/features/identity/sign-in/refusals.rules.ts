import {
  CallError,
  SchemaError,
  refusalOf,
  sentenceOf,
  withReason,
} from "#/features/identity/client/errors.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import type { FormFailure } from "#/lib/forms/use-sending.ts";

/** What a failed call says of one field, and of the whole form when of no field. */
export function formFailure(error: unknown, fields: readonly string[]): FormFailure {
  if (error instanceof InvalidInput) return { fields: error.fields, form: null };
  const refusal = refusalOf(error);
  const reasons = fieldsOf(error);
  const named = fields.filter((name) => reasons[name] !== undefined);
  if (named.length > 0) {
    // Which call failed is said once, at the first of its fields.
    const texts = named.map((name, index) => {
      const reason = reasons[name] ?? "";
      return [name, index === 0 ? withReason(error, reason) : reason];
    });
    return { fields: Object.fromEntries(texts), form: null };
  }
  if (refusal?.type === "unable_to_auth_password" && fields.includes("password")) {
    return { fields: { password: sentenceOf(error) }, form: null };
  }
  return { fields: {}, form: plainSentence(error) };
}

const AGAIN = "Load the page again and try once more.";

/** As `sentenceOf`; what clients say in a program's words is told in a person's, with a way on. */
export function plainSentence(error: unknown): string {
  const cause = error instanceof CallError ? error.cause : error;
  if (cause instanceof SchemaError) {
    const fields = Object.entries(cause.fields).map(([name, said]) => `${name} (${said})`);
    return withReason(error, `The server does not take this: ${fields.join(", ")}. ${AGAIN}`);
  }
  if (refusalOf(error)?.type === "captcha_required") {
    const reason = "The server asks for some arithmetic before a try, which this browser did not get done.";
    return withReason(error, `${reason} ${AGAIN}`);
  }
  return sentenceOf(error);
}

/** What is wrong with single fields, by their names; empty when nothing is said of any. */
function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  const cause = error instanceof CallError ? error.cause : error;
  if (!(cause instanceof SchemaError)) return refusalOf(error)?.details ?? {};
  return Object.fromEntries(Object.entries(cause.fields).map(([name, said]) => [name, wholeSentence(said)]));
}

/** Ours are sentences; those that a validator makes go on after the name of a field. */
function wholeSentence(said: string): string {
  return /^[a-z]/u.test(said) ? `This ${said}. ${AGAIN}` : said;
}

/** Why a link does not work, for the page that says so. */
export type LinkProblem = Reason & {
  /** Of the call that was refused; without one, the address of the page holds no link. */
  error?: unknown;
};
type Reason =
  | { reason: "expired" | "used"; until: string | null }
  | { reason: "withdrawn" | "unknown" | "other-browser" };

/** The problem of a link that a call refused; null when something else went wrong. */
export function linkProblem(error: unknown): LinkProblem | null {
  const problem = reasonOf(error);
  return problem && { ...problem, error };
}

function reasonOf(error: unknown): Reason | null {
  const refusal = refusalOf(error);
  if (refusal?.type.startsWith("pkce_")) return { reason: "other-browser" };
  if (refusal?.type !== "unable_to_auth_magic_link") return null;
  const { reason, until = null } = refusal.details;
  if (reason === "expired" || reason === "used") return { reason, until };
  return { reason: reason === "withdrawn" ? reason : "unknown" };
}
