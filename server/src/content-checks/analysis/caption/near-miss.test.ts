import { expect, test } from "vitest";
import { captionCut } from "./caption-cut.ts";
import { nearestMiss } from "./near-miss.ts";

const missOf = (wanted: string, ...names: string[]) =>
  nearestMiss(
    wanted,
    names.map((name) => ({ name })),
  )?.name ?? null;

test("a word within two slips of a longer one, or one of a shorter one, is a slip of it", () => {
  expect(missOf("glow.co", "glowco")).toBe("glowco");
  expect(missOf("glow.co", "gl0wco")).toBe("gl0wco");
  expect(missOf("glow.co", "glwo.co")).toBe("glwo.co");
  expect(missOf("glow.co", "gl0wc0x")).toBeNull();
  expect(missOf("fern", "fren")).toBe("fren");
  expect(missOf("fern", "frn1")).toBeNull();
  expect(missOf("spf50", "spf5O")).toBe("spf5O");
  expect(missOf("spf", "spg")).toBe("spg");
  expect(missOf("ad", "ads")).toBeNull();
});

test("the nearest counts, the first of equals, and the word itself in any case or width is no slip", () => {
  expect(missOf("glow.co", "gl0wco", "glowco", "glow_co")).toBe("glowco");
  expect(missOf("glow.co", "GLOW.CO", "ｇｌｏｗ.co")).toBeNull();
  expect(missOf("glow.co")).toBeNull();
});

test.each<[string, Parameters<typeof captionCut>, number | null]>([
  ["a short caption is shown whole", ["short", "instagram"], null],
  ["a caption of 125 characters is shown whole", ["x".repeat(125), "instagram"], null],
  ["a longer one is cut there", ["x".repeat(126), "instagram"], 125],
  ["a fourth line is hidden", ["a\nb\nc\nd", "tiktok"], 5],
  ["three lines are shown", ["a\nb\nc", "youtube"], null],
  ["what people see as one character is one", ["👩‍👩‍👧".repeat(126), "instagram"], "👩‍👩‍👧".length * 125],
  ["the first of both limits cuts", [`${"x".repeat(130)}\nb\nc\nd`, "instagram"], 125],
  ["X cuts nothing", ["x".repeat(500), "x"], null],
  ["without a network Instagram's limit holds", ["x".repeat(126), undefined], 125],
])("%s", (_, [caption, network], fold) => {
  expect(captionCut(caption, network)).toBe(fold);
});
