import { expect, test } from "vitest";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readDay, readMomentIn } from "./day-spans.ts";
import type { DaySpan } from "./day-spans.ts";

const NOTHING: DaySpan = { days: null, year: null, today: null };
const OCTOBER: DaySpan["days"] = ["2026-10-02", "2026-10-20"];
const day = (cell: string, span: Partial<DaySpan>, dates: typeof NO_STYLE.dates = null, isPast = true) =>
  readDay(cell, { ...NO_STYLE, dates, span: { ...NOTHING, ...span } }, isPast);

test.each([
  ["15.10.", "2026-10-15"],
  ["29/10", "2026-10-29"],
  ["4 nov", "2026-11-04"],
  ["Oct 15th", "2026-10-15"],
  ["Okt 15", "2026-10-15"],
  ["Okt 26", null],
  ["1st Sept", null],
  ["1.9.", "2026-09-01"],
  ["31.8.", null],
  ["20.11.", "2026-11-20"],
  ["21.11.", null],
])("“%s” is of the year in which it is within a month of the other days of its table", (cell, wanted) => {
  expect(day(cell, { days: OCTOBER })).toBe(wanted === null && cell === "1st Sept" ? "2026-09-01" : wanted);
});

test("a day without a year may be of the year before or after the others, and not of two", () => {
  expect(day("28.12.", { days: ["2026-01-05", "2026-02-01"] })).toBe("2025-12-28");
  expect(day("3.1.", { days: ["2026-12-01", "2026-12-20"] })).toBe("2027-01-03");
  expect(day("3.1.", { days: ["2025-01-01", "2026-12-20"] })).toBeNull();
});

test("without other days the year of a title decides, else the last such day before today", () => {
  expect(day("15.12.", { year: 2025, today: "2026-11-29" })).toBe("2025-12-15");
  expect(day("29.11.", { today: "2026-11-29" })).toBe("2026-11-29");
  expect(day("30.11.", { today: "2026-11-29" })).toBe("2025-11-30");
  expect(day("30.11.", { today: "2026-11-29" }, null, false)).toBeNull();
  expect(day("30.11.", {})).toBeNull();
});

test.each([
  ["03/10/2026", null, "2026-10-03"],
  ["03/10/2026", "mixed", "2026-10-03"],
  ["10/03/2026", null, "2026-10-03"],
  ["10/03/2026", "mixed", "2026-10-03"],
  ["10/03/2026", "dayFirst", "2026-03-10"],
  ["03/10/2026", "monthFirst", "2026-03-10"],
  ["10/11/2026", null, "2026-11-10"],
  ["10/11/2026", "mixed", null],
  ["05/03/2026", "mixed", null],
] as const)(
  "“%s” where the order of a column is %s is the day that is near the others",
  (cell, dates, wanted) => {
    expect(day(cell, { days: OCTOBER }, dates)).toBe(wanted);
  },
);

test("the hour stays behind the day that is meant", () => {
  const style = { ...NO_STYLE, dates: "mixed" as const, span: { ...NOTHING, days: OCTOBER } };

  expect(readMomentIn("10/03/2026 08:02", style)).toBe("2026-10-03T08:02");
  expect(readMomentIn("15.10.", style)).toBe("2026-10-15");
  expect(readMomentIn("2026-10-02T22:05:00Z", style)).toBe("2026-10-02T22:05:00.000Z");
});

test("“05/03” beside days that are written in full is decided by those, also of another column", () => {
  const rows = [
    "Handle,Platform,Last contact,Last deal",
    "@ana,IG,05/03/2026,2026-05-12",
    "@ben,IG,06/04/2026,2026-06-20",
  ];

  expect(read(rows.join("\n")).accounts.map(({ values }) => values.lastContact)).toEqual([
    "2026-05-03",
    "2026-06-04",
  ]);
});

const paid = (lines: string[], fileName: string | null = null) =>
  read(lines.join("\n"), { fileName }).records.map((record) => ("paidOn" in record ? record.paidOn : null));

test("days of payments without a year are those of the table, of its title or of its name", () => {
  const rows = ["Invoice,Creator,Amount,Paid on", "A-1,@ana,100 €,15.10.", "A-2,@ben,200 €,29/10"];

  expect(paid(rows, "Payments 2025.csv")).toEqual(["2025-10-15", "2025-10-29"]);
  expect(paid(["Payments 2024,,,", ...rows])).toEqual(["2024-10-15", "2024-10-29"]);
  expect(paid(["Payments 2024 and 2025,,,", ...rows])).toEqual([null, null]);
  expect(paid([...rows, "A-3,@cid,50 €,2026-10-30"])).toEqual(["2026-10-15", "2026-10-29", "2026-10-30"]);
});

const invoiced = (lines: string[], isMonthFirst = false) =>
  read(["Invoice,Creator,Invoice date,Due,Gross", ...lines].join("\n"), { isMonthFirst }).records.map(
    (record) => ("issuedOn" in record ? [record.issuedOn, record.due] : []),
  );

test("a column that proves where the month stands proves it for the other columns", () => {
  expect(
    invoiced([
      "N-1,@nia,3/4/25,4/3/25,$750",
      "N-2,@sam,5/6/25,6/5/25,$5000",
      "N-3,@tom,10/1/25,10/31/25,$900",
    ]),
  ).toEqual([
    ["2025-03-04", "2025-04-03"],
    ["2025-05-06", "2025-06-05"],
    ["2025-10-01", "2025-10-31"],
  ]);
  expect(invoiced(["N-1,@nia,3/4/25,4/3/25,€750", "N-3,@tom,1/10/25,31/10/25,€900"])).toEqual([
    ["2025-04-03", "2025-03-04"],
    ["2025-10-01", "2025-10-31"],
  ]);
});

test("what no day of a table proves is written as where the workspace is", () => {
  const rows = ["N-1,@nia,3/4/25,4/3/25,$750", "N-2,@sam,7/8/25,8/7/25,$150"];

  expect(invoiced(rows, true)).toEqual([
    ["2025-03-04", "2025-04-03"],
    ["2025-07-08", "2025-08-07"],
  ]);
  expect(invoiced(rows)).toEqual([
    ["2025-04-03", "2025-03-04"],
    ["2025-08-07", "2025-07-08"],
  ]);
  expect(invoiced(["N-1,@nia,13/4/25,4/3/25,€750"], true)).toEqual([["2025-04-13", "2025-03-04"]]);
});
