import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

const priceOf = (reading: ReturnType<typeof read>) => reading.accounts[0]?.values.prices?.[0];

test.each([
  ["Instagram;Reel (ZAR)\n@thandi.b;R 1,200", 1200, "ZAR"],
  ["Instagram;Country;Reel rate\n@thandi.b;South Africa;R12 500,50", 12_500.5, "ZAR"],
  ["South Africa – lifestyle shortlist;\nInstagram;Reel rate\n@thandi.b;R 9.5k", 9500, "ZAR"],
  ["Instagram;City;Reel rate\n@thandi.b;Cape Town;R8,000 per reel", 8000, "ZAR"],
  ["Instagram;Country;Reel rate\n@mika.m;Philippines;P30,000", 30_000, "PHP"],
  ["Instagram;Country;Reel rate\n@ade.o;Nigeria;N150k", 150_000, "NGN"],
] as const)(
  "%j: a letter in front of an amount is the currency that something names",
  (text, amount, currency) => {
    expect(priceOf(read(text, { currency: "EUR" }))).toMatchObject({ amount, currency });
  },
);

test("the workspace's own currency says it as well, also of what a code sold", () => {
  const { records } = read(
    "Code;Orders;Sales\nTHANDI10;61;R 48 312,50\nZOLA15;9;R7,020.00\nMEGAN5;0;R 0,00",
    {
      currency: "ZAR",
      kind: "orders",
    },
  );

  expect(records).toMatchObject([
    { amount: { amount: 48_312.5, currency: "ZAR" } },
    { amount: { amount: 7020, currency: "ZAR" } },
    { amount: { amount: 0, currency: "ZAR" } },
  ]);
});

test("where nothing says whose letter it is, or it is that of a reel, it is no currency", () => {
  const open = read("Instagram;Reel rate\n@thandi.b;R 1,200", { currency: "EUR" });
  const letters = read("Instagram;Country;Rates\n@thandi.b;South Africa;R 18000 / S 4000", {
    currency: "ZAR",
  });

  expect([priceOf(open), open.openSigns]).toEqual([undefined, 1]);
  expect(letters.accounts[0]?.values.prices).toMatchObject([
    { amount: 18_000, format: "reel" },
    { amount: 4000, format: "story" },
  ]);
});

test.each(["Q4 2025", "R2", "P100-B", "Rev 3", "Nr 500"])("“%s” is no amount", (cell) => {
  expect(priceOf(read(`Instagram;Country;Rate\n@thandi.b;South Africa;${cell}`))).toBeUndefined();
});
