import type { CreatorPrice } from "@app/contract/discovery/creator-edits";
import { expect, test } from "vitest";
import type { AccountPrice } from "#/discovery/discovery.tables.ts";
import { editPrice } from "./creator-prices.rules.ts";

const price = (per: CreatorPrice["per"], amount: number): CreatorPrice => ({ amount, currency: "EUR", per });
const reel: AccountPrice = { ...price("reel", 120_000), upTo: 150_000, usageMonths: 3 };
const story = price("story", 40_000);
const unsaid = price(null, 90_000);

test.each<[string, AccountPrice[], CreatorPrice | null, AccountPrice[]]>([
  ["of a new format", [reel, story], price("carousel", 70_000), [price("carousel", 70_000), reel, story]],
  ["of the same format", [reel, story], price("story", 45_000), [reel, price("story", 45_000)]],
  ["where none has a format", [unsaid], price("reel", 99_000), [price("reel", 99_000)]],
  ["without a format", [reel], unsaid, [unsaid, reel]],
  ["where nothing is known", [], story, [story]],
  ["that is cleared", [reel, story], null, [story]],
])(
  "a typed price %s leaves those of other formats alone, and is undone exactly",
  (_, known, typed, wanted) => {
    const edit = editPrice(known, typed, undefined);
    const previous = edit.replaced && price(formatOf(edit.replaced), edit.replaced.amount);

    expect(edit.prices).toEqual(wanted);
    expect(editPrice(edit.prices, previous, known).prices).toEqual(known);
  },
);

test("an edit that was undone can be done again", () => {
  const known = [reel, story];
  const edit = editPrice(known, price("carousel", 70_000), undefined);
  const undone = editPrice(edit.prices, null, known);

  expect(editPrice(undone.prices, price("carousel", 70_000), edit.prices).prices).toEqual(edit.prices);
});

test("a price typed as it is keeps its terms, and clearing it later takes it away", () => {
  const known = [reel, story];
  const typed = editPrice(known, price("reel", 120_000), undefined);

  expect(typed).toEqual({ prices: known, replaced: reel });
  expect(editPrice(typed.prices, null, known).prices).toEqual([story]);
});

function formatOf(of: AccountPrice): CreatorPrice["per"] {
  return of.per === "reel" || of.per === "story" || of.per === "carousel" ? of.per : null;
}
