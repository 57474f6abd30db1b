import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { ChartFrame } from "./ChartFrame.tsx";

const SOURCE = {
  metric: "forecast.reach",
  label: "People reached",
  definition: "How many different people see the content.",
  inputs: [],
  sample: null,
  asOf: null,
  source: null,
};
const POINTS = [
  { label: "Week 1", value: 900, low: 700, high: 1_200 },
  { label: "Week 2", value: null },
];

// Fetched here, so that the first press does not wait for a busy machine.
beforeAll(() => import("#/ui/text/FigurePopover.tsx"));

function show(source?: typeof SOURCE) {
  render(
    <ChartFrame
      title="Likely 900"
      measure="people by week"
      summary="Grows"
      points={POINTS}
      format={(value) => (value === null ? "NA" : String(value))}
      {...(source && { source })}
    >
      {() => <p>drawing</p>}
    </ChartFrame>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Table" }));
}

test("every figure of a chart’s table opens its origin, ranges too", async () => {
  show(SOURCE);

  expect(screen.getByRole("button", { name: "Week 1: 900" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Week 2: NA" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Range, Week 1: 700–1200" }));

  expect(await screen.findByText(SOURCE.definition)).toBeTruthy();
});

test("without an origin the table is text", () => {
  show();

  expect(screen.getByText("900")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /900/u })).toBeNull();
});
