import { expect, test } from "vitest";
import { formatPercent } from "#/lib/format.ts";
import { marketTitle, sharesOf } from "./market-map.ts";

const measures = {
  followers: null,
  followersFrom: null,
  views: null,
  viewsPosts: null,
  viewsFrom: null,
  asOf: null,
};
const pick = (reach: number, country?: string) => ({
  reach,
  measures: { ...measures, ...(country !== undefined && { country }) },
});

test("people are added up by the country of their creators, most first, and who lives nowhere known is in none", () => {
  expect(sharesOf([pick(1000, "AT"), pick(4000, "DE"), pick(500), pick(2000, "DE"), { reach: 300 }])).toEqual(
    [
      { country: "DE", people: 6000, creators: 2 },
      { country: "AT", people: 1000, creators: 1 },
    ],
  );
});

test("the title says which country brings most, and claims nothing where nobody is reached", () => {
  const shares = sharesOf([pick(1000, "AT"), pick(3000, "DE")]);

  expect(marketTitle(shares)).toBe(`${formatPercent(75, 0)} of the people come from creators in Germany`);
  expect(marketTitle(sharesOf([pick(0, "AT"), pick(0, "DE")]))).toBe("People by country of their creators");
  expect(marketTitle([])).toBe("");
});
