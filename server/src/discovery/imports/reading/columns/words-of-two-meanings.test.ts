import { expect, test } from "vitest";
import { fields, read } from "#/discovery/imports/reading/reading.fixtures.ts";

const WATCHED = (...cells: string[]) =>
  read(["Instagram;obs. Instagram;TikTok;obs. TikTok;Uwagi", ...cells].join("\n"));

test("what is short for notes and for followers is asked about over counts, on each platform alike", () => {
  const reading = WATCHED("@ala;12 000;@ala.tt;1,5 mln;tylko wieczorem", "@ola;8 500;@ola.tt;90 000;");

  expect(fields(reading)).toEqual(["handle", "followers", "handle", "followers", "notes"]);
  expect(reading.columns.map(({ platform }) => platform)).toEqual([
    "instagram",
    "instagram",
    "tiktok",
    "tiktok",
    null,
  ]);
  expect(reading.doubtful.map(({ question }) => question)).toEqual([
    "“obs. Instagram” looks like followers",
    "“obs. TikTok” looks like followers",
  ]);
  expect(reading.accounts[0]?.values).toMatchObject({ followers: 12_000, notes: "tylko wieczorem" });
});

test("words below it stay notes, and small numbers are no followers", () => {
  expect(fields(read("Handle;Platform;Obs\n@ala;Instagram;pays late\n@ola;Instagram;ok")).at(-1)).toBe(
    "notes",
  );
  expect(fields(read("Handle;Platform;Obs\n@ala;Instagram;3\n@ola;Instagram;5")).at(-1)).toBeNull();
});
