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

const handlesMessage = (caption: string | null, rules: Parameters<typeof checkHandles>[1]) =>
  checkHandles(caption, rules).message;

test("each answer is a sentence of what was found, what is missing and what is too much", () => {
  expect(handlesMessage("@glow.co and @fern", { handles: ["glow.co", "fern"] })).toBe(
    "Found in the caption: @glow.co, @fern.",
  );
  expect(handlesMessage("hello", { handles: ["glow.co", "fern"] })).toBe(
    "@glow.co is missing from the caption. @fern is missing from the caption.",
  );
  expect(handlesMessage("hello", { forbiddenHandles: ["rival"] })).toBe(
    "None of the ruled-out handles is in the caption.",
  );
  expect(handlesMessage("@rival @Rival @foe", { forbiddenHandles: ["rival", "foe"] })).toBe(
    "The caption names @Rival, @foe, which the brief rules out.",
  );
  expect(handlesMessage(null, { handles: ["glow.co"] })).toBe("There is no caption to look for handles in.");
  expect(handlesMessage("hello", {})).toBe("The brief asks for no handle.");
  expect(checkHashtags(null, { hashtags: ["a"] }).message).toBe(
    "There is no caption to look for hashtags in.",
  );
  expect(checkHashtags("x", {}).message).toBe("The brief asks for no hashtag.");
});

const manyMarks = (sign: string, count: number) =>
  Array.from({ length: count }, (_one, index) => `${sign}name${index}`).join(" ");

const manyHandles = (count: number) =>
  checkHandles(manyMarks("@", count), { platform: "instagram", handles: ["name1"] });
const manyTags = (count: number, platform: "instagram" | "youtube" | "tiktok") =>
  checkHashtags(manyMarks("#", count), { platform, hashtags: ["name1"] });

test("twenty mentions and thirty hashtags are what Instagram allows, sixty hashtags what YouTube does", () => {
  expect([manyHandles(20).reason, manyHandles(21).reason]).toEqual([null, "too_many"]);
  expect(manyHandles(21).message).toBe("The caption has 21 handles; the network allows 20.");
  expect([manyTags(30, "instagram").reason, manyTags(31, "instagram").reason]).toEqual([null, "too_many"]);
  expect([manyTags(60, "youtube").reason, manyTags(61, "youtube").reason]).toEqual([null, "too_many"]);
  expect(manyTags(99, "tiktok").reason).toBeNull();
});

const handleMeasures = (platform: "instagram" | "tiktok") =>
  checkHandles("@glow.co @x1", { platform, handles: ["glow.co", "GLOW.CO", "fern"] }).measures.map(
    ({ name, value, threshold, comparator, ok }) => [name, value, comparator, threshold, ok],
  );

test("the figures say how many were found and how many there are", () => {
  expect(handleMeasures("instagram")).toEqual([
    ["handles found", 1, "at least", 2, false],
    ["handles in the caption", 2, "at most", 20, true],
  ]);
  expect(handleMeasures("tiktok")[1]).toEqual(["handles in the caption", 2, null, null, null]);
  expect(checkHandles("@a", { handles: ["a"] }).rule).toMatchObject({ id: "caption.handles", version: "1" });
  expect(checkHashtags("#a", { hashtags: ["a"] }).rule).toMatchObject({
    id: "caption.hashtags",
    version: "1",
  });
});
