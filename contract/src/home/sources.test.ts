import { expect, test } from "vitest";
import { dueSource, sampleSource } from "./sources.ts";

test("what is due says how much of it is late, and when it was counted", () => {
  const source = dueSource({ total: 5, late: 2, takenAt: "2026-11-21T09:00:00.000Z" });

  expect(source).toMatchObject({ sample: "5 deliverables", asOf: "2026-11-21T09:00:00.000Z" });
  expect(source.definition).toContain("within 14 days");
  expect(source.inputs).toEqual([
    { label: "Late", value: "2" },
    { label: "Due", value: "3" },
  ]);
});

test("the creators of the sample are said to be invented", () => {
  expect(sampleSource(5_000)).toMatchObject({
    sample: "5,000 creators",
    source: "Sample data, invented",
  });
});
