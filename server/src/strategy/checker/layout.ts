const QUOTED = /^\s*>\s?/u;
const TITLE = /^\s*#{1,6}\s/u;
const BULLET = /^\s*[-*•–]\s+(?=\S)/u;
const POINT = /^\s*(\d{1,2})[.)]\s+(?=\S)/u;
const FENCE = /^\s*```\w*\s*$/u;
/** The line between the head of a table and its rows. */
const RULER = /^[\s|:-]+$/u;

/** A piece of a text without the signs of its layout. */
interface Laid {
  body: string;
  isQuoted: boolean;
  isListed: boolean;
}

/** Reads the layout of the pieces of one text, in their order. */
export class LayoutReader {
  #isFenced = false;
  /** What closes the quotation that is open. */
  #closing: string | null = null;
  #isLineQuoted = false;
  #isAtLineStart = true;
  #points = 0;

  read(piece: string): Laid {
    const isAtStart = this.#isAtLineStart;
    this.#isAtLineStart = piece.endsWith("\n");
    if (FENCE.test(piece)) {
      this.#isFenced = !this.#isFenced;
      return { body: "", isQuoted: true, isListed: false };
    }
    if (RULER.test(piece)) return { body: "", isQuoted: false, isListed: false };
    if (isAtStart) this.#isLineQuoted = QUOTED.test(piece);
    const { body, isListed } = isAtStart ? this.#withoutHead(piece.replace(QUOTED, "")) : bare(piece);
    const isQuoted = this.#isFenced || this.#isLineQuoted || this.#closing !== null;
    this.#follow(body);
    return { body, isQuoted, isListed };
  }

  #withoutHead(line: string): { body: string; isListed: boolean } {
    const number = Number(POINT.exec(line)?.[1] ?? 0);
    const isNext = number > 0 && (number === this.#points + 1 || number === 1);
    if (isNext) this.#points = number;
    const body = line.replace(isNext ? POINT : BULLET, "");
    return { body: body.replace(TITLE, ""), isListed: body !== line };
  }

  /** A quotation goes on until it is closed. */
  #follow(text: string): void {
    for (const mark of text) {
      if (this.#closing === null) this.#closing = CLOSING.get(mark) ?? null;
      else if (mark === this.#closing) this.#closing = null;
    }
  }
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ["«", "»"],
  ["„", "“"],
  ["“", "”"],
  ['"', '"'],
]);

function bare(body: string): { body: string; isListed: boolean } {
  return { body, isListed: false };
}
