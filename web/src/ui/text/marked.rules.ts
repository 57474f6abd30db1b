/** A stretch of a text, and whether it is one of the words that were looked for. */
export interface MarkedPiece {
  start: number;
  text: string;
  isMarked: boolean;
}

/** Cuts a text at the words, whatever their case; together the pieces are the text. Touching words are one piece. */
export function markedPieces(text: string, words: readonly string[]): MarkedPiece[] {
  const wanted = words.map((word) => word.toLowerCase()).filter((word) => word !== "");
  const lower = text.toLowerCase();
  // Some letters get longer in lower case; then places in one text are not those in the other.
  if (wanted.length === 0 || lower.length !== text.length) return whole(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of wanted) {
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const cuts = isMarked.flatMap((mark, index) => (index === 0 || mark !== isMarked[index - 1] ? index : []));
  return cuts.map((start, index) => ({
    start,
    text: text.slice(start, cuts[index + 1] ?? text.length),
    isMarked: isMarked[start] === true,
  }));
}

function whole(text: string): MarkedPiece[] {
  return text === "" ? [] : [{ start: 0, text, isMarked: false }];
}
