import { expect, test } from "vitest";
import { anyListed, anyOf, wordsListed } from "./dictionary.ts";

const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, "u").test(text);

test.each(["off limits", "off-limits", "don't", "don’t", "don t", "tausch", "tauschen", "weiß", "weiss"])(
  "a list finds its words however they are joined: %s",
  (word) => {
    expect(matches(anyListed("off limits, don't, tausch*, weiss"), word)).toBe(true);
  },
);

test.each(["offlimits", "dont", "limits", "vertauschen", "weis", "tausch*"])("and no other: %s", (word) => {
  expect(matches(anyListed("off limits, don't, tausch*, weiss"), word)).toBe(false);
});

test.each([
  ["no", true],
  ["say no, please", true],
  ["werbung", true],
  ["nobody", false],
  ["piano", false],
  ["bewerbung", false],
])("words of their own stand between borders: %s", (text, isFound) => {
  expect(new RegExp(wordsListed("no, werb*"), "u").test(text)).toBe(isFound);
});

test.each([
  ["dass", "dass"],
  ["daß", "daß"],
  ["dasein", "dasein"],
  ["das", "das"],
  ["dashing", "das"],
  ["new york city", "new york city"],
  ["new-york", "new-york"],
  ["new yorker", "new york"],
  ["c++", "c++"],
])("of words that begin alike the longest is found: %s", (text, found) => {
  const words = ["das", "new york", "dasein", "c", "dass", "c++", "new york city"];
  expect(new RegExp(`^(?:${anyOf(words)})`, "u").exec(text)?.[0]).toBe(found);
});

test("no words fit nothing but what is empty", () => {
  expect(anyOf([])).toBe("");
});
