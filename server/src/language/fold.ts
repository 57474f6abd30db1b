/** Letters that Unicode does not take apart into a letter and a mark. */
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
  "’": "'",
};

/** Others, such as those of Hindi and Japanese, are part of the letter. */
const LATIN_MARKS = /[\u0300-\u036f]/gu;
const BEYOND_ASCII = /[^\0-\u007f]/gu;
/** All of them but those that stay as they are; without "u", since half a letter is a unit too. */
const CHANGING_UNITS = /[^ -@[-~]/g;
/** Forms of letters that were folded before; a text of hostile letters fills no memory. */
const LETTERS_KEPT = 5_000;
const plainLetters = new Map<string, string>();
const plainUnits = new Map<string, string>();

/** Lower case, compatibility forms resolved, Latin letters without marks: the form that every dictionary is written in. */
export function fold(text: string): string {
  return text.replaceAll(BEYOND_ASCII, foldLetter).toLowerCase();
}

/** The folded text, and for each of its units where it stands in the text as written. */
export function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = "";
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset);
    offset += letter.length;
  }
  offsets.push(text.length);
  return { folded, offsets };
}

/** Folded unit by unit, so that positions stay: "ß" stays as it is, and unusual spaces and minus signs become usual. */
export function foldInPlace(text: string): string {
  return text.replaceAll(CHANGING_UNITS, keptUnit);
}

/** Folded words with single spaces between them, whatever stood there: "Saint-Étienne" and "saint etienne" are one. */
export function wordKey(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

// Only marks of Latin letters go: those of Indic scripts are part of the word.
function foldLetter(letter: string): string {
  if (letter >= " " && letter <= "@") return letter;
  if (letter >= "a" && letter <= "z") return letter;
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const plain = foldedForm(letter);
  if (plainLetters.size < LETTERS_KEPT) plainLetters.set(letter, plain);
  return plain;
}

function foldedForm(letter: string): string {
  const lower = letter.normalize("NFKC").toLowerCase();
  const marked = SPECIAL_LETTERS[lower] ?? lower.normalize("NFD");
  return marked.replaceAll(LATIN_MARKS, "").normalize("NFC");
}

function keptUnit(unit: string): string {
  const known = plainUnits.get(unit);
  if (known !== undefined) return known;
  const plain = foldUnit(unit);
  if (plainUnits.size < LETTERS_KEPT) plainUnits.set(unit, plain);
  return plain;
}

function foldUnit(unit: string): string {
  if (/[\t\u00a0\u2007\u2009\u202f]/u.test(unit)) return " ";
  if (unit === "\u2212") return "-";
  const special = SPECIAL_LETTERS[unit.toLowerCase()];
  if (special?.length === 1 && unit !== "’") return special;
  const bare = unit.normalize("NFD").replaceAll(LATIN_MARKS, "").normalize("NFC").toLowerCase();
  return bare.length === 1 ? bare : unit;
}
