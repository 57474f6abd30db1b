import { expect, test } from "vitest";
import { reportChartSource, reportCheckSource } from "./sources.ts";

test("the answers of a check say over how many drafts they go, and which are not counted as passed", () => {
  const row = {
    field: "hashtags_correct",
    label: "Correct Hashtags",
    passed: 1,
    failed: 0,
    unknown: 2,
  } as const;

  expect(reportCheckSource(row, { takenAt: "2026-11-21T16:00:00Z" })).toMatchObject({
    label: "Correct Hashtags",
    sample: "3 drafts",
    inputs: [
      { label: "Passed", value: "1" },
      { label: "Failed", value: "0" },
      { label: "Not checked", value: "2" },
    ],
  });
});

test("usual views come from the creators, not from the posts of the campaign", () => {
  const chart = {
    id: "average-views",
    title: "Mia usually gets the most views",
    measure: "Average views of a creator’s recent posts, before the campaign.",
    shape: "bars",
    unit: "count",
    points: [{ label: "Mia", value: 9_150, note: "" }],
  } as const;

  expect(
    reportChartSource(
      { ...chart, points: [...chart.points] },
      { takenAt: "2026-11-21T16:00:00Z", method: [] },
    ),
  ).toMatchObject({
    inputs: [{ label: "Mia", value: "9.15K" }],
    source: "Creators of this workspace",
  });
});
