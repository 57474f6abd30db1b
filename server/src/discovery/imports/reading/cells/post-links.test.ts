import { expect, test } from "vitest";
import { findPostLink } from "./post-links.ts";

const WWW = "https://www.";

test.each<[string, string, string | null, string | null, string]>([
  [
    "instagram",
    `${WWW}instagram.com/p/C-x_1`,
    null,
    null,
    "https://www.instagram.com/p/C-x_1/?igsh=1 http://instagram.com/p/C-x_1 instagram.com/p/C-x_1#top m.instagram.com/p/C-x_1 <https://instagram.com/p/C-x_1> 'www.instagram.com/p/C-x_1' de.instagram.com/p/C-x_1 instagram.com/p/C-x_1, instagram.com/p/C-x_1.",
  ],
  ["instagram", `${WWW}instagram.com/an.a/p/Cx1`, "an.a", null, "instagram.com/an.a/p/Cx1"],
  ["instagram", `${WWW}instagram.com/tv/Cx1`, null, null, "instagram.com/tv/Cx1"],
  ["instagram", `${WWW}instagram.com/reel/Cx1`, null, "reel", "instagram.com/reel/Cx1"],
  ["instagram", `${WWW}instagram.com/reels/Cx1`, null, "reel", "instagram.com/reels/Cx1"],
  ["instagram", `${WWW}instagram.com/ana/reel/Cx1`, "ana", "reel", "instagram.com/ana/reel/Cx1/"],
  ["instagram", `${WWW}instagram.com/stories/an.a/123`, "an.a", "story", "instagram.com/stories/an.a/123"],
  [
    "tiktok",
    `${WWW}tiktok.com/@än.a_1/video/123`,
    "än.a_1",
    "video",
    "https://tiktok.com/@än.a_1/video/123?x=1",
  ],
  ["tiktok", `${WWW}tiktok.com/@ana/photo/1`, "ana", "carousel", "www.tiktok.com/@ana/photo/1"],
  ["tiktok", "https://vm.tiktok.com/ZM1", null, "video", "vm.tiktok.com/ZM1/ https://vm.tiktok.com/ZM1"],
  ["tiktok", "https://vt.tiktok.com/ZM1", null, "video", "vt.tiktok.com/ZM1"],
  ["tiktok", `${WWW}tiktok.com/@a.vm.tv/video/1`, "a.vm.tv", "video", "tiktok.com/@a.vm.tv/video/1"],
  ["tiktok", `${WWW}tiktok.com/@नमस्ते/video/1`, "नमस्ते", "video", "tiktok.com/@नमस्ते/video/1"],
  ["tiktok", `${WWW}tiktok.com/t/ZT1`, null, "video", "tiktok.com/t/ZT1/"],
  [
    "youtube",
    `${WWW}youtube.com/shorts/a-b`,
    null,
    "short",
    "youtube.com/shorts/a-b?x=1 https://m.youtube.com/shorts/a-b",
  ],
  [
    "youtube",
    `${WWW}youtube.com/watch?v=a-b`,
    null,
    "video",
    "youtube.com/watch?v=a-b&t=3 youtube.com/watch?t=3&v=a-b youtube.com/watch?v=a-b#x",
  ],
  ["youtube", `${WWW}youtube.com/watch`, null, "video", "youtube.com/watch?xv=a"],
  ["youtube", `${WWW}youtube.com/live/ab`, null, "video", "youtube.com/live/ab"],
  ["youtube", `${WWW}youtube.com/embed/ab`, null, "video", "youtube.com/embed/ab"],
  [
    "youtube",
    "https://youtu.be/a-b",
    null,
    "video",
    "youtu.be/a-b?t=1 https://youtu.be/a-b, (https://youtu.be/a-b). https://youtu.be/a-b!",
  ],
])("on %s %s is the post (by %s, %s) of these addresses: %s", (platform, url, handle, format, cells) => {
  const all = cells.split(" ");

  expect(all.map((cell) => [cell, findPostLink(cell)])).toEqual(
    all.map((cell) => [cell, { platform, url, handle, format }]),
  );
});

test("profiles, other sites and words are no posts", () => {
  const cells =
    "instagram.com instagram.com/ana instagram.com/p/ instagram.com/reel/ instagram.com/stories/ana instagram.com/stories/ana/x tiktok.com/@ana tiktok.com/@ana/video/ tiktok.com/@ana/video/x tiktok.com/t/ vm.tiktok.com/ youtube.com/@ana youtube.com/watch youtube.com/shorts/ youtu.be/ p/Cx1 https://a.example/p/1 https://x.com/instagram.com/p/Cx1 https://a.example/youtu.be/x https://a.example/tiktok.com/t/x https://a.example/vm.tiktok.com/x https://a.example/tiktok.com/@a/video/1 https://a.example/youtube.com/shorts/x https://a.example/youtube.com/live/x https://a.example/instagram.com/reel/x https://a.example/instagram.com/stories/a/1 xinstagram.com/p/Cx1 not-youtu.be/x";

  expect(cells.split(" ").filter((cell) => findPostLink(cell) !== null)).toEqual([]);
  expect([30, 31].map((length) => findPostLink(`instagram.com/${"a".repeat(length)}/p/x`) !== null)).toEqual([
    true,
    false,
  ]);
  expect(
    [40, 41].map((length) => findPostLink(`tiktok.com/@${"a".repeat(length)}/video/1`) !== null),
  ).toEqual([true, false]);
  expect([500, 501].map((length) => findPostLink("https://youtu.be/".padEnd(length, "x")) !== null)).toEqual([
    true,
    false,
  ]);
});
