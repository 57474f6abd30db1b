import { expect, test } from "vitest";
import { saysOnlyWhom, withOthers } from "./others-meant.ts";

const listed = (text: string, handles: string[], by: string | null = null) => ({
  text,
  found: [
    {
      id: "1",
      tool: "find_creators",
      output: { rows: handles.map((handle) => ({ handle })), by },
      denied: false,
      failed: false,
    },
  ],
});
const priced = (text: string, handle: string) => ({
  text,
  found: [{ id: "2", tool: "price_of_creator", output: { handle }, denied: false, failed: false }],
});
const THREE = listed("wer ist in Kiel", ["ada", "bea", "cleo"]);

test.each([
  ["was kosten die beiden anderen", "was kosten @ada and @cleo"],
  ["compare the other two", "compare @ada and @cleo"],
  ["combien demandent les deux autres ?", "combien demandent @ada and @cleo ?"],
  ["¿cuánto piden los otros dos?", "¿cuánto piden @ada and @cleo?"],
  ["quanto cobram os outros dois", "quanto cobram @ada and @cleo"],
  ["baaki do kitna lete hai", "@ada and @cleo kitna lete hai"],
  ["what does the rest charge", "what does @ada and @cleo charge"],
])("the others of a list are those of whom nobody spoke since: %s", (text, meant) => {
  expect(withOthers(text, [THREE, priced("was kostet @bea", "bea")], false)).toBe(meant);
});

test("alone it asks the question before again, of them", () => {
  expect(withOthers("und die anderen beiden?", [THREE, priced("was kostet @bea", "bea")], false)).toBe(
    "was kostet @ada and @cleo",
  );
  expect(
    withOthers(
      "and the other two?",
      [listed("who is biggest there", ["ada", "bea", "cleo"], "followers")],
      false,
    ),
  ).toBe("compare @bea and @cleo by followers");
});

test.each([
  ["and the other three?", false],
  ["the other two weeks", false],
  ["10.000, der Rest bleibt", true],
])("what fits nobody stays as it was said: %s", (text, hasPlan) => {
  expect(withOthers(text, [THREE, priced("was kostet @bea", "bea")], hasPlan)).toBe(text);
});

test("without a list there are no others", () => {
  expect(withOthers("und die beiden anderen?", [], false)).toBe("und die beiden anderen?");
});

test.each(["aur @rohan ka?", "y el de @imogen?", "et @camille", "und @lena?", "e o @hugo?", "and @ada too"])(
  "a message may say nothing but whom it is about: %s",
  (text) => {
    expect(saysOnlyWhom(text)).toBe(true);
  },
);

test.each(["@ada asks 800", "drop @ada", "@ada or @otis, who is cheaper"])(
  "what says more than whom is no such message: %s",
  (text) => {
    expect(saysOnlyWhom(text)).toBe(false);
  },
);
