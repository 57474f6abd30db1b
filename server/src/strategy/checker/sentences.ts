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
  /** What is checked: compatibility forms resolved, without marks of emphasis; a reference is one private letter. */
  words: string;
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
  return piecesOf(masked).map((piece) => {
    const own = Array.from(piece).filter((letter) => references.has(letter));
    return {
      text: piece.replaceAll(PRIVATE, (letter) => references.get(letter)?.text ?? ""),
      words: piece.replaceAll(EMPHASIS, ""),
      references: new Map(own.flatMap((letter) => pair(letter, references.get(letter)))),
    };
  });
}

function pair(letter: string, reference: Reference | undefined): [string, Reference][] {
  return reference ? [[letter, reference]] : [];
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/[.!?…।]+["”»’)]*(?=\s|$)\s*|\n+/gu)) {
    if (end.startsWith(".") && ABBREVIATED.test(text.slice(from, index))) continue;
    pieces.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => piece.trim() !== "");
}
