import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { CHECK_FIELDS, CHECK_LABELS } from "@app/contract/content-checks/schemas";
import { CheckList } from "./CheckList.tsx";
import { contentCheck } from "#/features/content-checks/content-checks.fixtures.ts";

// Fetched here, so that the first press does not wait for a busy machine.
beforeAll(() => import("#/ui/text/FigurePopover.tsx"));

const actions = () => ({
  onSeek: vi.fn<(seconds: number) => void>(),
  onCaption: vi.fn<(start: number) => void>(),
  onOverride: vi.fn<() => void>(),
  onFeedback: vi.fn<(text: string) => void>(),
});

test("each of the ten has the specification's label and a state in words", () => {
  render(<CheckList check={contentCheck({})} mayReview actions={actions()} />);

  const rows = screen.getAllByRole("listitem");
  expect(rows).toHaveLength(10);
  for (const [index, field] of CHECK_FIELDS.entries()) {
    const row = within(rows[index] ?? document.body);
    expect(row.getByText(CHECK_LABELS[field])).toBeTruthy();
    expect(row.getByText(field === "hate_speech" ? "Not checked" : "Passed")).toBeTruthy();
  }
});

test("while the video is read every line says Checking", () => {
  render(
    <CheckList
      check={contentCheck({ state: "checking", checks: [], progress: 0.4 })}
      mayReview
      actions={actions()}
    />,
  );

  expect(screen.getAllByText("Checking")).toHaveLength(10);
  expect(screen.getByRole("status").textContent).toBe("Reading, 40%");
});

test("evidence leads to the second of the video and to the word of the caption", () => {
  const asked = actions();
  const check = contentCheck({});
  const [handles, , , , , , , , duration] = check.checks;
  handles?.spans.push({ source: "caption", start: 5, end: 13, text: "@glow.co", role: "found" });
  duration?.moments.push({ t0: 30, t1: 34, note: "over 30 s" });
  render(<CheckList check={check} mayReview actions={asked} />);

  fireEvent.click(screen.getByRole("button", { name: "At 6: show @glow.co in the caption" }));
  fireEvent.click(screen.getByRole("button", { name: "00:30, over 30 s: show it" }));

  expect(asked.onCaption).toHaveBeenCalledWith(5);
  expect(asked.onSeek).toHaveBeenCalledWith(30);
});

test("an open line can be decided differently, but not by somebody who only reads", () => {
  const { rerender } = render(<CheckList check={contentCheck({})} mayReview actions={actions()} />);

  fireEvent.click(screen.getByRole("button", { name: /Correct Handles tagged/u, expanded: false }));
  expect(screen.getByRole("button", { name: "Override with a reason" })).toBeTruthy();
  rerender(<CheckList check={contentCheck({})} mayReview={false} actions={actions()} />);

  expect(screen.queryByRole("button", { name: "Override with a reason" })).toBeNull();
});

test("a measure and its limit open where they come from", async () => {
  const check = contentCheck({ engine: { name: "herald", version: "2" } });
  const quality = check.checks.find(({ field }) => field === "quality_high");
  quality?.measures.push({
    name: "short side",
    value: 360,
    unit: "px",
    threshold: 720,
    comparator: "at least",
    ok: false,
  });
  render(<CheckList check={check} mayReview={false} actions={actions()} />);
  fireEvent.click(screen.getByRole("button", { name: /High Quality Video/u, expanded: false }));

  expect(screen.getByRole("button", { name: "Limit of short side: at least 720 px" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "short side: 360 px" }));

  const origin = within(await screen.findByRole("dialog", { name: "Where this figure comes from" }));
  expect(origin.getByText("High Quality Video: short side")).toBeTruthy();
  expect(origin.getByText("herald 2")).toBeTruthy();
});
