import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { paymentStateNamed, statusNamed } from "#/language/tables/tables.ts";

test.each([
  ["declined -> accepted", "accepted"],
  ["zugesagt → abgesagt", "declined"],
  ["contacted => declined => accepted", "accepted"],
  ["accepted -> ", "accepted"],
  ["accepted -> who knows", null],
])("of “%s” the last status counts", (cell, status) => {
  expect(statusNamed(cell)).toBe(status);
});

test("the same holds for what was paid", () => {
  expect([paymentStateNamed("open -> paid"), paymentStateNamed("bezahlt → storniert")]).toEqual([
    "paid",
    "cancelled",
  ]);
});

const DAYS = ["03/14/2026", "25/03/2026", "03/20/2026", "28/03/2026"];

test("a day that only the days around it decide is told where days stand before and behind months", () => {
  const rows = [...DAYS, "05/04/2026"].map((day, at) => `@a${at};Instagram;${day}`);
  const contacts = read(["Handle;Platform;Last contact", ...rows].join("\n"));
  const own = read(["Handle;Platform;Shoot", ...rows].join("\n"));
  const clear = read(["Handle;Platform;Shoot", ...rows.slice(0, 4)].join("\n"));

  const told = "“05/04/2026” is read as 2026-04-05: days stand before and behind months in this column";
  expect(contacts.accounts.at(-1)?.values.lastContact).toBe("2026-04-05");
  expect(contacts.problems).toEqual([{ line: 6, column: "Last contact", message: told }]);
  expect(own.problems).toEqual([{ line: 6, column: "Shoot", message: told }]);
  expect(clear.problems).toEqual([]);
});

test("the same is told of the days of posts", () => {
  const rows = [...DAYS, "05/04/2026"].map(
    (day, at) => `@a${at};https://www.instagram.com/p/Aa${at}/;${day};9`,
  );
  const { records, problems } = read(["Handle;Post link;Posted on;Views", ...rows].join("\n"));

  expect(records.at(-1)).toMatchObject({ postedAt: "2026-04-05" });
  expect(problems).toMatchObject([{ line: 6, column: "Posted on" }]);
});
