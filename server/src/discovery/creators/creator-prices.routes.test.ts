import type { CreatorEdited } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const REEL = { amount: 120_000, currency: "EUR", per: "reel" };
const STORY = { amount: 40_000, currency: "EUR", per: "story" };

test("a price by hand takes the place of the one for its format and leaves the others, and undoing gives back the list", async () => {
  const { write, prices } = await hugo([REEL, STORY]);

  const carousel = await write({ price: { amount: 60_000, currency: "EUR", per: "carousel" } });
  expect(await prices()).toEqual(["carousel 60000", "reel 120000", "story 40000"]);
  await write({ price: { ...REEL, amount: 90_000, usageMonths: 3 } });
  expect(await prices()).toEqual(["reel 90000 for 3 months", "carousel 60000", "story 40000"]);
  await write({ prices: carousel.previous.prices });
  expect(await prices()).toEqual(["reel 120000", "story 40000"]);
});

test("a price for a format takes the place of the one of which nobody said what for", async () => {
  const { write, prices } = await hugo([{ ...REEL, per: null }]);

  await write({ price: STORY });

  expect(await prices()).toEqual(["story 40000"]);
});

/** A creator with these prices, as their account has them. */
async function hugo(before: object[]) {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "handle,platform\nhugo,instagram" });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json<{ items: { id: string }[] }>();
  const url = `/api/v1/creators/${items[0]?.id}`;
  const read = async () => (await ana("GET", url)).json<CreatorProfile>();
  const write = async (change: object) => {
    const response = await ana("PATCH", url, { ...change, version: (await read()).version });
    expect(response.statusCode).toBe(200);
    return response.json<CreatorEdited>();
  };
  await write({ prices: before });
  const prices = async () =>
    (await read()).accounts[0]?.prices.map(
      ({ format, amount, usageMonths }) =>
        `${format} ${amount}${usageMonths === null ? "" : ` for ${usageMonths} months`}`,
    );
  return { write, prices };
}
