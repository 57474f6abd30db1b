import { expect, test } from "vitest";
import { readDayLines } from "./day-lines.ts";

const daysOf = (line: string) =>
  readDayLines(line).days.map(({ from, to, name }) => [from, to, name].join(" "));

test.each([
  ["2026-12-24 Christmas Eve", "2026-12-24 2026-12-24 Christmas Eve"],
  ["24.12.2026 - 06.01.2027 Weihnachtsferien", "2026-12-24 2027-01-06 Weihnachtsferien"],
  ["24.12.2026–06.01.2027\tWeihnachtsferien", "2026-12-24 2027-01-06 Weihnachtsferien"],
  ["Winter break: 24 Dec 2026 to 6 Jan 2027", "2026-12-24 2027-01-06 Winter break"],
  ["Winter break, 24 December – 6 January 2027", "2026-12-24 2027-01-06 Winter break"],
  ["vom 24.12. bis 06.01.2027: Ferien", "2026-12-24 2027-01-06 Ferien"],
  ["24.–31.12.2026; Betriebsferien", "2026-12-24 2026-12-31 Betriebsferien"],
  ["3-7 May 2027 Stocktaking", "2027-05-03 2027-05-07 Stocktaking"],
  ["du 19 décembre 2026 au 4 janvier 2027 : vacances de Noël", "2026-12-19 2027-01-04 vacances de Noël"],
  ["del 22 de diciembre de 2026 al 7 de enero de 2027 vacaciones", "2026-12-22 2027-01-07 vacaciones"],
  ["2026-12-24 - 2027-01-06 Ferien", "2026-12-24 2027-01-06 Ferien"],
  ["Ferien 24. Dezember 2026", "2026-12-24 2026-12-24 Ferien"],
  ["Ferien Donnerstag 24. Dezember 2026", "2026-12-24 2026-12-24 Ferien"],
  ["Thursday, 24 December 2026 Party", "2026-12-24 2026-12-24 Party"],
  ["Founder's memorial 11/05/2027", "2027-05-11 2027-05-11 Founder's memorial"],
])("a line gives days and their name: %s", (line, days) => {
  expect(daysOf(line)).toEqual([days]);
});

test("a list is read whole, in order of its days, and empty lines are none", () => {
  const { days, unread } = readDayLines("2027-02-01 Second\r\n\r\n  2026-12-01 First  \n");

  expect(days.map(({ name }) => name)).toEqual(["First", "Second"]);
  expect(unread).toEqual([]);
});

test("a line that says no days is told with its number, its text and the reason", () => {
  const { days, unread } = readDayLines(
    [
      "2026-12-24 Christmas Eve",
      "Some day soon",
      "24 December",
      "2026-12-24",
      "2027-01-06 - 2026-12-24 Backwards",
      "2026-01-01 - 2028-01-01 Too long",
    ].join("\n"),
  );

  expect(days).toHaveLength(1);
  expect(unread.map(({ line, text, why }) => [line, text, why.slice(0, 22)])).toEqual([
    [2, "Some day soon", "No day with its year f"],
    [3, "24 December", "No day with its year f"],
    [4, "2026-12-24", "Write what these days "],
    [5, "2027-01-06 - 2026-12-24 Backwards", "The last day is before"],
    [6, "2026-01-01 - 2028-01-01 Too long", "Longer than a year"],
  ]);
});
