import { expect, test } from "vitest";
import { keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { isRepeated } from "./repeated-platforms.ts";

const PLATFORM = [{ field: "platform", index: 1 }] as const;

function repeated(...cells: string[]): boolean {
  return isRepeated(
    PLATFORM,
    cells.map((cell, line) => ({ line, cells: [`@ana${line}`, cell] })),
  );
}

test("a platform that is written again below the same one is not meant where it is blank", () => {
  expect(repeated("IG", "ig", "TT", "TT", "")).toBe(true);
  // Four in five must be filled, and one must be written again.
  expect(repeated("IG", "IG", "TT", "-", "")).toBe(false);
  expect(repeated("IG", "TT", "IG", "TT", "")).toBe(false);
  expect(repeated("IG", "TT", "IG", "", "")).toBe(false);
  expect(isRepeated([{ field: "name", index: 1 }], [{ line: 1, cells: ["@a", "IG"] }])).toBe(false);
});

test("empty lines are no rows", () => {
  const empty = Array.from({ length: 9 }, (_, line) => ({ line, cells: ["", ""] }));

  expect(
    isRepeated(PLATFORM, [{ line: 1, cells: ["@a", "IG"] }, { line: 2, cells: ["@b", "IG"] }, ...empty]),
  ).toBe(true);
});

const rows = (last: string) =>
  ["Handle;Platform;Followers", "@a;IG;1k", "@b;IG;1k", "@c;IG;1k", "@d;TT;1k", last].join("\n");

test("whose platform is blank there is asked for, and is not on that of the row above", () => {
  expect(keys(read(rows("@e;;1k")))).not.toContain("tiktok e");
  expect(keys(read("Handle;Platform;Followers\n@a;IG;1k\n@b;TT;1k\n@c;;1k\n@d;;1k"))).toEqual([
    "instagram a",
    "tiktok b",
    "tiktok c",
    "tiktok d",
  ]);
});
