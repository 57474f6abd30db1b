import { expect, test } from "vitest";
import { keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";
import { accountsIn } from "./listed-accounts.ts";

function told(cell: string, isOfHandles = true): string[] {
  return accountsIn(cell, isOfHandles).map((one) =>
    one.kind === "account"
      ? `${one.account.platform} ${one.account.handle}`
      : one.kind === "handle"
        ? `@${one.handle}`
        : one.kind,
  );
}

test.each([
  ["ana.berg, YT: anaberg", ["@ana.berg", "youtube anaberg"]],
  ["YT: anaberg, ana_berg", ["youtube anaberg", "@ana_berg"]],
  // A word is a name as often as a handle, and a number is none.
  ["Berg, YT: anaberg", []],
  ["3.200, YT: anaberg", []],
  [".berg, YT: anaberg", []],
  ["ana.berg", []],
  ["TikTok - ana_b", ["tiktok ana_b"]],
  ["TikTok – ana", ["tiktok ana"]],
  ["TikTok — @ana", ["tiktok ana"]],
  ["TikTok -ana_b", []],
  ["IG - tbc", []],
  ["IG: none", []],
  ["ana.example (blog), ig: ana_b", ["address", "instagram ana_b"]],
  ["ana.example (wer), ig: ana_b", []],
] as const)("“%s” among handles names %j", (cell, accounts) => {
  expect(told(cell)).toEqual(accounts);
});

test("where anything may stand a handle without a platform is none", () => {
  expect(told("ana.berg, YT: anaberg", false)).toEqual([]);
});

test("rows with such cells are read, a handle without a platform on that of the table", () => {
  const reading = read(
    ["Name;Handle;Followers", "Ana;ana.berg, YT: anaberg;5k", "Bex;TikTok - bex_;1.1m", "Cid;cid.c;9k"].join(
      "\n",
    ),
    { platform: "instagram" },
  );

  expect(keys(reading)).toEqual(["instagram ana.berg", "youtube anaberg", "tiktok bex_", "instagram cid.c"]);
  expect(reasons(reading)).toEqual([]);
});

test("a figure of a platform on which the row names nobody is kept as it is written", () => {
  const reading = read(
    ["Handle;Followers", "@ana;22,5k / TT 61k", "@ben;IG 10k", "@cid, TT: cid.c;1k / TT 2k"].join("\n"),
    { platform: "instagram" },
  );

  expect(
    reading.accounts.map(({ key, values }) => [key, values.followers, values.own?.["Followers"]?.value]),
  ).toEqual([
    ["instagram ana", 22_500, "22,5k / TT 61k"],
    ["instagram ben", 10_000, undefined],
    ["instagram cid", 1000, undefined],
    ["tiktok cid.c", 2000, undefined],
  ]);
});

const accounts = (...cells: string[]) =>
  keys(read(["Name;YouTube;Instagram", ...cells.map((cell, at) => `Ana;${cell};@ana${at}`)].join("\n")));

test("among handles a number is one of no column with other figures, however they are written", () => {
  expect(accounts("@ana", "@ben", "3.2L", "800")).not.toContain("youtube 800");
  expect(accounts("@ana", "@ben", "@cid", "@dan", "@eva", "800")).toContain("youtube 800");
});
