/** A header, a name of a place or a category as it is compared: lower case, no marks, single spaces. */
export function plainWords(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}@%#&+]+/gu, " ")
    .replaceAll("ß", "ss")
    .trim();
}

const QUOTED_MAX = 40;

/** A cell as it is quoted in a sentence. */
export function shortened(cell: string): string {
  const text = cell.replaceAll(/\s+/gu, " ");
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).toWellFormed()}…` : text;
}
