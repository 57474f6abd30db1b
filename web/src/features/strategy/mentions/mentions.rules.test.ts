import { expect, test } from "vitest";
import { mentionAt, withMention } from "./mentions.rules.ts";

/** The mention at the bar. */
function at(marked: string) {
  return mentionAt(marked.replace("|", ""), marked.indexOf("|"));
}

test("a mark that begins a word names a creator, a list or a campaign", () => {
  expect(at("Swap @le|")).toEqual({ mark: "@", start: 5, query: "le" });
  expect(at("@|")).toEqual({ mark: "@", start: 0, query: "" });
  expect(at("who is in #Spring short|")).toEqual({ mark: "#", start: 10, query: "Spring short" });
  expect(at("(@ana.b| and others)")).toEqual({ mark: "@", start: 1, query: "ana.b" });
});

test("an address, a hash inside a word and what stands before the caret name nothing", () => {
  expect(at("mail ana@firma|")).toBeNull();
  expect(at("C#|")).toBeNull();
  expect(at("@lena asks 1.500 €|")).toBeNull();
  expect(at("place # 2|")).toBeNull();
  expect(at("#Spring\nand more|")).toBeNull();
});

test("the chosen words take the place of the mention, with one space after them", () => {
  const text = "Swap @le for @ana";
  expect(withMention(text, { mark: "@", start: 5, query: "le" }, "@lena.k")).toEqual({
    text: "Swap @lena.k for @ana",
    caret: 12,
  });
  expect(withMention("in #Spr", { mark: "#", start: 3, query: "Spr" }, "Spring shortlist")).toEqual({
    text: "in Spring shortlist ",
    caret: 20,
  });
  expect(withMention("with @le?", { mark: "@", start: 5, query: "le" }, "@lena")).toEqual({
    text: "with @lena?",
    caret: 10,
  });
});
