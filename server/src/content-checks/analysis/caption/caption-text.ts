/** A caption as it is compared: small letters, no accents, no invisible signs, and where each came from. */
export interface FoldedText {
  text: string;
  /** For each unit of `text`, where its letter begins and ends in the caption. */
  starts: number[];
  ends: number[];
}

const DROPPED = /[\p{M}\p{Cf}]/gu;

/** Folds full-width, accented and capital letters, so that one spelling of a label finds them all. */
export function foldCaption(caption: string): FoldedText {
  const folded: FoldedText = { text: "", starts: [], ends: [] };
  let at = 0;
  for (const letter of caption) {
    const plain = letter.normalize("NFKD").replaceAll(DROPPED, "").toLowerCase();
    folded.text += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      folded.starts.push(at);
      folded.ends.push(at + letter.length);
    }
    at += letter.length;
  }
  return folded;
}
