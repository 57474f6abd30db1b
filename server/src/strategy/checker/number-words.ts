/** Pieces that German numbers are put together from, folded. */
const GERMAN =
  "(?:ein|eins|zwei|zwo|drei|vier|funf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|million(?:en)?|und)";
/** "Einfach", "einmal" and "und" are no numbers; everything longer is. */
const GERMAN_NUMBER = new RegExp(
  `^(?!(?:ein|und)+(?:s|mal|fach\\p{L}*|e[nmrs]?)?$)${GERMAN}{2,}(?:s?te[lnrs]?|mal|fach\\p{L}*)?$`,
  "u",
);
const GERMAN_MADE = new RegExp(`^(?!ein)${GERMAN}(?:s?tel[ns]?|mal|fach\\p{L}*)$`, "u");
const FOLD = /^(?!(?:scaf|un|mani|blind|bi)fold)\p{L}{3,}fold$/u;
const ROMAN = /^(?=[IVXLCDM]{2,}$)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;
/** Abbreviations that are letters of a Roman number. */
const NO_ROMAN: ReadonlySet<string> = new Set([
  "CC",
  "CD",
  "CV",
  "DC",
  "MC",
  "MD",
  "MIX",
  "DI",
  "MI",
  "LI",
  "DM",
  "MM",
  "II",
]);

/** Whether a folded word is a number by how it is made. */
export function isMadeOfNumbers(folded: string): boolean {
  return GERMAN_NUMBER.test(folded) || GERMAN_MADE.test(folded) || FOLD.test(folded);
}

/** Whether a word as written is a Roman number. */
export function isRoman(word: string): boolean {
  return ROMAN.test(word) && !NO_ROMAN.has(word);
}
