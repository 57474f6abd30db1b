import { expect, test } from "vitest";
import { checksSource } from "./content-checks-sources.ts";

test("answers of several drafts are counted together", () => {
  const drafts = [
    { passed: 7, failed: 0, unknown: 3 },
    { passed: 2, failed: 5, unknown: 3 },
  ];

  expect(checksSource(drafts)).toMatchObject({
    inputs: [
      { label: "Passed", value: "9" },
      { label: "Failed", value: "5" },
      { label: "Not checked", value: "6" },
    ],
    sample: "2 drafts",
  });
});
