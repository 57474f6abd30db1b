import { array, assert, constantFrom, nat, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_BRIEF, draftOf, lengthFaults, rulesOf } from "./new-check/brief.rules.ts";
import { askedFor, captionPieces, checkLines, clock, firstOpen, neighbour } from "./content-checks.rules.ts";
import { contentCheck } from "./content-checks.fixtures.ts";
import { typeAt, waveBars } from "./review/timeline.rules.ts";
import { refuseFile } from "./new-check/video-files.ts";

test("a caption cut for its evidence is still the whole caption", () => {
  const span = record({
    start: nat(40),
    length: nat(10),
    role: constantFrom("found" as const, "wrong" as const),
  });

  assert(
    property(string({ maxLength: 50 }), array(span), option(nat(60)), (caption, spans, cutAt) => {
      const marks = spans.map(({ start, length, role }) => ({
        source: "caption" as const,
        start,
        end: start + length,
        text: "",
        role,
      }));
      const pieces = captionPieces(caption, marks, cutAt);
      expect(pieces.map((piece) => piece.text).join("")).toBe(caption);
      expect(pieces.filter((piece) => piece.isFolded).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("evidence against wins where two pieces of evidence meet, and the fold is marked once", () => {
  const spans = [
    { source: "caption", start: 0, end: 8, text: "#ad #spf", role: "found" },
    { source: "caption", start: 0, end: 3, text: "#ad", role: "wrong" },
  ] as const;

  expect(captionPieces("#ad #spf and more", [...spans], 12)).toEqual([
    { start: 0, text: "#ad", role: "wrong", isFolded: false },
    { start: 3, text: " #spf", role: "found", isFolded: false },
    { start: 8, text: " and", role: null, isFolded: false },
    { start: 12, text: " more", role: null, isFolded: true },
  ]);
});

test("while a video is read the ten lines are there without an answer", () => {
  const lines = checkLines(contentCheck({ state: "checking", checks: [] }));

  expect(lines.map((line) => line.label)).toHaveLength(10);
  expect(lines.every((line) => line.status === null)).toBe(true);
});

test("a person's answer goes before the machine's, and the first failed line is open", () => {
  const check = contentCheck({
    overrides: {
      orientation_correctness: {
        status: "fail",
        reason: "Cropped",
        by: "Ana",
        at: "2026-11-21T10:00:00.000Z",
      },
    },
  });

  const lines = checkLines(check);

  expect(lines.find((line) => line.field === "orientation_correctness")).toMatchObject({
    status: "fail",
    check: { status: "pass" },
  });
  expect(firstOpen(lines)).toBe("orientation_correctness");
});

test("the brief shows only what was asked for", () => {
  expect(askedFor({})).toEqual([]);
  expect(
    askedFor({
      handles: ["@glow.co"],
      duration: { min: 15, max: 30 },
      materialConnection: true,
      platform: "tiktok",
    }),
  ).toEqual([
    { label: "Handles", value: "@glow.co" },
    { label: "Label", value: "strictest of all markets" },
    { label: "Length", value: "15–30 s" },
    { label: "Network", value: "TikTok" },
  ]);
});

test("a brief that is typed, stored and opened again asks for the same", () => {
  const typed = {
    ...EMPTY_BRIEF,
    handles: "@glow.co, fern",
    hashtags: "#launch#spf",
    isPaid: "yes" as const,
    market: "DE",
    max: "30,5",
  };

  expect(rulesOf(EMPTY_BRIEF)).toEqual({});
  expect(rulesOf(draftOf(rulesOf(typed)))).toEqual(rulesOf(typed));
  expect(rulesOf(typed)).toMatchObject({ handles: ["glow.co", "fern"], duration: { max: 30.5 } });
});

function lengths(min: string, max: string) {
  return lengthFaults({ ...EMPTY_BRIEF, min, max });
}

test("a length that is no number, or ends before it begins, is named and never dropped in silence", () => {
  expect(lengths("", "")).toEqual({});
  expect(lengths("2,5", "60")).toEqual({});
  expect(lengths("abc", "-3")).toEqual({
    min: "Enter seconds, such as 15 or 2.5",
    max: "Enter seconds, such as 15 or 2.5",
  });
  expect(lengths("60", "15")).toEqual({ max: "This is below the shortest length" });
});

test("next and previous stop at the ends of the queue", () => {
  const items = [contentCheck({ id: "00000000-0000-4000-8000-000000000001" }), contentCheck({})];

  expect(neighbour(items, items[0]?.id ?? null, 1)?.id).toBe(items[1]?.id);
  expect(neighbour(items, items[1]?.id ?? null, 1)).toBeNull();
  expect(neighbour(items, null, -1)).toBeNull();
});

test("positions have two digits each", () => {
  expect([0, 9.9, 75, 3600].map(clock)).toEqual(["00:00", "00:09", "01:15", "60:00"]);
});

test("silence is a thin line, and sound of an unknown type has none", () => {
  const bars = waveBars([-120, -60, -30, 0], 48);

  expect(bars.map((bar) => bar.height)).toEqual([2, 2, 24, 48]);
  expect(typeAt(null, 1)).toBeNull();
});

test("a file that is no video, empty or too large is refused before it is read", () => {
  expect(refuseFile({ name: "notes.txt", size: 10 })).toContain("Choose mp4");
  expect(refuseFile({ name: "clip.mp4", size: 0 })).toContain("empty");
  expect(refuseFile({ name: "clip.mp4", size: 3 * 1024 ** 3 })).toContain("2 GB");
  expect(refuseFile({ name: "CLIP.MOV", size: 10 })).toBeNull();
});
