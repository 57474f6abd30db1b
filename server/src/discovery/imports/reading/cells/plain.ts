import { fold } from "#/language/fold.ts";

/** Folded, without the points of short forms: "inkl. MwSt." is "inkl mwst". */
export function plain(text: string): string {
  return fold(text)
    .replaceAll(/(?<=\p{L})\.(?!\p{L}|\d)/gu, "")
    .replaceAll("+", " + ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
