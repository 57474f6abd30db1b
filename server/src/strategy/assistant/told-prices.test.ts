import { expect, test } from "vitest";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { toldPrices } from "./told-prices.ts";

const PRICE = { amount: 150_000, currency: "EUR" };
const TOLD = { prices: [{ handle: "lena", price: PRICE, per: "reel", usageMonths: 3 }] };
const lena = (platform: string) => candidate("lena", { accountId: `lena ${platform}`, platform });

test("a price that was told can be kept on the one account of that handle, with its format and months", () => {
  expect(toldPrices(TOLD, ["lena"], [lena("instagram"), candidate("tom")])).toEqual([
    {
      creatorId: lena("instagram").creatorId,
      accountId: "lena instagram",
      handle: "lena",
      price: PRICE,
      per: "reel",
      usageMonths: 3,
    },
  ]);
});

test("nothing is offered of a handle with several accounts, of a stranger, or of a price told before", () => {
  expect(toldPrices(TOLD, ["lena"], [lena("instagram"), lena("tiktok")])).toEqual([]);
  expect(toldPrices(TOLD, ["lena"], [candidate("tom")])).toEqual([]);
  expect(toldPrices(TOLD, [], [lena("instagram")])).toEqual([]);
});
