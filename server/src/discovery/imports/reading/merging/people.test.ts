import { expect, test } from "vitest";
import type { MergedAccount } from "./merge-rows.ts";
import { groupByCreator } from "./people.ts";

/** The creators of accounts, of which some stand in one row: "a+b". */
function creatorsOf(names: string, rows: string): [string, number][] {
  const accounts = new Map(
    names.split(" ").map((handle, index): [string, MergedAccount] => [
      handle,
      {
        key: `instagram ${handle}`,
        platform: "instagram",
        handle,
        handleKey: handle,
        values: {},
        columns: {},
        first: { line: index + 2, part: 0, cells: [] },
      },
    ]),
  );
  const together = rows.split(" ").map((row) => ({
    accounts: row.split("+").flatMap((handle) => accounts.get(handle) ?? []),
  }));
  return groupByCreator([...accounts.values()], together).map(({ handle, creator }) => [handle, creator]);
}

test("accounts of one row are of one creator, also by way of others, beside each other in the order of the table", () => {
  expect(creatorsOf("a b c d e", "a b+d c e+b")).toEqual([
    ["a", 0],
    ["b", 1],
    ["d", 1],
    ["e", 1],
    ["c", 2],
  ]);
  expect(creatorsOf("a b c d", "d+c c+b b+a")).toEqual([
    ["a", 0],
    ["b", 0],
    ["c", 0],
    ["d", 0],
  ]);
  expect(creatorsOf("a b c", "c+a a+c")).toEqual([
    ["a", 0],
    ["c", 0],
    ["b", 1],
  ]);
});

const numbered = (count: number) => Array.from({ length: count }, (_name, index) => `n${index}`);

const rowsWith = (names: readonly string[]) => names.map((name) => `${name}+agency`).join(" ");

test("an account in the rows of more than a dozen joins nobody, and all keep their place", () => {
  const few = numbered(11);
  const many = numbered(12);
  const order = ["n0", "agency", "n1", "mid", ...many.slice(2)];

  expect(creatorsOf(["agency", ...few].join(" "), rowsWith(few))).toEqual(
    ["agency", ...few].map((name) => [name, 0]),
  );
  expect(creatorsOf(order.join(" "), rowsWith(many))).toEqual(order.map((name, creator) => [name, creator]));
});
