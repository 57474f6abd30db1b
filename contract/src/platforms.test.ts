import { expect, test } from "vitest";
import { FILTER_PLATFORMS } from "./discovery/filters.ts";
import { platformLabel } from "./platforms.ts";

test("every platform that a filter may name has its own spelling", () => {
  expect(FILTER_PLATFORMS.map(platformLabel)).toEqual([
    "Instagram",
    "YouTube",
    "TikTok",
    "LinkedIn",
    "Twitch",
    "X",
    "Facebook",
    "Snapchat",
    "Pinterest",
    "Threads",
  ]);
});

test("a platform that nobody knows stays as it is written", () => {
  expect(platformLabel("newnet")).toBe("newnet");
});
