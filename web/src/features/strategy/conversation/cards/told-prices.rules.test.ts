import type { CreatorProfile } from "@app/contract/discovery/creators";
import { inEnglish } from "@app/contract/strategy/answers/phrases";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { expect, test } from "vitest";
import { keepingOf } from "./told-prices.rules.ts";

const EUROS = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const told = (part: Partial<ToldPrice>): ToldPrice => ({
  creatorId: "c",
  accountId: "a",
  handle: "lena",
  price: null,
  per: null,
  ...part,
});
const USAGE = { right: "usage", months: 6, fee: EUROS(400) } as const;
const nobody = (notes: string | null = null): Pick<CreatorProfile, "accounts" | "notes"> => ({
  accounts: [],
  notes,
});

test("a price of pieces of one format is kept as that of one", () => {
  const part = { price: EUROS(2000), pieces: [{ format: "reel", count: 3 }] };

  expect(keepingOf(told(part), nobody(), inEnglish)).toMatchObject({
    as: "price",
    edit: { price: { amount: 66_667, currency: "EUR", per: "reel" } },
  });
});

test("rights alone are offered as a note behind the notes there are, and once", () => {
  const fee = told({ rightsFees: [USAGE] });

  expect(keepingOf(fee, nobody("Likes tea."), inEnglish)).toEqual({
    as: "note",
    edit: { notes: "Likes tea.\n6 months of usage for €400" },
  });
  expect(keepingOf(fee, nobody("6 months of usage for €400"), inEnglish)).toBeNull();
  expect(keepingOf(told({ price: EUROS(500), isFlat: true }), nobody(), inEnglish)?.edit).toEqual({
    notes: "Asks €500 for everything.",
  });
});
