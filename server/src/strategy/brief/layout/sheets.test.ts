import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const context = { today: "2026-11-28", currency: "EUR" };

test("rows of a label and its value are read as a brief with labels", () => {
  const sheet = [
    "Produkt | Kinderwagen Luna",
    "Märkte | AT, DE",
    "Budget | 30.000 €",
    "Creator | 12",
    "Ausschluss | @mamablog.xy",
  ].join("\n");
  expect(readText(sheet, context).stated).toMatchObject({
    product: "Kinderwagen Luna",
    budget: { amount: 3_000_000, currency: "EUR" },
    filters: { country: ["AT", "DE"] },
    maxCreators: 12,
    never: ["mamablog.xy"],
  });
});

test("a table with its places in the first line is read as one with its places in the first column", () => {
  const table = [
    "| | UK | Ireland |",
    "| budget | £12,000 | £4,000 |",
    "| creators | 6 | 2 |",
    "| dates | 3 Feb - 28 Feb | 3 Feb - 28 Feb |",
    "Vegan snacks. TikTok only.",
  ].join("\n");
  expect(readText(table, context).stated).toMatchObject({
    budget: { amount: 1_600_000, currency: "GBP" },
    filters: { country: ["GB", "IE"], platform: ["tiktok"] },
    flight: { from: "2027-02-03", to: "2027-02-28" },
    maxCreators: 8,
  });
});
