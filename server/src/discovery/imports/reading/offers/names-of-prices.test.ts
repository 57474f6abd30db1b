import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const pricesOf = (text: string, mapping: { index: number; field: "price" }[] = []) =>
  read(text, { platform: "instagram", mapping }).accounts.map(({ values }) =>
    (values.prices ?? []).map(({ amount, currency, format }) => [amount, currency, format]),
  );
const [reel, story, post] = [
  [900, "EUR", "reel"],
  [300, "EUR", "story"],
  [500, "EUR", "post"],
];

test.each([
  ["in the cell", "Handle,Price\n@nia.cole,Reel/Story/Post 900/300/500 €"],
  [
    "in a column beside",
    'Handle,Format,Price (EUR)\n@nia.cole,"Reel, Story, Post","900, 300, 500"\n@sam.roe,Reel,800',
  ],
  [
    "with a plus",
    "Handle,Format,Price (EUR)\n@nia.cole,Reel + Story + Post,900 + 300 + 500\n@sam.roe,Reel,800",
  ],
])("as many prices as kinds of posts are one of each: %s", (_, text) => {
  expect(pricesOf(text)[0]).toEqual([reel, story, post]);
});

test("a header that lists kinds of posts names the prices below, once it is said to be of prices", () => {
  const text = "Handle,Reel / Story / Post (EUR)\n@nia.cole,900 / 300 / 500";

  expect(pricesOf(text, [{ index: 1, field: "price" }])).toEqual([[reel, story, post]]);
});

test.each(["900 / 300", "900 / 300 / 500 / 100", "900 / 1100 / 1300 (3x)"])(
  "prices that are more or fewer than the kinds of posts are of none: %s",
  (prices) => {
    expect(pricesOf(`Handle,Format,Price\n@nia.cole,Reel / Story / Post,"${prices}"`)).toEqual([[]]);
  },
);

test.each([
  ["a tax", "Reel + Story", "900 + 19%"],
  ["a bound", "Reel + Story", "800 / 1000"],
  ["a time", "Reel / Story", "900 / 30 days"],
])("what stands beside a price of both is no price of the second: %s", (_, format, price) => {
  const [first = []] = pricesOf(`Handle,Format,Price\n@nia.cole,${format},${price}\n@sam.roe,Reel,800`);

  expect(first.map(([, , kind]) => kind)).not.toContain("story");
});
