import { fold } from "#/language/fold.ts";

/** A header, a name of a place or a category as it is compared: lower case, no marks, single spaces. */
export function plainWords(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}@%#&+]+/gu, " ")
    .trim();
}

const NO_TEXT = "";
const NO_CELLS: readonly string[] = [];

/** The text at a place; none where the row ends before it, there is no such column, or an expression found nothing. */
export function textAt(
  texts: readonly (string | undefined)[] | null | undefined,
  place: number | null | undefined,
): string {
  return (place == null ? null : texts?.[place]) ?? NO_TEXT;
}

/** The cells of a column; none where no row reaches it. */
export function cellsAt(columns: readonly (readonly string[])[], place: number): readonly string[] {
  return columns[place] ?? NO_CELLS;
}

export function isOneOf(words: ReadonlySet<string>, word: string | null | undefined): boolean {
  return typeof word === "string" && words.has(word);
}

export function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/gu, " ");
}

const QUOTED_MAX = 40;

/** A cell as it is quoted in a sentence. */
export function shortened(cell: string): string {
  const text = singleSpaced(cell);
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).toWellFormed()}…` : text;
}
