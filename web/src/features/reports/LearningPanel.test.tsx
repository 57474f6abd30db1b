import type { Learning, Lesson } from "@app/contract/strategy/learning";
import { render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { LearningPanel } from "./LearningPanel.tsx";

afterEach(() => vi.unstubAllGlobals());

function lesson(id: string, value: number | null, sentence: string): Lesson {
  const source = { metric: `learning.${id}`, label: id, definition: "", inputs: [], sample: "", source: "" };
  return {
    figure: {
      id,
      label: `Width of ${id}`,
      value,
      unit: "share",
      currency: null,
      note: value === null ? "Needs a fee" : "of the width before 10 campaigns",
      source: { ...source, asOf: "2026-11-02T05:10:00.000Z" },
    },
    isNarrower: value === null ? null : value < 100,
    sentence,
  };
}

test("a range that did not get narrower is said once, in a sentence with its origin", async () => {
  const learning: Learning = {
    lessons: [
      lesson("views", 141, "After 10 campaigns of your own, forecasts of views are 41% wider."),
      lesson("prices", null, "No fee of your own says yet what creators cost."),
    ],
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(learning)));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LearningPanel />
    </SWRConfig>,
  );

  await screen.findByRole("button", { name: /are 41% wider/u });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getByText("No fee of your own says yet what creators cost.")).toBeTruthy();
});
