import { expect, test } from "vitest";
import { namingWords } from "./name-campaign.ts";

test.each([
  ["wer hat am wenigsten gebracht?", ""],
  ["whos smallest", ""],
  ["was he even in one", ""],
  ["e qual teve menos", ""],
  ["how did Spring Drop go", "Spring Drop"],
  ["wie lief Oster Tee", "Oster Tee"],
])("words that rank and point name no campaign: %s", (text, named) => {
  expect(namingWords(text)).toBe(named);
});
