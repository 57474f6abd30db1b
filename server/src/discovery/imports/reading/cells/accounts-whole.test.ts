import { expect, test } from "vitest";
import { readAccount } from "./accounts.ts";

function told(cell: string): string {
  const read = readAccount(cell);
  if (read.kind === "account")
    return `${read.account.platform} ${read.account.handle} ${read.account.url ?? ""}`.trim();
  if (read.kind === "handle") return `handle ${read.handle}`;
  return read.kind === "address" ? read.reason : read.kind;
}

test.each([
  ["https://www.youtube.com/@ana%zz", "youtube ana%zz https://www.youtube.com/@ana%zz"],
  ["https://www.youtube.com/@an%C3%A1", "youtube aná https://www.youtube.com/@an%C3%A1"],
  ["instagram.com/ana%", "Instagram address of a post or page, not a profile"],
  ["https://www.youtu.be/xyz123", "YouTube address of a post or page, not a profile"],
  ["https://youtu.be/xyz123", "YouTube address of a post or page, not a profile"],
  ["https://m.youtube.com/@ana", "youtube ana https://m.youtube.com/@ana"],
  ["youtube.com/user/ana", "youtube ana https://youtube.com/user/ana"],
  ["youtube.com/c/ana", "youtube ana https://youtube.com/c/ana"],
  [
    "youtube.com/channel/UCabcdefghijklmnopqrstuv",
    "youtube UCabcdefghijklmnopqrstuv https://youtube.com/channel/UCabcdefghijklmnopqrstuv",
  ],
  ["youtube.com/c/", "YouTube address of a post or page, not a profile"],
  ["youtube.com/playlist", "YouTube address of a post or page, not a profile"],
  ["instagram.com/_u/ana", "instagram ana https://instagram.com/_u/ana"],
  ["instagram.com/ana/p/AbC", "Instagram address of a post or page, not a profile"],
  ["instagram.com/ana/reel/AbC", "Instagram address of a post or page, not a profile"],
  ["instagram.com/ana/tagged", "instagram ana https://instagram.com/ana/tagged"],
  ["instagram.com/explore", "Instagram address of a post or page, not a profile"],
  ["instagram.com/explorer", "instagram explorer https://instagram.com/explorer"],
  ["instagram.com/reels", "Instagram address of a post or page, not a profile"],
  ["instagram.com/s/ana", "Instagram address of a post or page, not a profile"],
  ["tiktok.com/@ana/photo/12", "TikTok address of a post or page, not a profile"],
  ["tiktok.com/@ana/video/12", "TikTok address of a post or page, not a profile"],
  ["tiktok.com/@ana/live", "tiktok ana https://tiktok.com/@ana/live"],
  ["tiktok.com/tag/food", "TikTok address of a post or page, not a profile"],
  ["tiktok.com/t/ZT1", "Short link: open it, and take the address of the profile"],
  ["https://l.instagram.com/?u=https%3A%2F%2Ftiktok.com%2F%40ana&e=1", "tiktok ana https://tiktok.com/@ana"],
  [
    "https://l.instagram.com/?e=1&u=https%3A%2F%2Finstagram.com%2Fana",
    "instagram ana https://instagram.com/ana",
  ],
  ["vm.tiktok.com/ZM1", "Short link: open it, and take the address of the profile"],
  ["vt.tiktok.com/ZM1", "Short link: open it, and take the address of the profile"],
  ["vm.tiktok.com/@ana", "tiktok ana https://vm.tiktok.com/@ana"],
  ["threads.net/@ana", "Threads account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["threads.com/@ana", "Threads account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["pinterest.de/ana", "Pinterest account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["pinterest.co.uk/ana", "Pinterest account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["facebook.com/ana", "Facebook account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["fb.com/ana", "Facebook account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["x.com/ana", "X account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["twitter.com/ana", "X account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["twitch.tv/ana", "Twitch account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["linkedin.com/in/ana", "LinkedIn account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["snapchat.com/add/ana", "Snapchat account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ["INSTAGRAM.COM/Ana?x=1", "instagram Ana https://INSTAGRAM.COM/Ana"],
  ["instagr.am/ana", "instagram ana https://instagr.am/ana"],
  ["//instagram.com/ana", "instagram ana https://instagram.com/ana"],
  ["instagram.com/ana#top", "instagram ana https://instagram.com/ana"],
  ["notinstagram.com/ana", "Address of a website, not a profile"],
  ["instagram.com.example/ana", "Address of a website, not a profile"],
  ["www.example.com", "Address of a website, not a profile"],
  ["example.com/ana", "Address of a website, not a profile"],
])("an address is read as one account, or says why it is none: %s", (cell, read) => {
  expect(told(cell)).toEqual(read);
});
