import { expect, test } from "vitest";
import { changeSaid } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test.each([
  ["2 more creators", 14],
  ["add 2 more creators", 14],
  ["noch 2 Creator", 14],
  ["2 Creator mehr", 14],
  ["2 créateurs de plus", 14],
  ["2 creadores más", 14],
  ["mais 2 criadores", 14],
  ["2 creators aur", 14],
  ["two creators less", 10],
  ["2 Creator weniger", 10],
  ["2 créateurs de moins", 10],
  ["no more than 5 creators", 5],
])("creators that are added or taken off change their number by so many: %s", (words, most) => {
  const { stated } = changeSaid(SAID, words);

  expect([stated.minCreators, stated.maxCreators]).toEqual([undefined, most]);
});

test("a change of a number that nobody has said is named", () => {
  const { maxCreators: _, ...open } = SAID;
  const { stated, unparsed } = changeSaid(open, "2 more creators");

  expect([stated.maxCreators, unparsed]).toEqual([undefined, ["2 more creators"]]);
});
