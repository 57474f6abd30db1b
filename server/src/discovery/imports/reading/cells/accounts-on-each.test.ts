import { expect, test } from "vitest";
import { keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { onEach, platformsIn } from "./accounts.ts";
import { accountsIn } from "./listed-accounts.ts";

const on = (handle: string, ...platforms: string[]) =>
  platforms.map((platform) => ({ kind: "account", account: { platform, handle, url: null } }));

test.each([
  ["IG/TT", ["instagram", "tiktok"]],
  ["insta + tiktok", ["instagram", "tiktok"]],
  ["YouTube, IG", ["youtube", "instagram"]],
  ["IG & YT", ["instagram", "youtube"]],
  ["IG|TT", ["instagram", "tiktok"]],
  ["IG and TT", ["instagram", "tiktok"]],
  ["IG und TT", ["instagram", "tiktok"]],
  ["IG et TT", ["instagram", "tiktok"]],
  ["IG y TT", ["instagram", "tiktok"]],
  ["IG e TT", ["instagram", "tiktok"]],
  ["IG aur TT", ["instagram", "tiktok"]],
  ["IG, Instagram", ["instagram"]],
  ["IG, Twitch", []],
  ["", []],
])("“%s” names the platforms %j and nothing else", (text, wanted) => {
  expect(platformsIn(text)).toEqual(wanted);
});

test.each([
  ["@aoife.eats (insta+tiktok)", on("aoife.eats", "instagram", "tiktok")],
  ["aoife.eats (IG, TT)", on("aoife.eats", "instagram", "tiktok")],
  ["@aoife(IG/TT)", on("aoife", "instagram", "tiktok")],
  ["@priya on IG", on("priya", "instagram")],
  ["@priya auf Insta und TikTok", on("priya", "instagram", "tiktok")],
  ["@priya bei TikTok", on("priya", "tiktok")],
  ["@priya sur YouTube", on("priya", "youtube")],
  ["@priya en IG", on("priya", "instagram")],
  ["@priya em TT", on("priya", "tiktok")],
  ["@priya su Instagram", on("priya", "instagram")],
  ["@priya par IG", on("priya", "instagram")],
  ["priya on IG", []],
  ["Video (IG + TT)", []],
  ["54.2k (IG/TT)", []],
  ["@ana (mother of Ben)", []],
])("“%s” is one handle on each platform that it names", (cell, wanted) => {
  expect(onEach(cell)).toEqual(wanted);
});

test.each([
  ["@priyacodes on IG, YT same name", [...on("priyacodes", "instagram"), ...on("priyacodes", "youtube")]],
  ["@cid (Instagram), same on TikTok", [...on("cid", "instagram"), ...on("cid", "tiktok")]],
  ["@ana (IG+TT), YT idem", [...on("ana", "instagram", "tiktok"), ...on("ana", "youtube")]],
  [
    "twitch.tv/tobyplays + tt @tobyplays_",
    [
      { kind: "address", reason: "Twitch account: Herald keeps creators of Instagram, YouTube, TikTok" },
      ...on("tobyplays_", "tiktok"),
    ],
  ],
])("“%s” names all of its accounts", (cell, wanted) => {
  expect(accountsIn(cell)).toEqual(wanted);
});

test("a platform and one word is an account alone only in a column of handles of any platform", () => {
  expect(keys(read("Name,Handle\nKiki,IG kikiymax\nBen,TT ben_b.tv"))).toEqual([
    "instagram kikiymax",
    "tiktok ben_b.tv",
  ]);
  expect(accountsIn("IG kikiymax")).toEqual([]);
  expect(accountsIn("IG Kiki Max", true)).toEqual([]);
  expect(accountsIn("Insta Queen", true)).toEqual([]);
});

test("the address of a post says whose it is, and stays a link of theirs", () => {
  const reading = read(
    [
      "Name,Profile",
      "Ana,https://www.tiktok.com/@ana.b",
      "Ben,https://www.tiktok.com/@ben.b",
      "Zé,https://www.tiktok.com/@seuze.plantas/video/7300000000000000001",
      "Jay,https://www.instagram.com/p/CxYz123abcd/",
    ].join("\n"),
  );

  expect(keys(reading)).toEqual(["tiktok ana.b", "tiktok ben.b", "tiktok seuze.plantas"]);
  expect(reading.accounts[2]?.values.links).toEqual([
    "https://www.tiktok.com/@seuze.plantas/video/7300000000000000001",
  ]);
  expect(reading.rows.map(({ leftOut }) => leftOut?.reason ?? null)).toEqual([
    null,
    null,
    null,
    "Instagram address of a post or page, not a profile",
  ]);
});
