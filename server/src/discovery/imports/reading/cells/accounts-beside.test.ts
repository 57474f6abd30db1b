import { expect, test } from "vitest";
import { isChannelId, readAccount, readAccountsOf } from "./accounts.ts";
import { isNotKnown, lowerEnd, readNumber } from "./numbers.ts";

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}

function told(cell: string): string {
  const read = readAccount(cell);
  return read.kind === "account" ? `${read.account.platform} ${read.account.handle}` : read.kind;
}

test("words of a site's own pages are no handles, and handles may hold them", () => {
  const pages = "p, reel, reels, tv, stories, explore, accounts, about, direct, share, s";
  const names = "xp, reels_ana, mytv, tvstar, ana.stories, explorer, abouts, shares, ss";

  expect(listed(pages).filter((page) => told(`https://www.instagram.com/${page}/abc`) !== "address")).toEqual(
    [],
  );
  expect(listed(names).map((name) => told(`https://www.instagram.com/${name}`))).toEqual(
    listed(names).map((name) => `instagram ${name}`),
  );
  expect(["watchme", "myshorts", "aboutx", "xgaming"].map((name) => told(`youtube.com/${name}`))).toEqual([
    "youtube watchme",
    "youtube myshorts",
    "youtube aboutx",
    "youtube xgaming",
  ]);
});

test("a channel's id is as long as all are", () => {
  const id = "UCabcdefghij-klmno_12345";

  expect(isChannelId(id)).toBe(true);
  expect(
    [`x${id}`, `${id}x`, id.slice(0, -1), id.replace("-", "."), id.replace("UC", "UX")].filter(isChannelId),
  ).toEqual([]);
});

test.each([
  ["IG: @ana, TT: @ana.tt", "instagram ana, tiktok ana.tt"],
  ["IG:ana;TT:ana.tt", "instagram ana, tiktok ana.tt"],
  ["ig : ana / tt : ben", "instagram ana, tiktok ben"],
  ["IG: ana & YT: ana & TT: same", "instagram ana, youtube ana, tiktok ana"],
  ["IG: ana | TT: same", "instagram ana, tiktok ana"],
  ["IG: @ana + TT: @ben", "instagram ana, tiktok ben"],
])("“%s” names %s", (cell, accounts) => {
  const read = readAccountsOf(cell).map((one) =>
    one.kind === "account" ? `${one.account.platform} ${one.account.handle}` : one.kind,
  );

  expect(read.join(", ")).toBe(accounts);
});

test.each([
  ["https://www.instagram.com/ana, http://tiktok.com/@ben.", "instagram ana, tiktok ben"],
  ["(www.instagram.com/ana) www.tiktok.com/@ben!", "instagram ana, tiktok ben"],
])("the links of “%s” are %s", (cell, accounts) => {
  const read = readAccountsOf(cell).map((one) =>
    one.kind === "account" ? `${one.account.platform} ${one.account.handle}` : one.kind,
  );

  expect(read.join(", ")).toBe(accounts);
});

test.each([
  ["1.2e5", 120_000],
  ["1e5x", null],
  ["ca. 5k", 5000],
  ["xca 5k", null],
  ["500,--", 500],
  ["500,- x", null],
  ["12 k", 12_000],
  ["12  Mio.", 12_000_000],
  ["12k x", null],
])("“%s” is the number %s", (cell, value) => {
  expect(readNumber(cell, "money", null)?.value ?? null).toBe(value);
});

test.each([
  ["12-15 k", "12k"],
  ["12 - 15 mio", "12mio"],
  ["12k-15k", "12k"],
  ["12-15 k x", null],
])("the lower end of “%s” is %s", (cell, lower) => {
  expect(lowerEnd(cell)).toBe(lower);
});

test("words for what is not known may stand with blanks between", () => {
  expect(["n / a", "n  /  a"].map(isNotKnown)).toEqual([true, true]);
});
