import { expect, test } from "vitest";
import { findPostLink } from "./post-links.ts";

function told(cell: string): string {
  const read = findPostLink(cell);
  return read === null
    ? "none"
    : [read.platform, read.format, read.handle, read.url].map((said) => said ?? "–").join(" ");
}

test.each([
  ["HTTPS://WWW.INSTAGRAM.COM/P/AbC", "instagram – – https://www.INSTAGRAM.COM/P/AbC"],
  ["instagram.com/ana/reel/AbC/", "instagram reel ana https://www.instagram.com/ana/reel/AbC"],
  ["INSTAGRAM.COM/REELS/AbC", "instagram reel – https://www.INSTAGRAM.COM/REELS/AbC"],
  ["Instagram.com/Stories/Ana/123", "instagram story Ana https://www.Instagram.com/Stories/Ana/123"],
  ["instagram.com/stories/ana", "none"],
  ["https://tiktok.com/@ana/photo/1", "tiktok carousel ana https://www.tiktok.com/@ana/photo/1"],
  ["TIKTOK.COM/@Ana/VIDEO/1", "tiktok video Ana https://www.TIKTOK.COM/@Ana/VIDEO/1"],
  ["tiktok.com/@ana/video/x", "none"],
  ["see https://youtu.be/AbC, thanks", "youtube video – https://youtu.be/AbC"],
  ["YOUTU.BE/AbC", "youtube video – https://www.YOUTU.BE/AbC"],
  ["youtube.com/watch?v=abc&t=3", "youtube video – https://www.youtube.com/watch?v=abc"],
  ["youtube.com/watch?t=3&v=abc", "youtube video – https://www.youtube.com/watch?v=abc"],
  ["YouTube.com/Watch?v=abc", "youtube video – https://www.YouTube.com/Watch?v=abc"],
  ["youtube.com/watch", "none"],
  ["https://vm.tiktok.com/ZMabc/", "tiktok video – https://vm.tiktok.com/ZMabc"],
  ["VT.tiktok.com/ZMabc", "tiktok video – https://www.VT.tiktok.com/ZMabc"],
  ["vx.tiktok.com/ZMabc", "none"],
  ["tiktok.com/T/ZT1", "tiktok video – https://www.tiktok.com/T/ZT1"],
  ["youtube.com/live/abc", "youtube video – https://www.youtube.com/live/abc"],
  ["youtube.com/EMBED/abc", "youtube video – https://www.youtube.com/EMBED/abc"],
  ["YOUTUBE.com/Shorts/abc", "youtube short – https://www.YOUTUBE.com/Shorts/abc"],
  ["instagram.com/tv/AbC#x", "instagram – – https://www.instagram.com/tv/AbC"],
  ["instagram.com/ana/tv/AbC", "instagram – ana https://www.instagram.com/ana/tv/AbC"],
  ["notinstagram.com/p/AbC", "none"],
  ["my-instagram.com/p/AbC", "none"],
  ["instagram.com/ana", "none"],
  ["instagram.com/p", "none"],
  ["m.youtube.com/shorts/AbC)", "youtube short – https://www.youtube.com/shorts/AbC"],
  ["(https://www.instagram.com/p/AbC/).", "instagram – – https://www.instagram.com/p/AbC"],
])("the address of a post says its place, kind and author: %s", (cell, read) => {
  expect(told(cell)).toEqual(read);
});
