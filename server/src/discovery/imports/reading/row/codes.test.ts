import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readCode } from "./codes.ts";

test.each([
  ["ANA10", "ANA10"],
  [" bron  15 ", "bron 15"],
  ["ANA-10", "ANA-10"],
  ["SAVE&WIN", "SAVE&WIN"],
  ["ANA/10", "ANA/10"],
  ["10+ANA", "10+ANA"],
  ["ANA10 + BEN15", null],
  ["ANA10+BEN15", null],
  ["ANA / ANA2", null],
  ["ANA, BEN", null],
  ["ANA;BEN", null],
  ["ANA|BEN", null],
  ["ANA & BEN", null],
  ["none, she said", null],
  ["SPRING (newsletter only)", "SPRING"],
])("of “%s” the code is %s", (cell, code) => {
  expect(readCode(cell)).toBe(code);
});

test("of an order two codes, or a sentence, are kept as they are written", () => {
  const reading = read(
    [
      "Order;Date;Code;Amount",
      "#1;2026-05-02;JESS10 + KITCHEN20;€ 30",
      "#2;2026-05-03;none - TikTok sent her;€ 20",
      "#3;2026-05-04;JESS10;€ 10",
    ].join("\n"),
  );

  expect(reading.records.map((record) => ("code" in record ? [record.code, record.fields] : []))).toEqual([
    [null, { Code: "JESS10 + KITCHEN20" }],
    [null, { Code: "none - TikTok sent her" }],
    ["JESS10", {}],
  ]);
  expect(reading.problems).toEqual([
    {
      line: 2,
      column: "Code",
      message: "“JESS10 + KITCHEN20” cannot be read as one code. It is kept as it is written.",
    },
    {
      line: 3,
      column: "Code",
      message: "“none - TikTok sent her” cannot be read as one code. It is kept as it is written.",
    },
  ]);
});
