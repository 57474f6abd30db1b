/** Joins class names; what is false or undefined is left out. */
export function classes(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
