import { anyOf } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { LayoutReader } from "./layout.ts";

const MONTHS = "januar februar marz april mai juni juli august september oktober november dezember".split(
  " ",
);
/** A reference of a text stands in it as one letter of its own, so that nothing in it is read as words. */
const REFERENCE = /\[\[(?:(c):([\w-]{1,80})|([\w-]{1,80})#([\w.]{1,160}))\]\]/gu;
const PRIVATE = /[\ue000-\uf8ff]/gu;
const FIRST_LETTER = 0xe000;
const LETTERS_MAX = 0x1800;
/** Within a word, a line below is a part of it. */
const EMPHASIS = /[*~`]+|(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu;
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|[Dd]r|[Mm]rs?|[Ss]r|[Nn]r|[Nn]o|ca|bzw|etc|vs|usw|approx|incl|p\. ex|ej)$/u;

export interface Reference {
  /** As it was written. */
  text: string;
  /** Empty for a creator. */
  call: string;
  /** The place in the result, or the creator's id. */
  path: string;
  isCreator: boolean;
}

export interface Sentence {
  /** As it was written, with what stands around it. */
  text: string;
  /**
   * What is checked: compatibility forms resolved, without marks of emphasis and without what stands at the head of a
   * line of a list, a quotation or a title; a reference is one private letter.
   */
  words: string;
  /** In a quotation or a draft: what is said there is said to the one who gets it. */
  isQuoted: boolean;
  /** A point of a list. */
  isListed: boolean;
  references: ReadonlyMap<string, Reference>;
}

/** Cuts a text into sentences; each line ends one. Nothing of the text is lost. */
export function sentencesOf(source: string): Sentence[] {
  const references = new Map<string, Reference>();
  const clean = source
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(PRIVATE, "");
  const masked = clean.replaceAll(
    REFERENCE,
    (text: string, c?: string, id?: string, call?: string, path?: string) => {
      const letter = String.fromCharCode(FIRST_LETTER + (references.size % LETTERS_MAX));
      const isCreator = c !== undefined;
      references.set(letter, { text, call: call ?? "", path: (isCreator ? id : path) ?? "", isCreator });
      return letter;
    },
  );
  const reader = new LayoutReader();
  return piecesOf(masked).map((piece) => {
    const own = Array.from(piece).filter((letter) => references.has(letter));
    const { body, isQuoted, isListed } = reader.read(piece);
    return {
      text: piece.replaceAll(PRIVATE, (letter) => references.get(letter)?.text ?? ""),
      words: body.replaceAll(EMPHASIS, ""),
      references: new Map(own.flatMap((letter) => pair(letter, references.get(letter)))),
      isQuoted,
      isListed,
    };
  });
}

function pair(letter: string, reference: Reference | undefined): [string, Reference][] {
  return reference ? [[letter, reference]] : [];
}

/** The number of a point, without which "1." would be a sentence; points are counted from one. */
const POINT = /^\s*(?:>\s*)*(\d{1,2})[.)]?$/u;
/** "15. Februar" is one day. */
const DAY_OF = new RegExp(`^\\s+${anyOf(MONTHS)}(?!\\p{L})`, "u");

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/[.!?…।]+["”»’)]*(?=\s|$)\s*|\n+/gu)) {
    const before = text.slice(from, index);
    if (end.startsWith(".") && !end.includes("\n") && isGoingOn(before, text.slice(index + 1))) continue;
    pieces.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => piece.trim() !== "");
}

/** Whether the dot behind a text ends no sentence. */
function isGoingOn(before: string, after: string): boolean {
  if (ABBREVIATED.test(before) || POINT.test(before)) return true;
  return /(?<!\d)\d{1,2}$/u.test(before) && DAY_OF.test(fold(after.slice(0, 20)));
}
