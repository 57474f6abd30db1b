import { array, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { processorMs } from "#/acceptance/processor-time.fixtures.ts";
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

test("hostile cells and very wide rows are read quickly", () => {
  const long = [`${"1".repeat(200_000)}x`, "(".repeat(200_000), "a.".repeat(100_000), "@".repeat(200_000)];
  const text = [...long.map((one) => `${one},${one},${one}`), ",".repeat(100_000)].join("\n");
  const taken = processorMs(() => {
    const reading = read(`handle,followers,country\n${text}`);
    expect(reading.columns).toHaveLength(200);
  });

  expect(taken).toBeLessThan(10_000);
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
    { numRuns: 150 },
  );
});
