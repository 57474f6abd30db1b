import { fold } from "#/language/fold.ts";

/** A header, a name of a place or a category as it is compared: lower case, no marks, single spaces. */
export function plainWords(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}@%#&+]+/gu, " ")
    .trim();
}

const QUOTED_MAX = 40;

/** A cell as it is quoted in a sentence. */
export function shortened(cell: string): string {
  const text = cell.replaceAll(/\s+/gu, " ");
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).toWellFormed()}…` : text;
}
