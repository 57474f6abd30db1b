/** Of a person, a workspace and a token, in characters. */
export const NAME_MAX = 120;

// Line ends, other control characters, and those that turn the direction in which text is read.
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line, and reads as it stands. */
export function isOneLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}
