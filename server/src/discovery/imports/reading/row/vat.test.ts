import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readVatCell } from "./vat.ts";

test.each([
  ["yes", "GST", "included"],
  ["no", "GST", "excluded"],
  ["ja", "MwSt", "included"],
  ["nein", "inkl. MwSt?", "excluded"],
  ["ja", "plus MwSt", "excluded"],
  ["yes", "GST extra?", "excluded"],
  ["no", "GST extra?", "included"],
  ["sim", "com IVA", "included"],
  ["oui", "TVA en sus", "excluded"],
  ["18% extra", "GST", "excluded"],
  ["yes @18%", "GST", "included"],
  ["GST incl.", "GST", "included"],
  ["zzgl. 19 %", "MwSt.", "excluded"],
  ["19 %", "MwSt.", null],
  ["not registered", "GST", null],
  ["non-VAT", "VAT", null],
  ["keine USt", "Steuer", null],
])("“%s” below “%s” means that taxes are %s", (cell, header, wanted) => {
  expect(readVatCell(cell, header)).toBe(wanted);
});

test("a column of taxes belongs to the price, and what does not read as one is kept as it is written", () => {
  const { accounts } = read(
    [
      "Handle;Platform;Price;GST extra?",
      "@ana;Instagram;12000;yes",
      "@ben;Instagram;15000;no",
      "@cid;Instagram;15000;only in Goa",
    ].join("\n"),
    { currency: "INR" },
  );

  expect(accounts.map(({ values: { prices, own } }) => [prices?.[0]?.vat, own])).toEqual([
    ["excluded", undefined],
    ["included", undefined],
    [undefined, { "GST extra?": { kind: "text", value: "only in Goa" } }],
  ]);
});

test("where prices or a title say what is in them, a bare word for taxes is kept as it is written", () => {
  const rows = ["@ana;Instagram;12000;9000;yes", "@ben;Instagram;15000;;no"];

  expect(vatsOf(["Handle;Platform;Reel price (excl. GST);Story price;GST?", ...rows])).toEqual([
    [["excluded", undefined], kept("yes")],
    [["excluded"], kept("no")],
  ]);
  expect(vatsOf(["All prices net;;;;", "Handle;Platform;Reel price;Story price;GST?", ...rows])).toEqual([
    [["excluded", "excluded"], kept("yes")],
    [["excluded"], kept("no")],
  ]);
  expect(vatsOf(["Handle;Platform;Reel price (excl. GST);Story price;GST extra?", ...rows])).toEqual([
    [["excluded", "excluded"], undefined],
    [["excluded"], { "GST extra?": { kind: "text", value: "no" } }],
  ]);
});

/** Of each account: what its prices say of taxes, and what stands beside them. */
function vatsOf(lines: string[]) {
  return read(lines.join("\n"), { currency: "INR" }).accounts.map(({ values: { prices, own } }) => [
    prices?.map(({ vat }) => vat),
    own,
  ]);
}

function kept(value: string) {
  return { "GST?": { kind: "text", value } };
}
