import { expect, test } from "vitest";
import type { Platform } from "@app/contract/platforms";
import {
  handleKey,
  isHandleOf,
  mentionedPlatform,
  namesPlatform,
  readAccount,
  readPlatform,
} from "./accounts.ts";
import { placeOf } from "#/discovery/imports/reading/merging/merge-rows.ts";
import { keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

test("handles one per line, with or without @, are accounts of the chosen platform", () => {
  expect(keys(read("@ana\nben_b\n@cid.x", { platform: "tiktok" }))).toEqual([
    "tiktok ana",
    "tiktok ben_b",
    "tiktok cid.x",
  ]);
});

test("handles on one line are one account each beside a line that names none", () => {
  const reading = read("@ana, @ben; @cid\nhttps://www.tiktok.com/@dora\n???? ///", { platform: "instagram" });

  expect(keys(reading)).toEqual(["instagram ana", "instagram ben", "instagram cid", "tiktok dora"]);
  expect(reasons(reading)).toEqual([[3, "“???? ///” is no handle or address"]]);
});

test("handles on one line are one account each", () => {
  const reading = read("@ana, @ben, instagram.com/cid", { platform: "instagram" });

  expect(keys(reading)).toEqual(["instagram ana", "instagram ben", "instagram cid"]);
  expect(reading.rows.map(({ line, part }) => [line, part])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});

test("profile links of every shape name their platform and handle", () => {
  const links = [
    "https://www.instagram.com/ines.semfiltro/?hl=en",
    "instagram.com/ines.two",
    "https://www.tiktok.com/@mateo?lang=en",
    "youtube.com/@rui.derma.simples",
    "https://www.youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw",
    "https://youtube.com/c/RuiAlvim",
    "m.youtube.com/user/bea",
  ];

  expect(keys(read(links.join("\n")))).toEqual([
    "instagram ines.semfiltro",
    "instagram ines.two",
    "tiktok mateo",
    "youtube rui.derma.simples",
    "youtube UC-lHJZR3Gqxm24_Vd_AJ5Yw",
    "youtube ruialvim",
    "youtube bea",
  ]);
});

test("addresses that are no profile are skipped with what they are", () => {
  const links = [
    "https://www.instagram.com/p/Cx1/",
    "youtu.be/abc",
    "https://www.tiktok.com/@x/video/1",
    "https://shop.example/a",
    "x.com/ana",
  ];

  expect(reasons(read(links.join("\n")))).toEqual([
    [1, "Instagram address of a post or page, not a profile"],
    [2, "YouTube address of a post or page, not a profile"],
    [3, "TikTok address of a post or page, not a profile"],
    [4, "Address of a website, not a profile"],
    [5, "X account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ]);
});

test("cells, a bare handle and a link may be pasted together", () => {
  const reading = read("Name\tLink\tFollowers\nInês\tinstagram.com/ines\t84.2K\n@mateo\nyoutube.com/@rui", {
    platform: "tiktok",
  });

  expect(keys(reading)).toEqual(["instagram ines", "tiktok mateo", "youtube rui"]);
  expect(reading.accounts[0]?.values).toMatchObject({ name: "Inês", followers: 84_200 });
  expect(reading.accounts[1]?.values.name).toBeUndefined();
});

test("a merged platform cell holds for the rows below it", () => {
  const reading = read("Platform,Handle\nInstagram,ana\n,ben\nTikTok,cid\n,dora");

  expect(keys(reading)).toEqual(["instagram ana", "instagram ben", "tiktok cid", "tiktok dora"]);
});

test("a heading that names a platform holds for the rows below it", () => {
  const reading = read("Handle,Followers\nInstagram,\nana,10\nYouTube,\nrui,20");

  expect(keys(reading)).toEqual(["instagram ana", "youtube rui"]);
});

test("a link decides before the column, the column before the file's name", () => {
  const rows = "Handle,Platform\nyoutube.com/@rui,TikTok\nana,TikTok\nben,";

  expect(keys(read(rows, { fileName: "instagram.csv" }))).toEqual([
    "youtube rui",
    "tiktok ana",
    "tiktok ben",
  ]);
  expect(keys(read("Handle\nana", { fileName: "my_youtube_list.csv" }))).toEqual(["youtube ana"]);
});

test("a row with several accounts gives one creator for each, and what names no account is that of the first", () => {
  const reading = read(
    "Creator,Instagram,TikTok,Instagram followers,E-mail,Price\nAna,@ana,@ana.tt,12.5K,a@x.example,900 €\nBen,,ben,,,800 €",
  );

  expect(
    reading.accounts.map(({ key, values }) => [
      key,
      values.name,
      values.followers,
      values.email,
      values.price?.amount,
    ]),
  ).toEqual([
    ["instagram ana", "Ana", 12_500, "a@x.example", 900],
    ["tiktok ana.tt", "Ana", undefined, "a@x.example", undefined],
    ["tiktok ben", "Ben", undefined, undefined, 800],
  ]);
});

test("a link and a handle of the same row are one account", () => {
  expect(keys(read("Handle,Link\nana,instagram.com/ana"))).toEqual(["instagram ana"]);
});

test("repeated accounts are folded, and a later value that is not empty wins", () => {
  const reading = read(
    "handle,platform,followers,country\nAna,instagram,100,ES\nana,instagram,200,\n@ANA,instagram,,PT",
  );

  expect(keys(reading)).toEqual(["instagram ana"]);
  expect(reading.accounts[0]?.values).toMatchObject({ followers: 200, country: "PT" });
  expect(placeOf(reading.accounts[0], "followers")).toEqual({ line: 3, column: "followers" });
});

test("channels that are listed by their title are kept under it", () => {
  const reading = read(
    "Youtube channel,youtuber name,Followers\nLike Nastya,Like Nastya,102400000\ntseries,T-Series,229500000\nchuchu,ChuChu TV,9",
  );

  expect(keys(reading)).toEqual(["youtube like nastya", "youtube tseries", "youtube chuchu"]);
});

test("formulas, marked links and words in brackets still name the account", () => {
  const cells = [
    '=HYPERLINK("https://instagram.com/ana";"ana")',
    "[ben](https://www.tiktok.com/@ben)",
    "cid (YouTube)",
    "IG: @dora",
  ];

  expect(keys(read(["Handle", ...cells.map((one) => `"${one.replaceAll('"', '""')}"`)].join("\n")))).toEqual([
    "instagram ana",
    "tiktok ben",
    "youtube cid",
    "instagram dora",
  ]);
});

const account = (platform: string, handle: string, url: string | null = null) => ({
  kind: "account",
  account: { platform, handle, url },
});
const post = (name: string) => ({
  kind: "address",
  reason: `${name} address of a post or page, not a profile`,
});
const other = (name: string) => ({
  kind: "address",
  reason: `${name} account: Herald keeps creators of Instagram, YouTube, TikTok`,
});

test.each<[string, object]>([
  ["https://www.instagram.com/ana/?hl=en#top", account("instagram", "ana", "https://www.instagram.com/ana/")],
  ["//instagr.am/ana", account("instagram", "ana", "https://instagr.am/ana")],
  ["HTTP://TikTok.com/@Ana", account("tiktok", "Ana", "HTTP://TikTok.com/@Ana")],
  [
    "https://www.youtube.com/channel/UCabc",
    account("youtube", "UCabc", "https://www.youtube.com/channel/UCabc"),
  ],
  ["youtube.com/user/ana", account("youtube", "ana", "https://youtube.com/user/ana")],
  ["youtube.com/@ana%20b", account("youtube", "ana b", "https://youtube.com/@ana%20b")],
  ["instagram.com/ana/tagged", account("instagram", "ana", "https://instagram.com/ana/tagged")],
  ["see https://instagram.com/ana, please", account("instagram", "ana", "https://instagram.com/ana")],
  ["instagram.com//ana", account("instagram", "ana", "https://instagram.com//ana")],
  ["instagram.com/ana/p/Cx1", post("Instagram")],
  ["instagram.com/ana/reel/Cx1", post("Instagram")],
  ["instagram.com/stories/ana", post("Instagram")],
  ["instagram.com/", post("Instagram")],
  ["youtube.com/watch?v=1", post("YouTube")],
  ["youtube.com/shorts/1", post("YouTube")],
  ["youtube.com/channel", post("YouTube")],
  ["youtu.be/ana", post("YouTube")],
  ["tiktok.com/@ana/photo/1", post("TikTok")],
  ["tiktok.com/tag/food", post("TikTok")],
  ["facebook.com/ana", other("Facebook")],
  ["twitter.com/ana", other("X")],
  ["twitch.tv/ana", other("Twitch")],
  ["linkedin.com/in/ana", other("LinkedIn")],
  ["snapchat.com/add/ana", other("Snapchat")],
  ["pinterest.co.uk/ana", other("Pinterest")],
  ["threads.net/@ana", other("Threads")],
  ["https://notinstagram.com/ana", { kind: "address", reason: "Address of a website, not a profile" }],
  ["www.shop.example", { kind: "address", reason: "Address of a website, not a profile" }],
  ["ana.example", { kind: "handle", handle: "ana.example", isMarked: false }],
  ["ana.example/", { kind: "none" }],
])("the cell “%s” is read as an address", (cell, said) => {
  expect(readAccount(cell)).toEqual(said);
});

test.each<[string, object]>([
  ["@ana", { kind: "handle", handle: "ana", isMarked: true }],
  ["@@ana", { kind: "handle", handle: "ana", isMarked: true }],
  [" ana_b ", { kind: "handle", handle: "ana_b", isMarked: false }],
  ["“ana”", { kind: "handle", handle: "ana", isMarked: false }],
  ["a\u200Bna", { kind: "handle", handle: "ana", isMarked: false }],
  ["ａｎａ", { kind: "handle", handle: "ana", isMarked: false }],
  ["IG: @ana", account("instagram", "ana")],
  ["tiktok/ana", account("tiktok", "ana")],
  ["YouTube@ana", account("youtube", "ana")],
  ["ana (TikTok)", account("tiktok", "ana")],
  ["IG: a-b", { kind: "none" }],
  ["ana (mum)", { kind: "none" }],
  ["note: ana", { kind: "none" }],
  ["é IG: ana", { kind: "none" }],
  ["ana and ben", { kind: "none" }],
  ["...", { kind: "none" }],
  ["", { kind: "none" }],
  ["x".repeat(100), { kind: "handle", handle: "x".repeat(100), isMarked: false }],
  ["x".repeat(101), { kind: "none" }],
  [`https://instagram.com/ana?${"x".repeat(471)}`, account("instagram", "ana", "https://instagram.com/ana")],
  [`https://instagram.com/ana?${"x".repeat(475)}`, { kind: "none" }],
])("the cell “%s” is read as a handle where it can be one", (cell, said) => {
  expect(readAccount(cell)).toEqual(said);
});

test.each<[Platform, string, boolean]>([
  ["instagram", "a".repeat(30), true],
  ["instagram", "a".repeat(31), false],
  ["instagram", "ä", false],
  ["instagram", "..", false],
  ["tiktok", "a".repeat(40), true],
  ["tiktok", "a".repeat(41), false],
  ["tiktok", "ä_b", true],
  ["youtube", "Like Nastya!", true],
  ["youtube", "a".repeat(100), true],
  ["youtube", "a".repeat(101), false],
  ["youtube", "a<b", false],
  ["youtube", " ", false],
])("on %s “%s” can be a handle: %s", (platform, handle, can) => {
  expect(isHandleOf(platform, handle)).toBe(can);
});

test("handles are the same in any case and spacing, but for channel ids of YouTube", () => {
  const id = "UC-lHJZR3Gqxm24_Vd_AJ5Yw";

  expect([handleKey("instagram", "Ana"), handleKey("youtube", " Like  Nastya ")]).toEqual([
    "ana",
    "like nastya",
  ]);
  expect([handleKey("youtube", id), handleKey("youtube", `${id}x`), handleKey("tiktok", id)]).toEqual([
    id,
    `${id}x`.toLowerCase(),
    id.toLowerCase(),
  ]);
});

test("platforms are known by their words, and those that are not kept are told from other words", () => {
  expect([
    readPlatform("IG"),
    readPlatform("Insta"),
    readPlatform("YT"),
    readPlatform("Twitch"),
    readPlatform("mum"),
  ]).toEqual(["instagram", "instagram", "youtube", null, null]);
  expect(["Twitch", "X", "Threads", "podcast", "TikTok"].filter((word) => !namesPlatform(word))).toEqual([]);
  expect(["mum", "X creators", ""].filter(namesPlatform)).toEqual([]);
  expect(mentionedPlatform("my_tiktok_list.csv")).toBe("tiktok");
  expect(mentionedPlatform("tiktok and instagram")).toBeNull();
  expect(mentionedPlatform("big list")).toBeNull();
});

test.each<[string, string, [number, string][]]>([
  [
    "a platform that is not kept",
    "Handle,Platform\nana,Twitch\nben,Snap chat",
    [
      [2, "Twitch account: Herald keeps Instagram, YouTube and TikTok"],
      [3, "Snap chat account: Herald keeps Instagram, YouTube and TikTok"],
    ],
  ],
  [
    "a note in a wide table",
    "Handle,Platform,City\nana,instagram,\nfigures are from May,,",
    [[3, "Note, no account"]],
  ],
  [
    "a long note in a narrow table",
    "Handle,Platform\nana,instagram\nall of these are new,",
    [[3, "Note, no account"]],
  ],
  ["a note with a colon", "Handle,Platform\nana,instagram\nnote: new,", [[3, "Note, no account"]]],
  [
    "a short text in a narrow table",
    "Handle,Platform\nana,instagram\nask for it,",
    [[3, "“ask for it” is no handle or address"]],
  ],
  [
    "a sum",
    'Handle,Platform,Followers\nana,instagram,5\nGrand total,,"5,3 K"\nAverage,,2',
    [
      [3, "Total"],
      [4, "Total"],
    ],
  ],
  ["a handle that is called so", "Handle,Platform\nana,instagram\ntotal,instagram", []],
  [
    "a handle too long for its platform",
    `Handle,Platform\n${"a".repeat(31)},instagram`,
    [[2, `“${"a".repeat(31)}” is no handle or address`]],
  ],
  [
    "a long text, cut",
    `Handle,Platform\n${"ab ".repeat(20)},instagram\nben,instagram\ncid,tiktok`,
    [[2, `“${"ab ".repeat(13)}a…” is no handle or address`]],
  ],
])("%s is left out with its reason", (_, text, left) => {
  expect(reasons(read(text))).toEqual(left);
});

test.each<[string, string, string[]]>([
  [
    "a platform with more words",
    "Handle,Platform\nana,IG\nben,TikTok / Reels\ncid,IG",
    ["instagram ana", "tiktok ben", "instagram cid"],
  ],
  [
    "several links in a cell",
    "Link\ninstagram.com/ana tiktok.com/@ana\ntiktok.com/@b\ntiktok.com/@c",
    ["instagram ana", "tiktok ana", "tiktok b", "tiktok c"],
  ],
  ["a link and a word in a cell", "Handle,Link\n,mail: https://instagram.com/ana", ["instagram ana"]],
  [
    "a handle with www",
    "Handle,Platform\nwww.ana,instagram\nben,instagram\ncid,instagram",
    ["instagram www.ana", "instagram ben", "instagram cid"],
  ],
  ["a marked handle elsewhere", "Handle,Platform,City\n,instagram,@ana", ["instagram ana"]],
  [
    "a link elsewhere, but none in notes",
    "Handle,City,Notes\n,instagram.com/ana,instagram.com/ben\n@b,Bonn,good\n@c,Bonn,good\n@d,Bonn,good",
    ["instagram ana", "youtube b", "youtube c", "youtube d"],
  ],
  ["an unknown platform word", "Handle,Platform\nana,friend", ["youtube ana"]],
])("an account is found in %s", (_, text, found) => {
  expect(keys(read(text, { platform: "youtube" }))).toEqual(found);
});

const urlsOf = (text: string) => read(text).accounts.map(({ values }) => values.url);

test("the place of a link that stands in the column of accounts has no column of its own", () => {
  const { accounts } = read("Link\ninstagram.com/ana");

  expect(placeOf(accounts[0], "url")).toEqual({ line: 2, column: "" });
});

test("the link of an account is kept when its handle stands beside it, in whatever order", () => {
  expect(urlsOf("Handle,Link,Platform\nana,instagram.com/ana,IG")).toEqual(["https://instagram.com/ana"]);
  expect(urlsOf("Link,Instagram\ninstagram.com/ana,ana")).toEqual(["https://instagram.com/ana"]);
});
