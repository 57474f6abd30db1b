import { expect, test } from "vitest";
import { bareHandlesIn, withHandles } from "./named-creators.ts";

const said = (text: string) => [{ id: "1", role: "user" as const, parts: [{ type: "text", text }] }];
const read = (text: string) => withHandles(said(text), new Set(["lena.cooks"]))[0]?.parts[0]?.["text"];

test("a handle of somebody who is there is one without its @, too", () => {
  expect(read("lena.cooks wants 450 € per reel, and Lena.Cooks is busy")).toBe(
    "@lena.cooks wants 450 € per reel, and @Lena.Cooks is busy",
  );
});

test.each([
  "@lena.cooks wants 450 €",
  "thanks.make it 5.000 €",
  "mail to x@lena.cooks",
  "https://instagram.com/lena.cooks",
])("what is no such handle stays as it is: %s", (text) => {
  expect(read(text)).toBe(text);
});

test("nothing is looked up where no word looks like a handle", () => {
  expect(bareHandlesIn(said("z.B. 5.000 € for @lena.cooks"))).toEqual([]);
});
