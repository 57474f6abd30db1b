import { expect, test } from "vitest";
import { readOffers, saysMoreThanOffers } from "./offers.ts";

test.each([
  ["£600ish", "600 GBP"],
  ["600-ish", "600"],
  ["500ish €", "500 EUR"],
  ["5kish", "5000"],
  ["around 450", "450"],
  ["about 450 €", "450 EUR"],
  ["roughly 500 €", "500 EUR"],
  ["approximately 500", "500"],
  ["500 or so", "500"],
  ["ungefähr 500", "500"],
  ["so um die 500", "500"],
  ["500 oder so", "500"],
  ["environ 500 €", "500 EUR"],
  ["à peu près 500", "500"],
  ["dans les 500", "500"],
  ["autour de 500", "500"],
  ["unos 500", "500"],
  ["unas 500", "500"],
  ["alrededor de 500", "500"],
  ["500 más o menos", "500"],
  ["uns 500", "500"],
  ["umas 500", "500"],
  ["por volta de 500", "500"],
  ["mais ou menos 500", "500"],
  ["circa 500", "500"],
  ["500 circa", "500"],
  ["lagbhag 5000", "5000"],
  ["kareeb 5000", "5000"],
  ["400 + km", "400"],
  ["400 € + Anfahrt", "400 EUR"],
  ["400 € + frais de route", "400 EUR"],
])("“%s” is near to %s, and is kept as it is written", (cell, price) => {
  expect(told(cell)).toEqual([price]);
  expect(saysMoreThanOffers(cell)).toBe(true);
});

test.each([
  ["R$ 9 mil o vídeo", ["9000 BRL video"]],
  ["500 € a story", ["500 EUR story"]],
  ["mil euros", ["1000 EUR"]],
  ["mil reais o reel", ["1000 BRL reel"]],
  ["1 mil reais", ["1000 BRL"]],
  ["mil dólares las 2 historias", ["1000 USD bundle"]],
  ["1000 euros las historias", ["1000 EUR story"]],
  ["3 mil reels + 900 stories", ["3000 reel", "900 story"]],
  ["500 + IVA", ["500"]],
  ["reels de 1.000 a 1.300", ["1000–1300 reel"]],
])("“%s” is %j", (cell, prices) => {
  expect(told(cell)).toEqual(prices);
});

test.each(["500 + Story", "500 + 3 months usage"])(
  "“%s” names what is on top, or is no single price",
  (cell) => {
    expect(saysMoreThanOffers(cell)).toBe(false);
  },
);

test.each(["Spanish 500", "mil", "dishes 12"])("“%s” is near to no price", (cell) => {
  expect(told(cell)).toEqual([]);
});

function told(cell: string): string[] {
  return readOffers(cell, null).map(({ amount, upTo, currency, format }) =>
    [upTo === undefined ? amount : `${amount}–${upTo}`, currency, format]
      .filter((part) => part !== null)
      .join(" "),
  );
}
