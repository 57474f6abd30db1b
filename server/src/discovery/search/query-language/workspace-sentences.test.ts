import { expect, test } from "vitest";
import { meaningOf } from "./reading.fixtures.ts";
import { isCreator, kinds, names } from "./workspace-sentences.fixtures.ts";

for (const [kind, sentences] of Object.entries(kinds)) {
  test.each(sentences)(`${kind}: %s`, (text, filters, unparsed = []) => {
    expect(meaningOf(text, names, isCreator)).toEqual({ filters, unparsed });
  });
}
