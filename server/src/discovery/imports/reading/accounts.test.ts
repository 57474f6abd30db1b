import { expect, test } from "vitest";
import { keys, read, reasons } from "./reading.fixtures.ts";

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

test("a row with several accounts gives one creator for each, and a price only where there is one account", () => {
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
    ["instagram ana", "Ana", 12_500, "a@x.example", undefined],
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
  expect(reading.accounts[0]?.places.followers).toEqual({ line: 3, column: "followers" });
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
