import { expect, test } from "vitest";
import { threadAsMarkdown } from "./thread-markdown.ts";

const asked = (text: string) => ({ role: "user", parts: [{ type: "text", text }] });
const answered = (...parts: { type: string; [more: string]: unknown }[]) => ({ role: "assistant", parts });
const row = {
  creatorId: "1",
  platform: "instagram",
  handle: "anna_b",
  name: "Anna | B",
  followers: 12_000,
  engagementRate: 3.2,
  views: null,
  price: { amount: 30_000, currency: "EUR", per: "reel" },
  cpm: null,
  country: "DE",
  city: null,
};
const compared = {
  type: "tool-compare_creators",
  output: { rows: [row], missing: [], asOf: "2026-11-21T10:00:00.000Z", sources: [] },
};
const comparedFor = (seesPrices: boolean) =>
  threadAsMarkdown({ title: "T", messages: [answered(compared)], seesPrices });

test("what was asked is a quote, an answer has its figures and its table", () => {
  const source = {
    metric: "plan.counts",
    label: "Creators",
    definition: "Count",
    inputs: [],
    sample: null,
    asOf: null,
    source: null,
  };
  const text = threadAsMarkdown({
    title: "Spring *2027*",
    messages: [
      asked("who is cheaper?\n@anna_b or @ben"),
      answered(
        { type: "text", text: "There are " },
        { type: "data-unverified", text: "", data: { text: "9" } },
        { type: "data-figure", data: { value: "12", unit: "words", source } },
        { type: "text", text: " of them." },
      ),
    ],
    seesPrices: true,
  });

  expect(text).toBe(
    "# Spring \\*2027\\*\n\n> who is cheaper?\n> @anna\\_b or @ben\n\nThere are 9 (not checked)12 of them.\n",
  );
});

test("a table of creators has no prices for whoever sees none", () => {
  expect(comparedFor(true)).toContain(
    "| Creator | Followers | Engagement rate | Views | Price | Country |\n| --- | --- | --- | --- | --- | --- |\n| @anna\\_b | 12.00K | 3.20% | NA | €300 | Germany |",
  );
  expect(comparedFor(false)).not.toContain("€300");
});

test("the text of a file stands as a quote below its name", () => {
  const file = { type: "data-attachment", data: { name: "brief.txt", text: "Tea\nin Germany" } };

  const written = threadAsMarkdown({
    title: "Tea",
    messages: [{ role: "user", parts: [file] }],
    seesPrices: true,
  });

  expect(written).toContain("> *Text of brief.txt:*\n>\n> Tea\n> in Germany");
});
