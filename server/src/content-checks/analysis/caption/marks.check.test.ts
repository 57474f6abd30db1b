import { expect, test } from "vitest";
import { checkHandles, checkHashtags } from "./marks.check.ts";

test("all required handles in the caption pass, whatever their case, each with its place", () => {
  const check = checkHandles("Morning with @Glow.Co and @fern!", { handles: ["@glow.co", " fern "] });

  expect(check).toMatchObject({ status: "pass", reason: null, confidence: 1 });
  expect(check.spans).toEqual([
    { source: "caption", start: 13, end: 21, text: "@Glow.Co", role: "found" },
    { source: "caption", start: 26, end: 31, text: "@fern", role: "found" },
  ]);
});

test("a misspelt handle fails and is shown as a near miss", () => {
  const check = checkHandles("Morning with @glowco", { handles: ["glow.co"] });

  expect(check).toMatchObject({
    status: "fail",
    reason: "missing",
    message: "@glow.co is missing; “@glowco” comes close to it.",
    spans: [{ start: 13, end: 20, text: "@glowco", role: "near_miss" }],
  });
});

test("a handle that is only part of an address is missing", () => {
  const check = checkHandles("write to hello@glow.co", { handles: ["glow.co"] });

  expect(check).toMatchObject({ status: "fail", reason: "missing", spans: [] });
});

test("a forbidden handle fails even when the required ones are there", () => {
  const check = checkHandles("@glow.co beats @rival", { handles: ["glow.co"], forbiddenHandles: ["rival"] });

  expect(check).toMatchObject({ status: "fail", reason: "forbidden" });
  expect(check.spans.filter((span) => span.role === "wrong")).toEqual([
    { source: "caption", start: 15, end: 21, text: "@rival", role: "wrong" },
  ]);
});

test("a caption with more mentions than Instagram allows fails", () => {
  const many = Array.from({ length: 21 }, (_one, index) => `@person${index}`).join(" ");

  const check = checkHandles(many, { platform: "instagram", handles: ["person1"] });

  expect(check).toMatchObject({ status: "fail", reason: "too_many" });
});

test("without a wish or without a caption nothing is judged, and the reason says which", () => {
  expect(checkHandles("@glow.co", {})).toMatchObject({ status: "unknown", reason: "no_rule" });
  expect(checkHandles(null, { handles: ["glow.co"] })).toMatchObject({
    status: "unknown",
    reason: "no_caption",
  });
  expect(checkHashtags("#launch", { hashtags: ["", " "] })).toMatchObject({ reason: "no_rule" });
});

test("hashtags of the brief may carry the sign, and several may stand in one entry", () => {
  const check = checkHashtags("So good #Launch #SPF50", { hashtags: ["#launch #spf50"] });

  expect(check).toMatchObject({ status: "pass", message: "Found in the caption: #launch, #spf50." });
});

test("hashtags run together count on Instagram and are missing on X", () => {
  const caption = "So good #launch#spf50";

  expect(checkHashtags(caption, { platform: "instagram", hashtags: ["spf50"] }).status).toBe("pass");
  expect(checkHashtags(caption, { platform: "x", hashtags: ["spf50"] }).status).toBe("fail");
});

test("a word without the sign is no hashtag", () => {
  expect(checkHashtags("a launch to remember", { hashtags: ["launch"] })).toMatchObject({
    status: "fail",
    reason: "missing",
  });
});
