import { expect, test } from "vitest";
import { findDateOrder, readDate, readMoment } from "./dates.ts";

test.each<[string | null, string]>([
  [
    "2026-03-14",
    "2026-03-14; 2026/3/14; 2026.03.14; 2026-03-14T10:00; 2026-03-14, 10.30 Uhr; 2026-03-14 10:00:22; 14.03.2026; 14. 03. 2026; 14.3.26; 14-03-2026; 14/03/2026; 03/14/2026; 14.03.2026 10:00; 14 March 2026; 14th March 2026; 14th of March 2026; 14 March, 2026; 14. März 2026; 14 mars 2026; 14 de marzo de 2026; 14 de marzo del 2026; Sat, 14 March 2026; Sat. 14 March 2026; Samstag 14. März 2026; 14-Mar-26; 14-Mar-'26; 14 Mar. '26; 14  March   2026; March 14, 2026; March 14th 2026; Mar. 14 2026; Mar-14-2026; Saturday, March 14, 2026; March 14, 2026 10:00;  14.03.2026 ",
  ],
  ["2026-03-01", "1st March 2026; 1er mars 2026; March 1st, 2026"],
  ["2026-03-02", "2nd March 2026; March 2nd 2026"],
  ["2026-03-03", "3rd March 2026; March 3rd 2026"],
  ["1990-01-01", "1990-01-01"],
  ["2100-12-31", "2100-12-31"],
  [
    null,
    "2026-03-14x; x2026-03-14; 14-03/2026; 13/13/2026; x14.03.2026; 14.03.20266; 14.03.; 14 March; March 14 26; x, y March 14 2026; 14 march 2026 x; March 14 2026 x; 1 x 14 March 2026; 1989-12-31; 2101-01-01; 30.02.2026; 2026-13-01; soon; 2026; Marz 2026; 14 Foo 2026; Foo 14 2026; ",
  ],
])("%s is the day of these cells: %s", (day, cells) => {
  const all = cells.split(";").map((cell) => cell.replace(/^ /u, ""));

  expect(all.map((cell) => [cell, readDate(cell)])).toEqual(all.map((cell) => [cell, day]));
});

test("a column shows whether the day or the month comes first", () => {
  expect([readDate("03/04/2026"), readDate("03/04/2026", "dayFirst")]).toEqual(["2026-04-03", "2026-04-03"]);
  expect(
    ["03/04/2026", "12/12/2026", "12/05/2026", "13/04/2026", "04/13/2026", "04/12/2026"].map((cell) =>
      readDate(cell, "monthFirst"),
    ),
  ).toEqual(["2026-03-04", "2026-12-12", "2026-12-05", "2026-04-13", "2026-04-13", "2026-04-12"]);
});

test("where a column has both orders a day that may be either is none", () => {
  expect(
    ["10/04/2026", "10/13/2026", "24/10/2026", "11/11/2026", "10.04.2026", "2026-04-10"].map((cell) =>
      readDate(cell, "mixed"),
    ),
  ).toEqual([null, "2026-10-13", "2026-10-24", "2026-11-11", "2026-04-10", "2026-04-10"]);
});

test("what is longer than forty letters is no day", () => {
  expect(readDate(`14.03.2026 10:00${"0".repeat(24)}`)).toBe("2026-03-14");
  expect(readDate(`14.03.2026 10:00${"0".repeat(25)}`)).toBeNull();
  expect(findDateOrder([`14/03/2026 10:00${"0".repeat(24)}`])).toBe("dayFirst");
  expect(findDateOrder([`14/03/2026 10:00${"0".repeat(25)}`])).toBeNull();
});

test.each([
  [["03/04/2026", "12/04/2026", "04/12/2026", "soon"], null],
  [["13/04/2026"], "dayFirst"],
  [[" 13-04-2026"], "dayFirst"],
  [["03.04.2026"], "dayFirst"],
  [["04/13/2026"], "monthFirst"],
  [["13/04/2026", "04/13/2026"], "mixed"],
  [["13/04/2026", "04/13/2026", "05/14/2026"], "mixed"],
  [["13.04.2026", "04/13/2026"], null],
  [[...Array.from({ length: 11 }, () => "13/04/2026"), "05/14/2026"], "dayFirst"],
  [[], null],
])("of %j the order is %s", (cells, order) => {
  expect(findDateOrder(cells)).toBe(order);
});

test.each<[string, string | null]>([
  ["2026-05-02T10:22:09Z", "2026-05-02T10:22:09.000Z"],
  ["2026-05-02T10:22:09 Z", "2026-05-02T10:22:09.000Z"],
  [" 2026-05-02 10:22:09 UTC ", "2026-05-02T10:22:09.000Z"],
  ["2026-05-02 10:22:09UTC", "2026-05-02T10:22:09.000Z"],
  ["2026-05-02 10:22:09 +0200", "2026-05-02T08:22:09.000Z"],
  ["2026-05-02T10:22:09.500+02:00", "2026-05-02T08:22:09.500Z"],
  ["2026-05-02T10:22-0330", "2026-05-02T13:52:00.000Z"],
  ["2026-05-02T10:22", "2026-05-02T10:22"],
  ["2026-05-02 10:22 PM", "2026-05-02T22:22"],
  ["2026-05-02 10:22pm", "2026-05-02T22:22"],
  ["2026-05-02 12:30 AM", "2026-05-02T00:30"],
  ["2026-05-02 12:30 pm", "2026-05-02T12:30"],
  ["02.05.2026 14.30 Uhr", "2026-05-02T14:30"],
  ["02.05.2026, 9:05 h", "2026-05-02T09:05"],
  ["2026-05-02 23:59", "2026-05-02T23:59"],
  ["2026-05-02 10:59:30", "2026-05-02T10:59"],
  ["2026-05-02 10:59:30.5", "2026-05-02T10:59"],
  ["2026-05-02 10:59:30,25", "2026-05-02T10:59"],
  ["2026-05-02 10:60", "2026-05-02"],
  ["2026-05-02 24:00", "2026-05-02"],
  ["2026-05-02 00:00", "2026-05-02"],
  ["2026-05-02 0:00", "2026-05-02"],
  ["2026-05-02", "2026-05-02"],
  ["2026-05-02 10:22 o'clock", "2026-05-02"],
  ["2026-05-02T10:22:09Zx", "2026-05-02"],
  ["2026-13-02T10:22:09Z", null],
  ["2026-02-31T10:00Z", null],
  ["12026-05-02T10:22:09Z", null],
  ["soon 10:00", null],
])("“%s” is the moment %s", (cell, moment) => {
  expect(readMoment(cell)).toBe(moment);
});

test("a moment follows the order of its column", () => {
  expect([readMoment("03/04/2026 10:00"), readMoment("03/04/2026 10:00", "monthFirst")]).toEqual([
    "2026-04-03T10:00",
    "2026-03-04T10:00",
  ]);
});

test("days without a year show the order as well", () => {
  expect(findDateOrder(["14/7", "3/7/26"])).toBe("dayFirst");
  expect(findDateOrder(["7-14", "3/7/26"])).toBe("monthFirst");
  expect(findDateOrder(["Mo, 14/7", "9/25/26"])).toBe("mixed");
  // Points and words show none.
  expect(findDateOrder(["14.7", "14 July", "14/7/x", "14/71x"])).toBeNull();
});
