import { expect, test } from "vitest";
import { readHeader } from "#/discovery/imports/reading/columns/headers.ts";

test.each(["Reels x2", "Story (4er)", "Stories x 3", "Story (set of 3)"])(
  "“%s” is the price of a set",
  (header) => {
    expect(readHeader(header).format).toBe("bundle");
  },
);

test.each(["Reel", "Story 1080x1920", "Post 2026", "Maxi reel"])("“%s” is none", (header) => {
  expect(readHeader(header).format).not.toBe("bundle");
});
