import { expect, test } from "vitest";
import { importSource } from "./import-history.ts";

test("the counts of an import say what became of each row", () => {
  const rows = { read: 1_204, created: 1_000, updated: 200, unchanged: 1, skipped: 2, failed: 1 };

  const source = importSource(
    { rows, creators: 1_190 },
    { name: "list.csv", at: "2026-11-20T09:00:00.000Z" },
  );

  expect(source).toMatchObject({
    sample: "1,204 rows",
    source: "list.csv",
    asOf: "2026-11-20T09:00:00.000Z",
  });
  expect(source.inputs.map(({ value }) => value)).toEqual(["1,190", "1,000", "200", "1", "2", "1"]);
});
