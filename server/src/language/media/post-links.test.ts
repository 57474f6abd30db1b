import { expect, test } from "vitest";
import { readPostLink } from "./post-links.ts";

test.each([
  ["https://www.instagram.com/reel/Cx1Ab_9/?igsh=abc", "instagram Cx1Ab_9", null, "reel"],
  ["instagram.com/Fern.One/p/Cx1Ab_9", "instagram Cx1Ab_9", "fern.one", "post"],
  ["https://instagram.com/stories/Fern.One/31415926/", "instagram 31415926", "fern.one", "story"],
  ["https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3", "youtube dQw4w9WgXcQ", null, "video"],
  ["https://youtu.be/dQw4w9WgXcQ?si=1", "youtube dQw4w9WgXcQ", null, "video"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube dQw4w9WgXcQ", null, "short"],
  ["https://www.tiktok.com/@Clay/video/7?is_from_webapp=1", "tiktok 7", "clay", "video"],
  ["https://www.tiktok.com/@clay/photo/8", "tiktok 8", "clay", "carousel"],
  ["https://vm.tiktok.com/ZMabc/", "vm.tiktok.com/ZMabc", null, null],
  ["https://Blog.example.org/Tea/?utm_source=x#top", "blog.example.org/Tea", null, null],
])("%s is the post %s", (link, key, handle, format) => {
  expect(readPostLink(link)).toMatchObject({ key, handle, format });
});

test.each([
  "",
  "tea",
  "https://",
  "https://instagram.com/fern.one/",
  "tiktok.com/@clay",
  "https://youtu.be/",
])("%j is no link of a post", (text) => {
  expect(readPostLink(text)).toBeNull();
});
