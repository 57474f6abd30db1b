import { expect, test } from "vitest";
import { moved, nextSort, orderWords, readSort, shownColumns, sortedRows, sortText } from "./columns.ts";
import type { TableColumn } from "./columns.ts";

interface Creator {
  name: string;
  followers: number | null;
}

const NAME: TableColumn<Creator> = {
  id: "name",
  label: "Creator",
  fixed: "start",
  sort: ({ name }) => name,
  cell: ({ name }) => name,
};
const FOLLOWERS: TableColumn<Creator> = {
  id: "followers",
  label: "Followers",
  numeric: true,
  sort: ({ followers }) => followers,
  cell: ({ followers }) => followers,
};
const CITY: TableColumn<Creator> = { id: "city", label: "City", isExtra: true, cell: () => "" };
const REMOVE: TableColumn<Creator> = { id: "remove", label: "Remove", fixed: "end", cell: () => "" };
const COLUMNS = [NAME, FOLLOWERS, CITY, REMOVE];
const ROWS = [
  { name: "Ben", followers: null },
  { name: "Ana", followers: 5000 },
  { name: "Çem", followers: 9000 },
];

const names = (text: string) => sortedRows(ROWS, COLUMNS, readSort(text)).map(({ name }) => name);
const shown = (chosen: readonly string[]) => shownColumns(COLUMNS, chosen).map(({ id }) => id);

test("rows are sorted by a value, and those without one stand last whichever way", () => {
  expect(names("-followers")).toEqual(["Çem", "Ana", "Ben"]);
  expect(names("followers")).toEqual(["Ana", "Çem", "Ben"]);
  expect(names("name")).toEqual(["Ana", "Ben", "Çem"]);
  expect(names("")).toEqual(["Ben", "Ana", "Çem"]);
  expect(names("city")).toEqual(["Ben", "Ana", "Çem"]);
});

function presses(column: TableColumn<Creator>): string[] {
  const first = nextSort(null, column);
  const second = nextSort(first, column);
  return [first, second, nextSort(second, column)].map(sortText);
}

test("a column is sorted from its usual end, then the other way, then as it was", () => {
  expect(presses(FOLLOWERS)).toEqual(["-followers", "followers", ""]);
  expect(presses(NAME)).toEqual(["name", "-name", ""]);
  expect(sortText(nextSort(readSort("-followers"), NAME))).toBe("name");
});

test("columns stand as they were chosen, between those that never move", () => {
  expect(shown([])).toEqual(["name", "followers", "remove"]);
  expect(shown(["city", "followers"])).toEqual(["name", "city", "followers", "remove"]);
  expect(shown(["gone"])).toEqual(["name", "followers", "remove"]);
});

test("a column moves by one place and stops at both ends", () => {
  expect(moved(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
});

test("the orders of a column are named by what it holds", () => {
  expect(orderWords(FOLLOWERS)).toEqual({ ascending: "Smallest first", descending: "Largest first" });
  expect(orderWords(NAME)).toEqual({ ascending: "A to Z", descending: "Z to A" });
  expect(orderWords({ orders: ["Oldest first", "Latest first"] }).descending).toBe("Latest first");
});
