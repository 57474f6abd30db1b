import { expect, test } from "vitest";
import { keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readOffers, saysMoreThanOffers } from "./offers.ts";

test.each([
  ["entre 150 et 200", 150, 200, null],
  ["entre 150 y 200 €", 150, 200, "EUR"],
  ["entre R$ 150 e 200", 150, 200, "BRL"],
  ["between £150 and £200", 150, 200, "GBP"],
  ["zwischen 150 und 200 €", 150, 200, "EUR"],
  ["tra 150 e 200 €", 150, 200, "EUR"],
  ["1 800 $ CAD", 1800, undefined, "CAD"],
  ["1,800 $USD", 1800, undefined, "USD"],
  ["$ 500 AUD", 500, undefined, "AUD"],
  ["500 $ MXN", 500, undefined, "MXN"],
  ["500$ COP", 500, undefined, "COP"],
  ["COL$ 7500000", 7_500_000, undefined, "COP"],
  ["800 c/u", 800, undefined, null],
  ["800 cada uno", 800, undefined, null],
  ["800 cada una", 800, undefined, null],
  ["800 € each", 800, undefined, "EUR"],
  ["800 € pro Stück", 800, undefined, "EUR"],
  ["800 € je Stück", 800, undefined, "EUR"],
  ["800 € l'unité", 800, undefined, "EUR"],
  ["800 € à l’unité", 800, undefined, "EUR"],
  ["800 por unidad", 800, undefined, null],
  ["800 por unidade", 800, undefined, null],
  ["USD 400 o 1,6 millones COP", 400, undefined, "USD"],
  ["400 € or £350", 400, undefined, "EUR"],
  ["400 € oder 350 CHF", 400, undefined, "EUR"],
  ["400 € ou 350 CHF", 400, undefined, "EUR"],
  ["400 € ya ₹35000", 400, undefined, "EUR"],
])("“%s” is a price of %s", (cell, amount, upTo, currency) => {
  expect(readOffers(cell, null)).toEqual([
    { amount, ...(upTo !== undefined && { upTo }), currency, format: null },
  ]);
});

test("of a price in two currencies the cell stays beside the first; two prices in one are none", () => {
  expect(saysMoreThanOffers("USD 400 o 1,6 millones COP")).toBe(true);
  expect(readOffers("400 € or 350 €", null)).toEqual([]);
  expect(readOffers("400 € or 350", null)).toEqual([]);
});

test.each(["18.2k & 9k", "18.2k, 9k", "18.2k + 9k", "18.2k / 9k"])(
  "“%s” beside one handle on two platforms are the followers of each, in their order",
  (cell) => {
    const { accounts } = read(
      `Name;Socials;Size\nAoife;@aoifeeats (tiktok + insta);${cell}\nBen;IG @ben;100`,
    );

    expect(accounts.map(({ key, values }) => `${key} ${values.followers}`)).toEqual([
      "tiktok aoifeeats 18200",
      "instagram aoifeeats 9000",
      "instagram ben 100",
    ]);
  },
);

test("“Seg. (mil)” counts the followers in thousands", () => {
  const { accounts } = read("@;Rede;Seg. (mil)\n@ana;IG;182,4\n@ben;IG;2,3 mi\n@cid;TT;95");

  expect(accounts.map(({ values }) => values.followers)).toEqual([182_400, 2_300_000, 95_000]);
  expect(keys(read("@;Rede;Seg.\n@ana;IG;1200")).length).toBe(1);
});
