import { fold } from "#/language/fold.ts";

/** Folded, without the points of short forms: "inkl. MwSt." is "inkl mwst", and "Fr." stays a sign of money. */
export function plain(text: string): string {
  return fold(text)
    .replaceAll(/(?<=\p{L})(?<!(?<!\p{L})fr)\.(?!\p{L}|\d)/gu, "")
    .replaceAll("+", " + ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
