import type { Platform } from "@app/contract/platforms";
import { expect, test } from "vitest";
import {
  handleKey,
  headedPlatform,
  isFigure,
  isHandleOf,
  mentionedPlatform,
  namesPlatform,
  readAccount,
  readAccountsOf,
} from "./accounts.ts";

const account = (platform: string, handle: string, url: string | null = null) => ({
  kind: "account" as const,
  account: { platform, handle, url },
});
const handle = (name: string, isMarked = false) => ({ kind: "handle" as const, handle: name, isMarked });
const address = (reason: string) => ({ kind: "address" as const, reason });
const post = (name: string) => address(`${name} address of a post or page, not a profile`);
const elsewhere = (name: string) =>
  address(`${name} account: Herald keeps creators of Instagram, YouTube, TikTok`);
const SHORT = address("Short link: open it, and take the address of the profile");
const SITE = address("Address of a website, not a profile");
const NONE = { kind: "none" as const };

test("handles of TikTok may be digits, and dots alone are none; ids of channels are no words", () => {
  expect(["12345", "ana", "...", "अ"].map((name) => isHandleOf("tiktok", name))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const id = "UCabcdefghijklmnopqrstuv";
  expect([id, `my${id}`, `${id}x`].map((name) => handleKey("youtube", name))).toEqual([
    id,
    `my${id}`.toLowerCase(),
    `${id}x`.toLowerCase(),
  ]);
  expect(handleKey("instagram", id)).toBe(id.toLowerCase());
});

test.each<[string, object]>([
  ["ana.www.de", handle("ana.www.de")],
  ["🔥 @lena 🔥; @lena🏽; 🔥@lena; @@lena; @lena\uFE0F", handle("lena", true)],
  ["'lena'; \"lena\"; “lena”; 'lena; lena'; le\u200Bna", handle("lena")],
  ["lena·x", handle("lena·x")],
  ["le-na", handle("le-na")],
  ["@la.le_li-1", handle("la.le_li-1", true)],
  [
    "ig:lena; IG: lena; IG:@lena; IG : @lena; IG :lena; IG@lena; ig @lena; instagram/lena; insta: lena; lena(IG); lena (IG); lena  (instagram)",
    account("instagram", "lena"),
  ],
  ["TT: lena; tiktok/lena; lena (TikTok)", account("tiktok", "lena")],
  ["YT: lena; youtube@lena; lena (YouTube)", account("youtube", "lena")],
  [
    "🔥 lena 🔥; lena”x; instagram / lena; le na (IG); lena (i); x IG: lena; IG: le na; (IG) lena; lena (IG) x; IG: same; IG: none; IG: le+na; IG:; lena (abcdefghijk); ; @; __",
    NONE,
  ],
])("“%s” are read alike", (cells, said) => {
  const all = cells.split("; ");

  expect(all.map((cell) => [cell, readAccount(cell)])).toEqual(all.map((cell) => [cell, said]));
});

test.each<[object, string]>([
  [
    account("instagram", "ana", "https://instagram.com/ana"),
    "instagram.com/ana; //instagram.com/ana; https://instagram.com/ana?x=1; https://instagram.com/ana#top; see (https://instagram.com/ana).; =LINK('https://instagram.com/ana'); https://l.instagram.com/?u=https%3A%2F%2Finstagram.com%2Fana&e=x; l.instagram.com/?e=1&u=https%3A%2F%2Finstagram.com%2Fana; look: https://instagram.com/ana!",
  ],
  [account("instagram", "ana", "http://instagram.com/ana"), "see http://instagram.com/ana, please"],
  [account("instagram", "ana", "https://user@instagram.com/ana"), "https://user@instagram.com/ana"],
  [account("instagram", "ana", "https://instagram.com:443/ana"), "instagram.com:443/ana"],
  [account("instagram", "ana", "https://instagram.com/_u/ana"), "https://instagram.com/_u/ana"],
  [account("tiktok", "ana", "https://m.tiktok.com/@ana"), "m.tiktok.com/@ana"],
  [account("youtube", "ana", "https://youtube.com/c/ana"), "youtube.com/c/ana"],
  [account("youtube", "UCx", "https://YOUTUBE.com/Channel/UCx"), "YOUTUBE.com/Channel/UCx"],
  [account("youtube", "chan", "https://youtube.com/chan"), "youtube.com/chan"],
  [account("youtube", "user", "https://youtube.com/@user"), "youtube.com/@user"],
  [
    SHORT,
    "https://vm.tiktok.com/ZM1; vt.tiktok.com/Z; www.tiktok.com/t/ZT1; tiktok.com/t/ZT1; VM.TikTok.com/Z",
  ],
  [elsewhere("Facebook"), "facebook.com/ana; www.facebook.com/ana; fb.com/ana"],
  [elsewhere("X"), "x.com/ana; twitter.com/ana; mobile.twitter.com/ana"],
  [elsewhere("Twitch"), "twitch.tv/ana; www.twitch.tv/ana"],
  [elsewhere("LinkedIn"), "linkedin.com/in/ana; de.linkedin.com/in/ana"],
  [elsewhere("Snapchat"), "snapchat.com/add/ana; www.snapchat.com/add/ana"],
  [elsewhere("Pinterest"), "pinterest.de/ana; www.pinterest.co.uk/ana; pinterest.com/ana"],
  [elsewhere("Threads"), "threads.net/@ana; threads.com/@ana; www.threads.net/@ana"],
  [
    SITE,
    "ax.com/ana; notfacebook.com/ana; nottwitch.tv/a; mylinkedin.com/in; notsnapchat.com/a; apinterest.de/a; athreads.net/a; notinstagr.am/ana; nottiktok.com/@ana; notyoutu.be/a; instagram.com.example/ana; tiktok.com.example/@ana; youtube.com.example/@a; x.com.example/a; twitch.tv.example/a; linkedin.com.example/a; snapchat.com.example/a; threads.net.example/a; facebook.com.example/a; fb.com.example/a; pinterest.my-page.com/a; shop.example/a; www.shop.example; https://shop.example; HTTP://shop.example/",
  ],
  [NONE, "shop.example/; https://shop; a https://x.y!; ana.b.c/d; instagram.com/ana x"],
])("%j is what these addresses are: %s", (said, cells) => {
  const all = cells.split("; ");

  expect(all.map((cell) => [cell, readAccount(cell)])).toEqual(all.map((cell) => [cell, said]));
});

test.each<[string, string, string]>([
  [
    "Instagram",
    "instagram.com",
    "p, reel, reels, tv, stories, explore, accounts, about, developer, direct, share, s, ana/p, ana/reel, %, , ?x=1, ?hl=de&x=2, _u",
  ],
  [
    "YouTube",
    "youtube.com",
    "watch, shorts, playlist, results, feed, embed, live, hashtag, clip, redirect, t, about, premium, gaming, Watch, channel, c, user, ?x=1",
  ],
  [
    "TikTok",
    "tiktok.com",
    "video, tag, music, discover, foryou, following, live, v, explore, @ana/video, @ana/photo, Explore, ä%20b",
  ],
])("on %s these pages are no profiles, and names that begin or end like them are", (name, host, pages) => {
  const all = pages.split(", ").map((page) => `${host}/${page}`);
  expect(all.map((cell) => [cell, readAccount(cell)])).toEqual(all.map((cell) => [cell, post(name)]));

  const words = pages
    .split(", ")
    .filter((page) => /^[a-z]{2,}$/u.test(page) && page !== "channel" && page !== "user");
  const names = words.flatMap((word) => [`my${word}.x`, `${word}.me`]);
  expect(names.map((one) => readAccount(`${host}/${one}`))).toEqual(
    names.map((one) => account(name.toLowerCase(), one, `https://${host}/${one}`)),
  );
});

test.each<[string, object[]]>([
  [
    "https://instagram.com/ana https://tiktok.com/@ben",
    [
      account("instagram", "ana", "https://instagram.com/ana"),
      account("tiktok", "ben", "https://tiktok.com/@ben"),
    ],
  ],
  [
    "www.instagram.com/ana, (www.tiktok.com/@ben).",
    [
      account("instagram", "ana", "https://www.instagram.com/ana"),
      account("tiktok", "ben", "https://www.tiktok.com/@ben"),
    ],
  ],
  [
    "HTTP://instagram.com/ana|https://shop.example/a!",
    [account("instagram", "ana", "HTTP://instagram.com/ana"), SITE],
  ],
  ["IG: ana, TT: @ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: ana,TT:ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: ana; TT: ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: ana | TT: ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: ana / TT: ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG : ana & TT : ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: ana  /  TT: ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: ana + TT: ben", [account("instagram", "ana"), account("tiktok", "ben")]],
  ["IG: same, TT: ben, YT: none", [account("instagram", "ben"), account("tiktok", "ben"), NONE]],
  ["IG: ana, TT: same", [account("instagram", "ana"), account("tiktok", "ana")]],
  ["IG: same, TT: same", [NONE, NONE]],
  ["IG: ana/TT: ben", []],
  ["IG: ana, note: ben", []],
  ["IG: ana, x TT: ben", []],
  ["IG: ana, TT: ben c", []],
  ["IG: ana", []],
  ["ana, ben", []],
  ["https://instagram.com/ana", []],
])("“%s” names these accounts", (cell, said) => {
  expect(readAccountsOf(cell)).toEqual(said);
});

const list = (length: number) => `IG: ana, TT: ${"b".repeat(30)}${" , TT: ben".padStart(length - 43)}`;

test("lists of accounts are read in cells of up to five hundred letters", () => {
  expect(readAccountsOf(list(500))).toHaveLength(3);
  expect(readAccountsOf(list(501))).toEqual([]);
});

test.each<[Platform | null, string]>([
  ["instagram", "INSTAGRAM; IG:; Insta - new ones:; IG (Rest)"],
  [
    "tiktok",
    "TikTok – second list; TikTok - second list:; TikTok | more; TikTok — more; TikTok  – x; tik tok: ",
  ],
  ["youtube", "YouTube (Rest); YouTube (Rest):; YouTube(Rest)"],
  [
    null,
    "TikTok -list; TikTok – @ana; TikTok – a: b; tiktok.com/@a; note: TikTok; Insta new; IG: ana; 1 TikTok:; ",
  ],
])("%s heads the block below these lines: %s", (platform, lines) => {
  const all = lines.split("; ");

  expect(all.map((line) => [line, headedPlatform(line)])).toEqual(all.map((line) => [line, platform]));
});

test("platforms that are not kept are known by their names alone", () => {
  const known = "x, X, threads, snap chat, reddit, blog, podcast, website, newsletter, facebook, Instagram";

  expect(known.split(", ").filter((name) => !namesPlatform(name))).toEqual([]);
  expect("xx, ax, my blog, blogger, website x, old website".split(", ").filter(namesPlatform)).toEqual([]);
});

test("of a text the one platform counts that it mentions as a word", () => {
  expect(
    ["my instagram list", "tiktok_list", "YT+TT", "biginstagram", "instagrams", "ig.csv", "nothing"].map(
      mentionedPlatform,
    ),
  ).toEqual(["instagram", "tiktok", null, null, null, "instagram", null]);
});

test("amounts are no handles, a marked number is one", () => {
  const figures = "3.1 L, 1 Mio, ca. 266k, € 900, 900$, 433, 12%, 12.5K";

  expect(figures.split(", ").filter((cell) => !isFigure(cell))).toEqual([]);
  expect(["@433", "ana", "ana1", "1ana", "mio", "@1 Mio"].filter(isFigure)).toEqual([]);
});
