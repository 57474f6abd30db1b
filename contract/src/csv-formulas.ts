/** Numbers as people and programs write them; "-5" is one, "-5+A1" is not. */
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/u;
/** A plus, 7 to 15 digits, and what people write between them: at worst a program makes a wrong number of it. */
const PHONE_NUMBER = /^\+(?=(?:\D*\d){7,15}\D*$)\d[\d ()./-]*$/u;
/**
 * What makes a spreadsheet run a cell as a formula: = + - @ and their full-width forms. White space, quotes and
 * invisible characters before them do not help: some programs drop those first.
 */
const BEGINS_FORMULA = /^[\s"\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u;
const NOTHING_SEEN = /^[\s"\p{Cf}\p{Cc}]*$/u;
/**
 * Where a program that takes another character for the delimiter, or that loses count of the quotes, begins a new cell
 * in the middle of ours. With the group the marks themselves are pieces too, every second one.
 */
const OTHER_BEGINNINGS = /([;\t\r\n])/u;
const MARK = "'";

/** A text for a CSV cell: in a comma, semicolon or tab reading nothing in it begins a formula any more. */
export function markFormulas(text: string): string {
  return eachPiece(text, (marks) => MARK + marks);
}

/** The text that was marked; whatever else begins with an apostrophe stays as it is. */
export function unmarkFormulas(text: string): string {
  return eachPiece(text, (marks) => marks.slice(MARK.length));
}

// What a piece is does not depend on the apostrophes before it, so that every text comes back whole.
function eachPiece(text: string, change: (marks: string) => string): string {
  const pieces = text.split(OTHER_BEGINNINGS);
  const changed = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece;
    const rest = piece.replace(/^'+/u, "");
    const marks = piece.slice(0, piece.length - rest.length);
    return (isFormula(rest, pieces[index + 1], index === 0) ? change(marks) : marks) + rest;
  });
  return changed.join("");
}

/** @param next what separates the piece from the one behind it, which may go on with the formula. */
function isFormula(rest: string, next: string | undefined, isFirst: boolean): boolean {
  // In another reading the last piece goes on with the cell behind it: only a whole text is a number.
  if (next === undefined) return BEGINS_FORMULA.test(rest) && !(isFirst && isNumber(rest.trim()));
  if (BEGINS_FORMULA.test(rest)) return true;
  return NOTHING_SEEN.test(rest) && (next === "\t" || (isFirst && next !== ";"));
}

function isNumber(text: string): boolean {
  return PLAIN_NUMBER.test(text) || PHONE_NUMBER.test(text);
}
