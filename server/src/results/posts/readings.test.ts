import {
  assert,
  constantFrom,
  date,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import { currentFigures, NO_FIGURES, withFalls } from "./readings.ts";

const count = option(integer({ min: 0, max: 1_000_000 }));
const reading = record({
  takenAt: date({ min: new Date("2026-11-01"), max: new Date("2026-11-03"), noInvalidDate: true }).map(
    (at) => new Date(`${at.toISOString().slice(0, 13)}:00:00Z`),
  ),
  source: constantFrom("manual", "import", "studio"),
  views: count,
  impressions: count,
  reach: count,
  likes: count,
  comments: count,
  saves: count,
  shares: count,
  clicks: count,
});
const readings = uniqueArray(reading, {
  maxLength: 12,
  selector: ({ takenAt, source }) => `${takenAt.toISOString()} ${source}`,
});

test("readings in any order give the same figures and the same falls", () => {
  assert(
    property(
      readings.chain((all) =>
        shuffledSubarray(all, { minLength: all.length }).map((other) => ({ all, other })),
      ),
      ({ all, other }) => {
        expect(currentFigures(other)).toEqual(currentFigures(all));
        expect(withFalls(other)).toEqual(withFalls(all));
      },
    ),
    { seed: 5 },
  );
});

test("of one moment what a person read counts", () => {
  const takenAt = new Date("2026-11-02T12:00:00Z");
  const both = [
    { ...NO_FIGURES, takenAt, source: "manual", views: 7 },
    { ...NO_FIGURES, takenAt, source: "studio", views: 9, likes: 2 },
  ];

  expect(currentFigures(both).figures).toMatchObject({ views: 7, likes: 2 });
});

test("a post without a reading has no figures", () => {
  expect(currentFigures([])).toEqual({ figures: NO_FIGURES, at: null });
});
