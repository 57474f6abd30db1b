import { expect, test } from "vitest";
import { creatorOf } from "#/features/discovery/results/creator.fixtures.ts";
import { creatorsCsv } from "./export.rules.ts";

test("a file holds the columns of which somebody has a value, as an import reads them again", () => {
  const ana = creatorOf({
    name: 'Ana "A" Lima',
    followers: 12_500,
    engagementRate: 3.1,
    categories: ["home-decor"],
  });
  const ben = creatorOf({
    handle: "ben",
    name: "=Ben",
    price: { amount: 90_000, currency: "EUR", per: "reel" },
  });

  expect(creatorsCsv([ana, ben], { seesPrices: true }).split("\r\n")).toEqual([
    "Name,Handle,Platform,Followers,Engagement rate,Categories,Price,Currency,Price per",
    '"Ana ""A"" Lima",ana,Instagram,12500,3.1%,Home decor,,,',
    "'=Ben,ben,Instagram,,,,900,EUR,reel",
  ]);
  expect(creatorsCsv([ben], { seesPrices: false })).not.toContain("900");
});
