import { expect, test } from "vitest";
import { measurePicture } from "./picture-measures.ts";
import type { Luma } from "./picture-measures.ts";

/** A picture from the value of each pixel. */
function picture(width: number, height: number, pixel: (x: number, y: number) => number): Luma {
  const data = Uint8Array.from({ length: width * height }, (_one, at) =>
    pixel(at % width, Math.floor(at / width)),
  );
  return { width, height, data };
}

const flat = (value: number, width = 64, height = 64) => picture(width, height, () => value);
const measured = (luma: Luma) => measurePicture(luma, null, 3);

test("a flat picture has its value everywhere, no noise, no blocks, no bars and no sharp step", () => {
  expect(measured(flat(90))).toEqual({
    t: 3,
    mean: 90,
    low: 90,
    high: 90,
    blur: 1,
    noise: 0,
    blockiness: 1,
    change: null,
    barsAtSides: 0,
    barsAboveAndBelow: 0,
  });
});

test("brightness is the mean, and two of a hundred pixels at either end do not count", () => {
  const spotted = (count: number) =>
    picture(100, 10, (x, y) => (y === 0 && x < count ? 0 : y === 9 && x < count ? 255 : 100));

  expect(measured(picture(10, 10, (x) => (x < 5 ? 50 : 150))).mean).toBe(100);
  expect(measured(spotted(19))).toMatchObject({ low: 100, high: 100 });
  expect(measured(spotted(21))).toMatchObject({ low: 0, high: 255 });
  expect(measured(spotted(20))).toMatchObject({ low: 0, high: 100 });
});

test("stripes are sharp, and a slope is soft, along either side", () => {
  const stripes = picture(64, 64, (x) => (x % 2 === 0 ? 0 : 200));
  const slope = picture(64, 64, (x) => 2 * x);
  const lying = picture(64, 64, (_x, y) => 2 * y);

  expect(measured(stripes).blur).toBe(1);
  expect(measured(picture(64, 64, (x, y) => ((x + y) % 2 === 0 ? 0 : 200))).blur).toBeCloseTo(1 / 9, 2);
  expect(measured(slope).blur).toBe(1);
  expect(measured(lying).blur).toBe(1);
});

const blurOf = (luma: Luma) => measured(luma).blur;

test("one edge across the picture loses what a mean over nine pixels takes of it", () => {
  const upright = picture(64, 64, (x) => (x < 32 ? 0 : 180));
  const both = picture(64, 64, (x, y) => (x < 32 === y < 32 ? 0 : 180));

  expect(blurOf(upright)).toBe(1);
  expect(blurOf(both)).toBeCloseTo(1 / 9, 10);
});

/** Noise of plus or minus so much on grey, in a fixed order that has no rows. */
const noisy = (amount: number, width = 68, height = 68) =>
  picture(
    width,
    height,
    (x, y) => 128 + (((x * 7919 + y * 104_729 + x * y * 31) % 97) % 2 === 0 ? amount : -amount),
  );

test("noise grows with what is added to a calm picture, and texture beside a calm quarter is none", () => {
  const texture = noisy(40, 132, 132);
  const calmUpTo = (right: number) =>
    measured(picture(132, 132, (x, y) => (x < right && y < 66 ? 128 : (texture.data[y * 132 + x] ?? 0))))
      .noise;

  expect(measured(noisy(2)).noise / measured(noisy(1)).noise).toBeCloseTo(2, 5);
  expect(measured(noisy(4)).noise).toBeGreaterThan(2);
  expect(measured(noisy(4)).noise).toBeLessThan(8);
  expect(calmUpTo(100)).toBe(0);
  expect(calmUpTo(66)).toBeGreaterThan(10);
  expect(measured(noisy(9, 16, 16)).noise).toBe(0);
});

test("a chessboard of single pixels has the noise of its formula", () => {
  const board = picture(64, 64, (x, y) => ((x + y) % 2 === 0 ? 101 : 100));

  expect(measured(board).noise).toBeCloseTo((Math.sqrt(Math.PI / 2) * 8) / 6, 10);
});

test("steps at the edges of blocks of eight stand out against those inside", () => {
  const blocks = picture(64, 8, (x) => 20 * Math.floor(x / 8) + (x % 8));
  const shifted = picture(64, 8, (x) => 20 * Math.floor((x + 4) / 8) + ((x + 4) % 8));

  expect(measured(blocks).blockiness).toBeCloseTo(13, 10);
  expect(measured(shifted).blockiness).toBeLessThan(1);
  expect(measured(picture(8, 8, (x) => 9 * x)).blockiness).toBe(1);
});

test("change is the mean difference from the picture before, of the same size only", () => {
  expect(measurePicture(flat(90), flat(100), 0).change).toBe(10);
  expect(measurePicture(flat(100), flat(90), 0).change).toBe(10);
  expect(
    measurePicture(
      picture(10, 10, (x) => (x < 5 ? 90 : 100)),
      flat(90, 10, 10),
      0,
    ).change,
  ).toBe(5);
  expect(measurePicture(flat(90), flat(90), 0).change).toBe(0);
  expect(measurePicture(flat(90), flat(90, 32, 32), 0).change).toBeNull();
});

/** A bright picture with dark lines at its sides. */
const barred = (left: number, right: number, top: number, bottom: number, dark = 24) =>
  picture(100, 50, (x, y) => (x < left || x >= 100 - right || y < top || y >= 50 - bottom ? dark : 200));

const barsOf = (luma: Luma) => {
  const { barsAtSides, barsAboveAndBelow } = measured(luma);
  return [barsAtSides, barsAboveAndBelow];
};

test("black bars are as wide as the thinner of the two, and dark up to 24", () => {
  expect(barsOf(barred(10, 20, 0, 0))).toEqual([0.1, 0]);
  expect(barsOf(barred(20, 10, 0, 0))).toEqual([0.1, 0]);
  expect(barsOf(barred(0, 0, 5, 10))).toEqual([0, 0.1]);
  expect(barsOf(barred(0, 0, 10, 5))).toEqual([0, 0.1]);
  expect(barsOf(barred(10, 0, 0, 0))).toEqual([0, 0]);
  expect(barsOf(barred(10, 10, 5, 5, 25))).toEqual([0, 0]);
  expect(barsOf(flat(0))).toEqual([0, 0]);
});
