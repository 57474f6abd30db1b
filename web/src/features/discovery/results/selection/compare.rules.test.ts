import { expect, test } from "vitest";
import { creatorOf } from "#/features/discovery/results/creator.fixtures.ts";
import { comparedFigures, comparedTexts } from "./compare.rules.ts";

const ANA = creatorOf({ followers: 200, price: { amount: 500, currency: "EUR", per: null }, country: "BR" });
const BEN = creatorOf({ handle: "ben", followers: 50 });
const CLO = creatorOf({ handle: "clo", price: { amount: 900, currency: "USD", per: null } });

test("each figure is held against the largest, and what nobody has is no line", () => {
  const lines = comparedFigures([ANA, BEN], { seesPrices: true });

  expect(lines.map(({ label, cells }) => [label, cells.map(({ share }) => share)])).toEqual([
    ["Followers", [1, 0.25]],
    ["Price", [1, null]],
  ]);
});

test("prices of two currencies are not held against each other, and not shown to whoever sees none", () => {
  const [, price] = comparedFigures([ANA, CLO], { seesPrices: true });

  expect(price?.cells.map(({ share }) => share)).toEqual([null, null]);
  expect(comparedFigures([ANA, CLO], { seesPrices: false }).map(({ label }) => label)).toEqual(["Followers"]);
});

test("words stand where somebody has them", () => {
  expect(comparedTexts([ANA, BEN], "UTC")).toEqual([{ label: "Country", texts: ["Brazil", null] }]);
});
