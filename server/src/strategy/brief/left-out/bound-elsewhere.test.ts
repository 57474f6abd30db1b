import { expect, test } from "vitest";
import { completeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "@laura is exclusive to a competitor until March 2027",
  "@laura ist exklusiv bei einem Konkurrenten bis März 2027",
  "@laura est en exclusivité chez un concurrent jusqu'à mars 2027",
  "@laura tiene exclusividad con un competidor hasta marzo de 2027",
  "@laura tem exclusividade com um concorrente até março de 2027",
])("who serves a rival until a day is no flight, and is left out while it lasts: %s", (words) => {
  const { stated, unparsed } = readSaid(words);

  expect([stated.flight, stated.product, unparsed]).toEqual([undefined, undefined, []]);
  expect(stated.bound).toEqual([{ handle: "laura", until: "2027-03-31" }]);
});

const plan = (flight: string) =>
  completeSaid(readSaid(`9.000 €, ${flight}, @laura is exclusive to a competitor until March 2027`).stated);

test("a flight behind the end leaves nobody out", () => {
  expect(plan("in January 2027").brief.never).toEqual(["laura"]);
  expect(plan("in January 2027").assumptions).toContainEqual({
    slot: "never",
    value: "without @laura",
    why: "You said that they are exclusive to somebody else until 31/03/2027.",
  });
  expect(plan("in April 2027").brief.never).toEqual([]);
});
