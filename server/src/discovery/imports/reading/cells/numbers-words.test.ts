import { expect, test } from "vitest";
import { countedIn, findDecimalMark, isNotKnown, lowerEnd, readNumber } from "./numbers.ts";

test("cells that say “not known” are told from words and signs", () => {
  const unknown =
    "- – — -- --- . ? ?? n/a N/A n/a' na n.a. n.a n/d nd s/d k.a. null nil none nan unknown undefined #n/a #na #valor! #value! #wert! #valeur! #ref! #div/0! #name? #num! #error! #nv #n/d #null! #¡VALOR! Ｎ／Ａ".split(
      " ",
    );

  expect(["", " ", "N / A", ...unknown].filter((cell) => !isNotKnown(cell))).toEqual([]);
  expect("nobody,naan,@-,+,0,----,x-,-x,n,nonee,ninguno".split(",").filter(isNotKnown)).toEqual([]);
  expect(["".padEnd(61), "-".padStart(60), "-".padStart(61), "n".padStart(61)].map(isNotKnown)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const KINDS = ["count", "average", "rate", "money"] as const;

test.each<[string, (number | null)[]]>([
  ["1.234; 1,234", [1234, 1234, 1.234, 1234]],
  ["1.5; 1,5", [null, 2, 1.5, 1.5]],
  [
    "1.5k; 1,5K; 1.5K+; 1.5 k; 1.5k.; 1500 followers; ~1.5k; 1.5k Follower; 1.5e3; 1,5E+03; 1.50E+03; 1,500E+3; 1.5T; 1.5 t; 1.5 Tsd; ca. 1500; approx 1500; about 1500; ≈1500; 1 500; 1'500; 1’500; +1500; 1500.-; 1500,-; 1500,–; 1500/-; 1500,--",
    [1500, 1500, 1500, 1500],
  ],
  ["1,234.5; 1.234,5", [null, 1235, 1234.5, 1234.5]],
  ["5 %; 5%; %5; % 5; 5 percent; 5 Prozent; 5%+", [5, 5, 5, 5]],
  ["3 Mio; 3 Mio.; 3M; 300万; 30 lakh", [3e6, 3e6, 3e6, 3e6]],
  ["1e12; 1000000000000", [1e12, 1e12, 1e12, 1e12]],
  ["2亿", [2e8, 2e8, 2e8, 2e8]],
  ["1.2345678k", [1235, 1235, 1234.5678, 1234.5678]],
  [
    "1e13; 1000000000001; -5; 5 xyz; 1.2.3; 1 23; x5; 5x; ٣; 1.2E+6x; x1.2E+6; 12.5e3; 1e123; soon; 1 2345; ; k; %; approximately 5; vaca 5; 1500.-x; 5 % off; 5.. -; 5%5; %5+",
    [null, null, null, null],
  ],
])("as a count, an average, a rate and money “%s” are %j", (cells, values) => {
  const all = cells.split("; ");

  expect(all.map((cell) => [cell, KINDS.map((kind) => readNumber(cell, kind, null)?.value ?? null)])).toEqual(
    all.map((cell) => [cell, values]),
  );
});

test("a sign of per cent is told, and a cell of more than sixty letters is a sentence", () => {
  expect(
    ["5", "5 %", "% 5", "5 percent", "5 k"].map((cell) => readNumber(cell, "rate", null)?.isPercent),
  ).toEqual([false, true, true, true, false]);
  expect([60, 61].map((length) => readNumber("5".padStart(length), "count", null)?.value)).toEqual([
    5,
    undefined,
  ]);
  expect([60, 61].map((length) => countedIn("5 lakh".padStart(length)))).toEqual(["INR", null]);
  expect([60, 61].map((length) => findDecimalMark(["1,5".padStart(length)]))).toEqual([",", null]);
});

test("one mark with three digits behind it follows the column's mark for money and shortened counts", () => {
  expect(
    ([null, ".", ","] as const).map((mark) =>
      (["1.234", "1,234", "1.234k", "1,234k"] as const).map((cell) =>
        KINDS.map((kind) => readNumber(cell, kind, mark)?.value),
      ),
    ),
  ).toEqual([
    [
      [1234, 1234, 1.234, 1234],
      [1234, 1234, 1.234, 1234],
      [1234, 1234, 1234, 1234],
      [1234, 1234, 1234, 1234],
    ],
    [
      [1234, 1234, 1.234, 1.234],
      [1234, 1234, 1.234, 1234],
      [1234, 1234, 1234, 1234],
      [1_234_000, 1_234_000, 1234, 1_234_000],
    ],
    [
      [1234, 1234, 1.234, 1234],
      [1234, 1234, 1.234, 1.234],
      [1_234_000, 1_234_000, 1234, 1_234_000],
      [1234, 1234, 1234, 1234],
    ],
  ]);
});

test.each([
  [["1,5"], ","],
  [["1.5"], "."],
  [["1.234,5k"], ","],
  [["1.234", "x", ""], null],
  [["1,5", "1.5"], null],
  [["1,5", "1.5", "2.5"], "."],
  [["1,5", "2,5", "2.5"], ","],
])("of %j the decimal mark is %s", (cells, mark) => {
  expect(findDecimalMark(cells)).toBe(mark);
});

test("lakh and crore count rupees", () => {
  expect(["5 lakh", "5 cr", "5k", "5", "lakh", ""].map(countedIn)).toEqual([
    "INR",
    "INR",
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ["12k-15k", "12k"],
  ["12-15k", "12k"],
  ["12 - 15", "12"],
  ["12 Tsd. – 15 Tsd.", "12 Tsd."],
  ["12k to 15k", "12k"],
  ["12k bis 15k", "12k"],
  ["12k à 15k", "12k"],
  ["12k-~15k", "12k"],
  ["15-12k", null],
  ["12-12", null],
  ["5 %-10 %", null],
  ["5-10 %", null],
  ["12k", null],
  ["a-b", null],
  ["12-15\nx", null],
  ["x\n12-15", null],
])("the lower end of “%s” is %s", (cell, low) => {
  expect(lowerEnd(cell)).toBe(low);
});

test("what a spreadsheet writes where a formula failed is not known, a hashtag is a word", () => {
  const failed = "#NOMBRE? #¿NOMBRE? #¡REF! #BEZUG! #NOM? #NAZWA? #ARG! #DIV/0! #¡VALOR! #ERROR!".split(" ");

  expect(failed.filter((cell) => !isNotKnown(cell))).toEqual([]);
  expect(["#vegan", "#wow!", "#1", "#nameless?"].filter(isNotKnown)).toEqual([]);
});
