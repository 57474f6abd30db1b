import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { cutAtFigures } from "./cut-at-figures.ts";

test("a sentence is cut where its figures stand", () => {
  const [limit, count] = [{ text: "25%" }, { text: "2 creators" }];

  const parts = cutAtFigures("2 creators take more than 25% each.", [count, limit]);

  expect(parts).toEqual([count, " take more than ", limit, " each."]);
});

test("a figure that is not in the sentence is left out", () => {
  expect(cutAtFigures("Withheld.", [{ text: "€400" }])).toEqual(["Withheld."]);
});

test("equal words are taken in their order", () => {
  const [first, second] = [
    { text: "6", name: "posts" },
    { text: "6", name: "days" },
  ];

  expect(cutAtFigures("6 and 6", [first, second])).toEqual([first, " and ", second]);
});

const joined = (parts: ReturnType<typeof cutAtFigures>) =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

test("the parts are always the whole sentence", () => {
  const figures = array(string().map((text) => ({ text })));
  assert(
    property(string(), figures, (sentence, said) => {
      expect(joined(cutAtFigures(sentence, said))).toBe(sentence);
    }),
  );
});
