import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { markedPieces } from "./marked.rules.ts";

test("every place of every word is marked, whatever its case", () => {
  const pieces = markedPieces("Vegan breakfast, #veganrecipe", ["vegan", "break"]);

  expect(pieces.filter((piece) => piece.isMarked).map((piece) => piece.text)).toEqual([
    "Vegan",
    "break",
    "vegan",
  ]);
});

test("together the pieces are the text, and neighbours differ", () => {
  assert(
    property(string({ unit: "grapheme" }), array(string({ maxLength: 3 })), (text, words) => {
      const pieces = markedPieces(text, words);

      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.every((piece, index) => piece.isMarked !== pieces[index - 1]?.isMarked)).toBe(true);
    }),
  );
});
