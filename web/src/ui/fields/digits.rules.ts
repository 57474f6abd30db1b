const DIGIT = /\p{Nd}/u;
const LENGTH = 6;
/** A code that stands by itself in what was pasted, also as 123-456. */
const ALONE = /(?<!\d)\d{3}[-‐‑–.·]?\d{3}(?!\d)/u;

/** The six-digit code in what was typed or pasted: digits of every keyboard, without the text around them. */
export function codeIn(text: string): string {
  const plain = Array.from(text, (character) => (DIGIT.test(character) ? valueOf(character) : character));
  const joined = plain.join("");
  return (ALONE.exec(joined)?.[0] ?? joined).replaceAll(/\D/gu, "").slice(0, LENGTH);
}

// In Unicode the ten digits of each script stand in a row, from zero on.
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
