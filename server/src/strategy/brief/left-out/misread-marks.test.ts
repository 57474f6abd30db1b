import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each(["same blocklist", "misma lista negra", "Do not contact anyone before I say so"])(
  "no plan is made of those who may not be asked: %s",
  (words) => {
    expect(readSaid(`Serum, 9.000 €, Germany, ${words}`).stated.filters?.status).toBeUndefined();
  },
);

test("a list that is not known is named", () => {
  expect(readSaid("Serum, 9.000 €, Germany, same blocklist").unparsed).toEqual(["same blocklist"]);
});

test.each(["Germany 6,000 €, France 4,000 €, Total 12,500.", "9.000 €, 12 creators, 10% of them nano"])(
  "a number that stands alone is no figure of creators: %s",
  (words) => {
    const { followers, filters } = readSaid(`Serum, ${words}`).stated;

    expect([followers, filters?.engagementRate]).toEqual([undefined, undefined]);
  },
);
