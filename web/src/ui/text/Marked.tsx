import { markedPieces } from "./marked.rules.ts";

interface MarkedProps {
  text: string;
  /** The words that were looked for. */
  words: readonly string[];
}

/** A text in which the words that were looked for stand out. */
export function Marked({ text, words }: MarkedProps) {
  return markedPieces(text, words).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} className="bg-transparent font-semibold text-brand-text">
        {piece.text}
      </mark>
    ) : (
      <span key={piece.start}>{piece.text}</span>
    ),
  );
}
