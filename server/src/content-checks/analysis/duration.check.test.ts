import { expect, test } from "vitest";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import { checkDuration } from "./duration.check.ts";
import type { Measurement } from "./measurement.ts";
import { goodMeasurement } from "./measurement.fixtures.ts";

function checked(
  durationS: number,
  duration: ContentRules["duration"],
  {
    frameRate = 30,
    soundS = 10,
    damaged = false,
  }: { frameRate?: number | null; soundS?: number | null; damaged?: boolean } = {},
) {
  const measurement: Measurement = { ...goodMeasurement(), damaged };
  Object.assign(measurement.video ?? {}, { durationS, frameRate });
  if (soundS === null) measurement.audio = null;
  else Object.assign(measurement.audio ?? {}, { durationS: soundS });
  return checkDuration(measurement, duration ? { duration } : {});
}

test("a length is right within half a second, and says what was asked for", () => {
  expect(checked(10.5, { max: 10 })).toMatchObject({
    status: "pass",
    message: "The video lasts 10.5 s, the brief asks for at most 10 s.",
  });
  expect(checked(10.51, { max: 10 })).toMatchObject({
    status: "fail",
    reason: "too_long",
    message: "Too long: 10.5 s, the brief asks for at most 10 s.",
    moments: [{ t0: 10, t1: 10.51, note: "over 10 s" }],
  });
  expect(checked(9.5, { min: 10 })).toMatchObject({
    status: "pass",
    message: expect.stringMatching(/for at least 10 s\.$/),
  });
  expect(checked(9.49, { min: 10 })).toMatchObject({ status: "fail", reason: "too_short", moments: [] });
  expect(checked(15, { min: 10, max: 20 }).message).toMatch(/for 10–20 s\.$/);
});

test("a slow video may be one frame off, where that is more than half a second", () => {
  expect(checked(12, { max: 10 }, { frameRate: 0.5 }).status).toBe("pass");
  expect(checked(12.1, { max: 10 }, { frameRate: 0.5 }).status).toBe("fail");
  expect(checked(10.6, { max: 10 }, { frameRate: null }).status).toBe("fail");
  expect(checked(10.5, { max: 10 }, { frameRate: null }).status).toBe("pass");
});

const measuresShown = (...args: Parameters<typeof checked>) =>
  checked(...args).measures.map(({ name, value, comparator, threshold }) => [
    name,
    value,
    comparator,
    threshold,
  ]);

test("what was measured is shown with the limits that were asked for", () => {
  expect(measuresShown(15, { min: 10, max: 20 })).toEqual([
    ["length", 15, "at least", 9.5],
    ["length", 15, "at most", 20.5],
    ["tolerance", 0.5, null, null],
    ["length of the sound", 10, null, null],
  ]);
  expect(measuresShown(15, { min: 10 }, { soundS: null })).toEqual([
    ["length", 15, "at least", 9.5],
    ["tolerance", 0.5, null, null],
  ]);
  expect(measuresShown(15, { max: 20 }, { soundS: null })[0]).toEqual(["length", 15, "at most", 20.5]);
});

const messageOf = (soundS: number | null) => checked(10, { max: 20 }, { soundS }).message;

test("sound that goes on for more than a second after the picture is worth a note", () => {
  expect(messageOf(11)).not.toMatch(/sound/);
  expect(messageOf(11.1)).toMatch(/20 s\. The sound goes on longer than the picture\.$/);
  expect(messageOf(null)).not.toMatch(/sound/);
});

test("without a wish, a picture or a whole file nothing is judged", () => {
  const none = { ...goodMeasurement(), video: null };

  expect(checked(10, undefined)).toMatchObject({ status: "unknown", reason: "no_rule" });
  expect(checked(10, {})).toMatchObject({
    status: "unknown",
    reason: "no_rule",
    rule: { id: "picture.duration" },
  });
  expect(checkDuration(none, { duration: { max: 5 } })).toMatchObject({
    status: "unknown",
    reason: "no_video",
  });
  expect(checked(99, { max: 5 }, { damaged: true })).toMatchObject({ status: "unknown", reason: "damaged" });
});
