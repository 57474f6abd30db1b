/** Local part of word characters, dots or hyphens, domain labels, a top-level domain of 2 to 4 characters (specification section 5). */
const SPECIFIED = /^[\w.-]+@(?:[\w-]+\.)+[\w-]{2,4}$/;
const ANY = /^[^\s@]+@[^\s@]+$/;

/** Longest address that mail servers accept, in characters (RFC 5321). */
export const EMAIL_MAX = 254;

/** Which addresses may sign in: the specification's pattern, or any text around an @. */
export type EmailPattern = "specification" | "any";

// Characters that nobody sees, as some programs put them into what is copied.
const INVISIBLE = /\p{Cf}/gu;

/** The form in which addresses are compared and stored. */
export function normaliseEmail(text: string): string {
  return text.replaceAll(INVISIBLE, "").trim().toLowerCase();
}

/** Whether a trimmed text is an address that may sign in or be invited. */
export function isEmail(text: string, pattern: EmailPattern = "specification"): boolean {
  if (text.length > EMAIL_MAX) return false;
  return (pattern === "any" ? ANY : SPECIFIED).test(text);
}
