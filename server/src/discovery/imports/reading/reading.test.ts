import { array, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { keys, read, reasons } from "./reading.fixtures.ts";

test("titles, repeated headings, totals and footnotes are skipped with a reason", () => {
  const reading = read(
    "Handle,Platform,Followers\nana,instagram,5\nHandle,Platform,Followers\nTotal,,5\n* figures of June,,\nSource: own list,,\nGesamt,,",
  );

  expect(reasons(reading)).toEqual([
    [3, "Heading inside the table"],
    [4, "Total"],
    [5, "Note, no account"],
    [6, "Note, no account"],
    [7, "Total"],
  ]);
});

test("a row that looks like a creator but names no account fails with what stands there", () => {
  const reading = read("Name,Link,Followers\nJoana,ask Joana,100\nNuno,@nuno,200\nInês,,300");

  expect(reading.rows.map(({ leftOut }) => leftOut)).toEqual([
    { kind: "failed", reason: "“ask Joana” is no handle or address" },
    { kind: "failed", reason: "“@nuno” has no platform" },
    { kind: "failed", reason: "Handle and link are empty" },
  ]);
  expect(reading.withoutPlatform).toBe(1);
});

test.each([" ,, ", "\n\n ,, \n", ";;\n;;", "\t\t\n \t\t", '"",""\n"",""', "|"])(
  "a table of blank cells has no rows: %j",
  (text) => {
    const reading = read(text);

    expect(reading.rows).toEqual([]);
  },
);

test("blank cells among others are an empty row, and no account", () => {
  const reading = read("Handle,Platform\nana,instagram\n,\n");

  expect(reasons(reading)).toEqual([[3, "Empty row"]]);
  expect(keys(reading)).toEqual(["instagram ana"]);
});

const cell = oneof(
  constantFrom(
    "",
    "@ana",
    "ben",
    "instagram.com/cid",
    "https://x.example/a",
    "Total",
    "TikTok",
    "12.5K",
    "3,1 %",
    "Spain",
    "a@b.c",
    "tbd",
    "#VALOR!",
    "handle",
    "name",
    "1.200 €",
    '"',
    "'",
  ),
  string({ unit: "grapheme", maxLength: 8 }),
);

test("any table is read without a throw, every row has one outcome, and reading it again gives the same", () => {
  const table = record({
    rows: array(array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 }),
    delimiter: constantFrom(",", ";", "\t", "|"),
    platform: constantFrom(null, "instagram" as const, "youtube" as const),
  });
  assert(
    property(table, ({ rows, delimiter, platform }) => {
      const text = rows.map((row) => row.join(delimiter)).join("\n");
      const first = read(text, { platform });

      expect(first.rows.every(({ accounts, leftOut }) => accounts.length > 0 !== (leftOut !== null))).toBe(
        true,
      );
      expect(new Set(keys(first)).size).toBe(first.accounts.length);
      expect(first.accounts.every(({ handle }) => handle !== "")).toBe(true);
      expect(read(text, { platform })).toEqual(first);
    }),
    { numRuns: byLength({ short: 150, long: 600 }) },
  );
});
