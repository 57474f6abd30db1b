import { expect, test } from "vitest";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { goodMeasurement } from "#/content-checks/analysis/measurement.fixtures.ts";
import { checkOrientation, orientationOf } from "./orientation.check.ts";

type Video = NonNullable<Measurement["video"]>;

function checked(video: Partial<Video>, bars: { sides?: number; ends?: number } = {}) {
  const measurement = goodMeasurement();
  Object.assign(measurement.video ?? {}, video);
  measurement.video?.pictures.forEach((one) =>
    Object.assign(one, { barsAtSides: bars.sides ?? 0, barsAboveAndBelow: bars.ends ?? 0 }),
  );
  return checkOrientation(measurement, { orientation: "portrait" });
}

test.each([
  [100, 106, "portrait"],
  [100, 105, "square"],
  [100, 100, "square"],
  [105, 100, "square"],
  [106, 100, "landscape"],
])("a picture of %i × %i is %s", (width, height, orientation) => {
  expect(orientationOf({ width, height })).toBe(orientation);
});

test("the picture is judged as a player shows it: with the shape of its pixels, and turned", () => {
  expect(checked({})).toMatchObject({
    status: "pass",
    message: "Portrait, 1080 × 1920.",
  });
  expect(checked({ codedWidth: 1920, codedHeight: 1080 })).toMatchObject({
    status: "fail",
    reason: "wrong_orientation",
    message: "Landscape, 1920 × 1080: the brief asks for portrait.",
  });
  expect(checked({ codedWidth: 1920, codedHeight: 1080, rotation: 90 })).toMatchObject({
    status: "pass",
    message: "Portrait, 1080 × 1920, turned by 90°.",
  });
  expect(checked({ rotation: 180 }).status).toBe("pass");
  expect(checked({ pixelAspect: 2 }).message).toMatch(/^Landscape, 2160 × 1920/);
  expect(checked({}).measures.map(({ name, value }) => [name, value])).toEqual([
    ["height over width", 1.778],
    ["shown width", 1080],
    ["shown height", 1920],
    ["coded width", 1080],
    ["coded height", 1920],
    ["pixel width over height", 1],
    ["rotation", 0],
  ]);
});

test("bars of more than twelve percent on each side make another shape, where every lit picture has them", () => {
  const fault = checked({}, { sides: 0.13 });

  expect(checked({}, { sides: 0.12 }).status).toBe("pass");
  expect(fault).toMatchObject({
    status: "fail",
    reason: "pillarboxed",
    message: "Portrait, 1080 × 1920, but black bars left and right take 26% of it.",
  });
  expect(fault.measures.at(-1)).toMatchObject({
    name: "black bar on each side",
    value: 0.13,
    threshold: 0.12,
    ok: false,
  });
  expect(checked({}, { ends: 0.3 }).message).toMatch(/black bars above and below take 60%/);
});

test("bars of a turned picture are where the player shows them", () => {
  const lying = { codedWidth: 1920, codedHeight: 1080, rotation: 90 };

  expect(checked(lying, { sides: 0.3 }).message).toMatch(/bars above and below/);
  expect(checked(lying, { ends: 0.3 }).message).toMatch(/bars left and right/);
  expect(checked({ rotation: 180 }, { sides: 0.3 }).message).toMatch(/bars left and right/);
});

test("a picture without bars, or one that is all of one value, decides by the others", () => {
  const measurement = goodMeasurement();
  const pictures = measurement.video?.pictures ?? [];
  pictures.forEach((one) => Object.assign(one, { barsAtSides: 0.3 }));
  const status = () => checkOrientation(measurement, { orientation: "portrait" }).status;

  Object.assign(pictures[0] ?? {}, { barsAtSides: 0, high: 16, low: 16 });
  expect(status()).toBe("fail");
  Object.assign(pictures[1] ?? {}, { barsAtSides: 0 });
  expect(status()).toBe("pass");
  pictures.forEach((one) => Object.assign(one, { barsAtSides: 0.3, high: 16, low: 16 }));
  expect(status()).toBe("pass");
});

const reasonWith = (change: Partial<Measurement>) =>
  checkOrientation({ ...goodMeasurement(), ...change }, { orientation: "square" }).reason;

test("without a wish, a picture or a whole file nothing is judged", () => {
  expect(checkOrientation(goodMeasurement(), {})).toMatchObject({ status: "unknown", reason: "no_rule" });
  expect(reasonWith({ video: null })).toBe("no_video");
  expect(reasonWith({ damaged: true })).toBe("damaged");
  expect(reasonWith({})).toBe("wrong_orientation");
});
