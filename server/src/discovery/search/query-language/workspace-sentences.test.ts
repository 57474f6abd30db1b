import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import { isCreator, kinds, names } from "./workspace-sentences.fixtures.ts";

for (const [kind, sentences] of Object.entries(kinds)) {
  test.each(sentences)(`${kind}: %s`, (text, filters, unparsed = []) => {
    expect(meaningOf(text, names, isCreator)).toEqual({ filters, unparsed });
  });
}

test("a name in small letters may be a topic as well, and the other reading is offered", () => {
  const { filters, alternatives } = read("lena kuhn", names, isCreator);

  expect(filters).toEqual({ name: ["lena kuhn"] });
  expect(alternatives).toMatchObject([{ filters: { keywords: ["lena kuhn"] } }]);
  expect(read("Lena Kühn", names, isCreator).alternatives).toEqual([]);
});
